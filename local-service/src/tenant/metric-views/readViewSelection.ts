import { invalid, isObject, isStringArray, type JsonObject, nullableString, requiredChoice, requiredList } from '../../http/fields.js';
import { isViewPattern } from './matchesViewPattern.js';

/** A selection of views of the data model, and the names of their tables and metric views. */
export interface ViewSelection {
  readonly selectionMode: 'all' | 'selected' | 'pattern';
  readonly viewNames: readonly string[] | null;
  readonly viewNameRegex: string | null;
  readonly sourceOverrides: Readonly<Record<string, string>> | null;
  readonly targetNames: Readonly<Record<string, string>> | null;
}

/** 400 if the selection lacks a field that its mode needs, or its pattern is invalid. */
export function readViewSelection(body: JsonObject, { maxViewNames, maxRegexLength }: SelectionLimits = {}): ViewSelection {
  const selectionMode = requiredChoice(body, 'selectionMode', ['all', 'selected', 'pattern']);
  const viewNames = readViewNames(body, maxViewNames);
  const viewNameRegex = nullableString(body, 'viewNameRegex', maxRegexLength === undefined ? {} : { max: maxRegexLength }) ?? null;
  if (selectionMode === 'selected' && (viewNames ?? []).length === 0) throw invalid('viewNames', 'is required when views are selected');
  if (selectionMode === 'pattern' && !viewNameRegex) throw invalid('viewNameRegex', 'is required when views are selected by a pattern');
  if (viewNameRegex !== null && !isViewPattern(viewNameRegex)) {
    throw invalid('viewNameRegex', 'may contain only literals, ^, $, a dot and one .*');
  }
  const names = { sourceOverrides: readNames(body, 'sourceOverrides'), targetNames: readNames(body, 'targetNames') };
  return { selectionMode, viewNames, viewNameRegex, ...names };
}

interface SelectionLimits {
  readonly maxViewNames?: number;
  readonly maxRegexLength?: number;
}

function readViewNames(body: JsonObject, max: number | undefined): readonly string[] | null {
  if (body.viewNames === undefined || body.viewNames === null) return null;
  const names = requiredList(body, 'viewNames', max === undefined ? {} : { max });
  if (!isStringArray(names)) throw invalid('viewNames', 'must be a list of strings');
  return names;
}

function readNames(body: JsonObject, field: string): Readonly<Record<string, string>> | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (!isObject(value)) throw invalid(field, 'must be an object');
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, requireText(text, field)]));
}

function requireText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must contain strings');
  return value;
}
