import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { literal } from './seriesNames.js';

/**
 * Gives every part of a stack its place. Where a series of an area has no row, the chart library adds a zero, but without the fields that
 * order the stack: the zero would become a separate series, and the area would be drawn straight across the gap. A sum of nothing is
 * not a number there, and would hide everything that is stacked on it.
 */
export function withStackPlaces(node: SpecObject): SpecObject {
  const { data, marks } = node;
  const result: SpecObject = { ...node };
  if (Array.isArray(data)) result.data = data.map((source) => (isSpecObject(source) ? completed(source) : source));
  if (Array.isArray(marks)) result.marks = marks.map((mark) => (isSpecObject(mark) ? withStackPlaces(mark) : mark));
  return result;
}

function completed(source: SpecObject): SpecObject {
  if (!Array.isArray(source.transform)) return source;
  const steps = source.transform.filter(isSpecObject);
  const transform = steps.flatMap((step, index) =>
    step.type === 'stack' ? [...orderOfZeros(step, steps[index - 1]), ...withoutHoles(step), step] : [step],
  );
  return { ...source, transform };
}

/** Copies the fields that order a stack from the rows of a series to its zeros. */
function orderOfZeros({ sort }: SpecObject, before: SpecObject | undefined): readonly SpecObject[] {
  if (before?.type !== 'impute') return [];
  const { groupby, key, field } = before;
  const known = new Set([...listed(groupby), key, field]);
  const fields = listed(Object(sort).field).filter((name) => !known.has(name));
  if (fields.length === 0) return [];
  return [{ type: 'joinaggregate', groupby, fields, ops: fields.map(() => 'max'), as: fields.map(plainName) }];
}

function withoutHoles({ field }: SpecObject): readonly SpecObject[] {
  if (typeof field !== 'string') return [];
  const value = `datum[${literal(plainName(field))}]`;
  return [{ type: 'formula', expr: `isValid(${value}) ? ${value} : null`, as: plainName(field) }];
}

/** Returns the name of a field without the escapes that the chart library adds to characters that have a meaning in a path. */
export function plainName(field: unknown): string {
  return String(field).replaceAll('\\', '');
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}
