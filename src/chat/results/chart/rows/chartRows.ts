import type { CellValue, ColumnType, QueryRows, ResultColumn } from '../../../../client/chat-stream/QueryRows.js';
import { lazily } from '../../../../react/lazy/lazily.js';
import { shortText } from '../../../../ui/text/shortText.js';
import { type ColumnKind, columnKind } from '../../columns/columnKind.js';
import { columnTitle } from '../../columns/columnTitle.js';
import { uniqueNames } from '../../export/uniqueNames.js';
import { isEmptyCell } from '../../isEmptyCell.js';
import { type NumberStyle, type NumberUnit, numberStyle, unitOf } from '../../numberStyle.js';
import { timeFormatter } from '../../table/columnFormat.js';
import { findTimeGrain, readWallClock, type TimeGrain } from '../../wallClock.js';
import { createWorkCount, type WorkCount } from './createWorkCount.js';
import { markInherited } from './inheritedNames.js';
import { type OrderedNames, orderNames } from './orderNames.js';
import { readNumbers, type WrittenNumbers } from './readNumbers.js';
import { type ChartGrain, type Period, readPeriod } from './readPeriods.js';

/** Rows as a chart needs them: objects keyed by field, numbers as numbers, wall-clock times as UTC milliseconds. */
export interface ChartRows {
  /** By column name. A column that can be read in two ways has two fields. */
  readonly fields: ReadonlyMap<string, ChartField>;
  readonly values: readonly Readonly<Record<string, unknown>>[];
  /** True if reading the rows was stopped because it would have taken too long. Then there are no fields. */
  readonly isTooMuch: boolean;
}

export interface ChartField {
  /** The field's name inside the chart, without characters that mean a path there. */
  readonly alias: string;
  /** The field with the display text, if it differs from the value: for times, empty values, and amounts sent as text. */
  readonly textAlias: string | undefined;
  /** The field to sort names by, if they need another order than the rows. */
  readonly orderAlias: string | undefined;
  /** True if the names form a scale, such as months, whose order a legend keeps. */
  readonly isOrdered: boolean;
  /** The column's name, as used in a spec. Repeated names are numbered. */
  readonly name: string;
  /** The title in axes and tooltips. */
  readonly title: string;
  /** The type of the values, which may differ from the column's. */
  readonly type: ColumnType;
  /** For times: their precision. */
  readonly grain: ChartGrain | undefined;
  /** Returns what the values of the column are. */
  readonly kind: () => ColumnKind;
  /** Returns how its numbers are written, as in the table. */
  readonly style: () => NumberStyle;
  /** True for a field that a transform of the chart makes. */
  readonly isMade?: boolean;
  /** The column as times, if its values are years, months or other periods. */
  readonly asTime: ChartField | undefined;
  /** The column as numbers, if its texts are plain digits. */
  readonly asNumber: ChartField | undefined;
}

/** The words for empty and boolean values. */
export interface ValueWords {
  readonly emptyValue: string;
  readonly yes: string;
  readonly no: string;
}

/**
 * Prepares columns and rows for drawing. How a column is read depends on its values: a text column that contains only times, or only
 * amounts with separators and units, is read as times or numbers. If there are very many cells, only the columns that the spec may refer
 * to are prepared. The work is counted, and stops at a limit.
 */
export function chartRows({ columns, rows }: QueryRows, locale: string, spec?: string, words: ValueWords = plainWords): ChartRows {
  const names = uniqueNames(columns.map(({ name }) => name));
  const work = createWorkCount(maxWork);
  const isMeant = columns.length * rows.length > fewCells && spec !== undefined ? mentionsIn(spec, work) : () => true;
  const values = rows.map((): Record<string, unknown> => ({}));
  const taken = new Set(names);
  const fields: ChartField[] = [];
  for (const [index, given] of columns.entries()) {
    const name = names[index] ?? '';
    if (!work.isOver() && isMeant(name)) {
      const column = { cells: rows.map((row) => row[index]), name, title: columnTitle({ ...given, name }), type: given.type, index, given };
      fields.push(...fieldsOf(column, { values, locale, words, work, freeName: (wanted) => freeName(wanted, taken) }));
    }
    if (work.isOver()) return { fields: new Map(), values: [], isTooMuch: true };
  }
  return { fields: new Map(fields.map((field) => [field.name, field])), values, isTooMuch: false };
}

interface Column {
  readonly cells: readonly (CellValue | undefined)[];
  readonly name: string;
  readonly title: string;
  readonly type: ColumnType;
  readonly index: number;
  readonly given: ResultColumn;
}

interface Place {
  readonly values: Record<string, unknown>[];
  readonly locale: string;
  readonly words: ValueWords;
  readonly work: WorkCount;
  readonly freeName: (wanted: string) => string;
}

/** Returns the field of a column, plus one for each alternative reading. */
function fieldsOf(column: Column, place: Place): readonly ChartField[] {
  const { cells, name, title, index } = column;
  const { values, words, locale, work } = place;
  const isText = column.type === 'string' || column.type === 'time';
  const times = isText ? readTimes(cells, work) : undefined;
  const grain = times && findTimeGrain([...times.values()]);
  const numbers = column.type === 'string' && times === undefined ? readNumbers(cells, () => work.take(unitsOfNumber)) : undefined;
  const amounts = numbers?.isPlain === false ? numbers : undefined;
  const ownType = isText ? 'string' : column.type;
  const type = times !== undefined ? 'time' : amounts !== undefined ? 'number' : ownType;
  const alias = isPlainName.test(name) && markInherited(name) === name ? name : place.freeName(`column ${index + 1}`);
  const fill = (key: string, read: (cell: CellValue | undefined) => unknown) => {
    if (!work.take(cells.length * unitsOfFilling)) return;
    for (const [row, target] of values.entries()) target[key] = read(cells[row]);
  };
  const derive = (wanted: string, read: (cell: CellValue | undefined) => unknown): string => {
    const free = place.freeName(wanted);
    fill(free, read);
    return free;
  };

  const read = (cell: CellValue | undefined) =>
    amounts === undefined ? chartValue(cell, type, times) : (amounts.numbers.get(String(cell)) ?? null);
  fill(name, read);
  if (alias !== name) fill(alias, read);
  const nameOf = namer(column, { type, times, grain }, place);
  const textAlias = nameOf && derive(`${alias} (text)`, nameOf);
  const order = type === 'string' ? namesInOrder(cells, words.emptyValue, locale) : undefined;
  const ranks = order && new Map(order.names.map((word, rank) => [word, rank]));
  const orderAlias = ranks && derive(`${alias} (order)`, (cell) => ranks.get(isEmptyCell(cell) ? words.emptyValue : shorten(cell)));
  const field: ChartField = {
    alias,
    textAlias,
    orderAlias,
    isOrdered: order?.isScale === true,
    name,
    title,
    type,
    grain,
    kind: lazily(() => columnKind(column.given, cells)),
    style: lazily(() => styleOf(column, numbers)),
    asTime: undefined,
    asNumber: undefined,
  };

  const others: ChartField[] = [];
  const base = { ...field, textAlias: textAlias ?? alias, orderAlias: undefined, isOrdered: false };
  const periods = type === 'time' || type === 'boolean' || type === 'json' ? undefined : readPeriods(cells, locale, work);
  if (periods !== undefined) {
    const other = derive(`${alias} (time)`, (cell) => periods.times.get(cell) ?? null);
    others.push({ ...base, name: other, alias: other, type: 'time', grain: periods.grain });
  }
  if (numbers?.isPlain === true) {
    const other = derive(`${alias} (number)`, (cell) => numbers.numbers.get(String(cell)) ?? null);
    others.push({ ...base, name: other, alias: other, type: 'number' });
  }
  const asTime = others.find((one) => one.type === 'time');
  const asNumber = others.find((one) => one.type === 'number');
  return [{ ...field, asTime, asNumber }, ...others];
}

/** Returns how a column's numbers are written. Amounts sent as text keep their unit. */
function styleOf({ given, cells }: Column, numbers: WrittenNumbers | undefined): NumberStyle {
  if (numbers === undefined) return numberStyle(given, cells);
  return numberStyle({ ...given, type: 'number' }, [...numbers.numbers.values()], unitOf(given) ?? writtenUnit(numbers.unit));
}

function writtenUnit(unit: string): NumberUnit | undefined {
  if (unit === '') return undefined;
  return unit === '%' ? { kind: 'fraction' } : { kind: 'sign', sign: unit };
}

/** The type of a column's values and, for times, the times themselves. */
interface ReadColumn {
  readonly type: ColumnType;
  readonly times: ReadonlyMap<unknown, number> | undefined;
  readonly grain: TimeGrain | undefined;
}

/** Returns a function that returns the display text of a value, or `undefined` if values are shown as they are. */
function namer(
  { cells }: Column,
  { type, times, grain }: ReadColumn,
  { locale, words, work }: Place,
): ((cell: CellValue | undefined) => string) | undefined {
  const isEmptySomewhere = cells.some(isEmptyCell);
  if (times !== undefined && grain !== undefined) {
    // Formatting a time takes as long as reading a hundred numbers, and no chart has room for thousands of names.
    const format = timeFormatter(grain, locale);
    if (times.size <= maxNamedTimes) work.take(times.size * unitsOfFormatting);
    const written = times.size > maxNamedTimes ? undefined : new Map([...times].map(([text, time]) => [text, format(time)]));
    return (cell) => (isEmptyCell(cell) ? words.emptyValue : (written?.get(cell) ?? shorten(cell)));
  }
  if (type === 'boolean') return (cell) => (isEmptyCell(cell) ? words.emptyValue : cell === true ? words.yes : words.no);
  if (!isEmptySomewhere && type !== 'number') return undefined;
  if (type === 'json' || (type === 'number' && !isEmptySomewhere && typeof cells[0] !== 'string')) return undefined;
  return (cell) => (isEmptyCell(cell) ? words.emptyValue : shorten(cell));
}

/** Returns the names of a column in their natural order, or else in row order, the empty one last; `undefined` if there are too many. */
function namesInOrder(cells: Column['cells'], emptyValue: string, locale: string): OrderedNames | undefined {
  const names = new Set<string>();
  for (const cell of cells) {
    if (isEmptyCell(cell)) continue;
    names.add(shorten(cell));
    if (names.size > maxOrderedNames) return undefined;
  }
  const own = orderNames([...names], locale);
  return { names: [...(own?.names ?? names), emptyValue], isScale: own?.isScale === true };
}

/** Returns a test that is true if the text mentions a column, in any case and however the name is escaped. */
function mentionsIn(spec: string, work: WorkCount): (name: string) => boolean {
  const plain = spec.replaceAll('\\', '').toLowerCase();
  return (name) => {
    work.take(plain.length / charactersPerUnit);
    return plain.includes(name.replaceAll(/[\\"]/g, '').toLowerCase()) || /[^ -~]/.test(name);
  };
}

/** Returns a name that no column has. */
function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  while (taken.has(name)) name += ' ';
  taken.add(name);
  return name;
}

/** Returns the times of a column by cell, or `undefined` if it contains anything else. */
function readTimes(cells: Column['cells'], work: WorkCount): ReadonlyMap<unknown, number> | undefined {
  const times = new Map<unknown, number>();
  for (const cell of cells) {
    if (isEmptyCell(cell) || times.has(cell)) continue;
    const time = work.take(unitsOfTime) ? readWallClock(cell) : undefined;
    if (time === undefined) return undefined;
    times.set(cell, time);
  }
  return times.size === 0 ? undefined : times;
}

/** Returns the years, quarters, months, weeks or days of a column by cell, and their finest precision. */
function readPeriods(
  cells: Column['cells'],
  locale: string,
  work: WorkCount,
): { times: ReadonlyMap<unknown, number>; grain: ChartGrain } | undefined {
  const periods = new Map<unknown, Period>();
  for (const cell of cells) {
    if (isEmptyCell(cell) || periods.has(cell)) continue;
    const period = work.take(unitsOfPeriod) ? readPeriod(cell, locale) : undefined;
    if (period === undefined) return undefined;
    periods.set(cell, period);
  }
  const grain = grainsFromFine.find((one) => [...periods.values()].some((period) => period.grain === one));
  return grain && { times: new Map([...periods].map(([cell, { time }]) => [cell, time])), grain };
}

function chartValue(cell: CellValue | undefined, type: ColumnType, times: ReadonlyMap<unknown, number> | undefined): unknown {
  if (type === 'time') return times?.get(cell) ?? null;
  if (type === 'number' || type === 'integer') return isEmptyCell(cell) || !Number.isFinite(Number(cell)) ? null : Number(cell);
  if (typeof cell === 'bigint') return Number(cell);
  return typeof cell === 'string' ? shorten(cell) : (cell ?? null);
}

function shorten(cell: CellValue | undefined): string {
  return markInherited(shortText(String(cell), maxNameCharacters));
}

const plainWords: ValueWords = { emptyValue: '–', yes: 'true', no: 'false' };
const fewCells = 50_000;
const maxNamedTimes = 1_000;
const maxOrderedNames = 500;
/** Reading a text. Equal texts are read once. */
const unitsOfTime = 60;
const unitsOfNumber = 100;
const unitsOfPeriod = 80;
/** Setting a value of a row. */
const unitsOfFilling = 5;
/** Formatting a time. */
const unitsOfFormatting = 150;
/** A search visits about fifty characters in one unit. */
const charactersPerUnit = 50;
/** About 160 ms, in the units of `chartWork`. */
const maxWork = 8_000_000;
/** The chart library measures names and truncates them letter by letter. */
const maxNameCharacters = 200;
const grainsFromFine: readonly ChartGrain[] = ['second', 'minute', 'day', 'month', 'quarter', 'year'];

const isPlainName = /^[^\\.[\]'"]+$/;
