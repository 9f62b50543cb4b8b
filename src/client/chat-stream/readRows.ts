import { isJsonObject } from '../json/isJsonObject.js';
import { isExactDecimal, isUnsafeInteger } from '../json/parseExactJson.js';
import type { CellValue, ColumnType, JsonObject, ResultColumn, ResultRow } from './QueryRows.js';

/**
 * True if the rows would expand to far more cells than were received: each row has other columns, or many short rows follow a long
 * one. A megabyte of those would become gigabytes.
 */
export function isOverfull(schema: unknown, rows: readonly RawRow[]): boolean {
  const declared = Array.isArray(schema) ? schema.length : 0;
  const widest = rows.reduce((width, row) => (isRowList(row) ? Math.max(width, row.length) : width), declared);
  const columns = declared === 0 ? Math.max(widest, namesIn(rows).length) : widest;
  return columns * rows.length > maxCells;
}

/**
 * The columns of a schema. Without one, rows that are objects name their columns, and others are numbered. An annotation adds what it
 * says about members.
 */
export function readColumns(schema: unknown, rows: readonly RawRow[], annotation: JsonObject = {}): readonly ResultColumn[] {
  const declared = Array.isArray(schema) ? schema.map(readColumn) : [];
  const named = declared.length === 0 ? namesIn(rows).map((name) => untyped(name)) : declared;
  const width = rows.reduce((widest, row) => (isRowList(row) ? Math.max(widest, row.length) : widest), named.length);
  const numbered = Array.from({ length: width - named.length }, (_, index) => untyped(`column ${named.length + index + 1}`));
  const members = new Map(
    Object.values(annotation)
      .filter(isJsonObject)
      .flatMap(Object.entries<unknown>),
  );
  return inferTypes(
    [...named, ...numbered].map((column) => annotated(column, members.get(column.name))),
    rows,
  );
}

function annotated(column: ResultColumn, annotation: unknown): ResultColumn {
  if (!isJsonObject(annotation)) return column;
  const { type, aggType, aggregation = aggType } = annotation;
  const typed = column.serviceType === '' && typeof type === 'string' ? { serviceType: type, type: columnTypeOf(type) } : {};
  return { ...column, ...typed, ...(typeof aggregation === 'string' && { aggregation }), annotation };
}

/** Types by their values the columns of which the service said nothing; conversion does not depend on it. */
export function inferTypes(columns: readonly ResultColumn[], rows: readonly RawRow[]): readonly ResultColumn[] {
  return columns.map((column, index) =>
    column.serviceType === '' ? { ...column, type: inferType(rows.map((row) => cellOf(row, column.name, index))) } : column,
  );
}

/** A row of values in the order of the columns, each typed by its column. */
export function readRow(row: RawRow, columns: readonly ResultColumn[]): ResultRow {
  return columns.map((column, index) => readCell(cellOf(row, column.name, index), column));
}

/** Rows come as lists of values or as objects. */
export type RawRow = readonly unknown[] | JsonObject;

export function isRawRow(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null;
}

function isRowList(row: RawRow): row is readonly unknown[] {
  return Array.isArray(row);
}

function cellOf(row: RawRow, name: string, index: number): unknown {
  if (isRowList(row)) return row[index];
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function namesIn(rows: readonly RawRow[]): string[] {
  return [...new Set(rows.flatMap((row) => (isRowList(row) ? [] : Object.keys(row))))];
}

function readColumn(field: unknown, index: number): ResultColumn {
  const { name, column_type, columnType, type } = isRawRow(field) && !isRowList(field) ? field : { name: field };
  const serviceType = [column_type, columnType, type].find((word) => typeof word === 'string') ?? '';
  return {
    name: typeof name === 'string' ? name : `column ${index + 1}`,
    type: columnTypeOf(String(serviceType)),
    serviceType: String(serviceType),
  };
}

function untyped(name: string): ResultColumn {
  return { name, type: 'string', serviceType: '' };
}

/** Warehouses differ in their words: `Int64`, `bigint`, `Nullable(Decimal(38, 2))`, `timestamp without time zone`. */
function columnTypeOf(serviceType: string): ColumnType {
  const word = serviceType.toLowerCase().replace(/^(?:(?:nullable|lowcardinality)\()+/, '');
  return columnTypes.find(([pattern]) => pattern.test(word))?.[1] ?? 'string';
}

const columnTypes: readonly (readonly [RegExp, ColumnType])[] = [
  [/\[\]$|^(json|object|array|list|map|struct|record|tuple|variant)/, 'json'],
  [/^(u?int(eger)?\d*|(big|small|tiny|medium|huge)int|(big|small)?serial|long|short|byte)\b/, 'integer'],
  [/^(double|float|decimal|bigdecimal|numeric|number|real|money)/, 'number'],
  [/^bool/, 'boolean'],
  [/^(timestamp|date|time)/, 'time'],
];

function readCell(value: unknown, { type, serviceType }: ResultColumn): CellValue {
  if (value === undefined || value === null || isNotFinite(value)) return null;
  if (typeof value !== 'string') return isCellValue(value) ? value : String(value);
  if (serviceType === '') return isNumberType(type) && isUnsafeInteger(value) ? BigInt(value) : value;
  switch (type) {
    case 'integer':
    case 'number':
      return readNumber(value);
    case 'boolean':
      return readBoolean(value);
    case 'json':
    case 'string':
    case 'time':
      return value;
  }
}

function isNumberType(type: ColumnType): boolean {
  return type === 'integer' || type === 'number';
}

function isNotFinite(value: unknown): boolean {
  return typeof value === 'number' && !Number.isFinite(value);
}

function isCellValue(value: unknown): value is CellValue {
  return ['number', 'bigint', 'boolean', 'object'].includes(typeof value);
}

/** `NaN` and `Infinity`, in any spelling, become gaps. */
function readNumber(text: string): CellValue {
  if (isUnsafeInteger(text)) return BigInt(text);
  if (isExactDecimal(text)) return text;
  if (/^[+-]?(?:nan|inf|infinity)$/i.test(text)) return null;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : text;
}

function readBoolean(text: string): CellValue {
  const word = text.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : text;
}

function inferType(cells: readonly unknown[]): ColumnType {
  const values = cells.filter((cell) => cell !== undefined && cell !== null);
  if (values.length === 0) return 'string';
  const isEach = (test: (value: unknown) => boolean) => values.every(test);
  if (isEach((value) => typeof value === 'boolean')) return 'boolean';
  // Long integers arrive as strings. A column that contains only strings stays text.
  const hasNumbers = values.some((value) => typeof value === 'number');
  const isLong = (value: unknown) => hasNumbers && typeof value === 'string' && isUnsafeInteger(value);
  if (isEach((value) => typeof value === 'bigint' || Number.isInteger(value) || isLong(value))) return 'integer';
  if (isEach((value) => isNumeric(value) || isLong(value))) return 'number';
  if (isEach((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value))) return 'time';
  return isEach((value) => typeof value === 'object') ? 'json' : 'string';
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'bigint' || typeof value === 'number' || (typeof value === 'string' && isExactDecimal(value));
}

/** The most cells that are read at once: 20,000 columns of 100 rows. */
const maxCells = 2_000_000;
