import type { ChartField, ChartRows } from './chartRows.js';
import { isSpecObject, plainTitle, type SpecObject } from './specGrammar.js';

/** Adds the fields that a view's transforms summarize columns into, with the title and style of the column. */
export function withMadeFields(rows: ChartRows, { transform }: SpecObject): ChartRows {
  const steps = Array.isArray(transform) ? transform.filter(isSpecObject) : [];
  const fields = new Map(rows.fields);
  for (const { aggregate, joinaggregate, window } of steps) {
    for (const summary of [aggregate, joinaggregate, window].flat().filter(isSpecObject)) {
      const made = madeField(summary, fields);
      if (made !== undefined) fields.set(made.name, made);
    }
  }
  return fields.size === rows.fields.size ? rows : { ...rows, fields };
}

/** Summaries that are shown like the values themselves. */
const alike = new Set<unknown>(['sum', 'min', 'max', 'first_value', 'last_value', 'lag', 'lead', 'nth_value']);

function madeField({ op, field, as }: SpecObject, fields: ReadonlyMap<string, ChartField>): ChartField | undefined {
  if (typeof as !== 'string' || fields.has(as) || !alike.has(op)) return undefined;
  const source = [...fields.values()].find(({ alias }) => alias === field);
  if (source === undefined) return undefined;
  return { ...source, alias: as, name: as, title: plainTitle(source.title), textAlias: undefined, isMade: true };
}

/** Returns the channels with the titles of made fields that the spec does not name. */
export function titleMadeFields(encoding: SpecObject, { fields }: ChartRows): SpecObject {
  return Object.fromEntries(
    Object.entries(encoding).map(([channel, definition]) => {
      if (!isSpecObject(definition) || 'title' in definition || definition.aggregate !== undefined) return [channel, definition];
      const field = typeof definition.field === 'string' ? fields.get(definition.field) : undefined;
      return [channel, field?.isMade === true ? { ...definition, title: field.title } : definition];
    }),
  );
}
