import type { PivotItems } from '@parley/react/client';
import {
  invalid,
  isObject,
  isStringArray,
  type JsonObject,
  nullableBoolean,
  nullableChoice,
  nullableInteger,
  nullableString,
} from '../../http/fields.js';
import type { ReportRecord } from '../workspace/Workspace.js';

/** What a body says of a report; a field that is left out is `undefined`. */
export type ReportFields = { readonly [Field in ReportField]?: ReportRecord[Field] | undefined };

type ReportField = 'name' | 'title' | 'folderId' | 'workbookId' | 'jsonQuery' | 'sqlQuery' | 'meta' | 'pivotItems';

/** Reads the fields that create and update share; 400 for what cannot be. */
export function readReportFields(body: JsonObject): ReportFields {
  return {
    name: nullableString(body, 'name', nameLimit) || undefined,
    title: nullableString(body, 'title', nameLimit),
    folderId: nullableInteger(body, 'folderId'),
    workbookId: nullableInteger(body, 'workbookId'),
    jsonQuery: nullableString(body, 'jsonQuery'),
    sqlQuery: nullableString(body, 'sqlQuery'),
    meta: readObject(body, 'meta'),
    pivotItems: readPivotItems(body),
  };
}

/** The given fields alone, so that the others stay. */
export function givenFields<T extends object>(fields: T): Given<T> {
  // What is left over is what was given.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}

type Given<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

/** An id of twelve letters and digits, where one is given. */
export function readPublicId(body: JsonObject): string | undefined {
  const publicId = nullableString(body, 'publicId') ?? undefined;
  return publicId === undefined ? undefined : checkPublicId(publicId);
}

export function checkPublicId(publicId: string): string {
  if (!/^[0-9A-Za-z]{12}$/.test(publicId)) throw invalid('publicId', 'must be 12 letters and digits');
  return publicId;
}

export const reportSources = ['sheets', 'excel', 'PLAYGROUND', 'AIBI'] as const;

function readPivotItems(body: JsonObject): PivotItems | null | undefined {
  const items = readObject(body, 'pivotItems');
  if (items === undefined || items === null) return items;
  return {
    columns: readNames(items, 'columns'),
    measures: readNames(items, 'measures'),
    rows: readNames(items, 'rows'),
    filters: readNames(items, 'filters'),
    displayScale: nullableChoice(items, 'displayScale', ['model', 'absolute', 'thousands', 'millions', 'billions']) ?? null,
    measuresAxis: nullableChoice(items, 'measuresAxis', ['columns', 'rows']) ?? null,
    measuresPosition: nullableChoice(items, 'measuresPosition', ['before', 'after']) ?? null,
    showAppliedFilters: nullableBoolean(items, 'showAppliedFilters') ?? null,
    showColumnTotals: nullableBoolean(items, 'showColumnTotals') ?? null,
    showRowTotals: nullableBoolean(items, 'showRowTotals') ?? null,
  };
}

function readNames(items: JsonObject, field: string): readonly string[] {
  const names = items[field];
  if (!isStringArray(names)) throw invalid(`pivotItems.${field}`, 'must be a list of strings');
  return names;
}

function readObject(body: JsonObject, field: string): JsonObject | null | undefined {
  const value = body[field];
  if (value !== undefined && value !== null && !isObject(value)) throw invalid(field, 'must be an object');
  return value;
}

const nameLimit = { max: 255 };
