import type { NumberStyle } from '../../numberStyle.js';
import type { ChartField, ChartRows } from '../rows/chartRows.js';
import { isSpecObject, plainTitle, type SpecObject } from './specGrammar.js';

/** Adds the fields that a view's transforms summarize columns into, with the title and style of the column. */
export function withMadeFields(rows: ChartRows, { transform }: SpecObject): ChartRows {
  const steps = Array.isArray(transform) ? transform.filter(isSpecObject) : [];
  const fields = new Map(rows.fields);
  for (const { aggregate, joinaggregate, window, fold, as } of steps) {
    const folded = foldedField(fold, Array.isArray(as) ? as[1] : 'value', fields);
    if (folded !== undefined) fields.set(folded.name, folded);
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

/** The amounts of columns in one unit, one below the other. */
function foldedField(fold: unknown, as: unknown, fields: ReadonlyMap<string, ChartField>): ChartField | undefined {
  if (!Array.isArray(fold) || typeof as !== 'string' || fields.has(as)) return undefined;
  const sources = fold.map((alias) => [...fields.values()].find((field) => field.alias === alias));
  const [first] = sources;
  const styles = sources.map((source) => (source !== undefined && isAmountType(source.type) ? source.style() : undefined));
  const [style] = styles;
  if (first === undefined || style === undefined || styles.some((other) => !isSameUnit(style, other))) return undefined;
  const decimals = Math.max(...styles.map((other) => other?.decimals ?? 0));
  const title = sources.every((source) => source === first || source?.title.startsWith(`${first.title}, `)) ? first.title : as;
  return {
    ...first,
    alias: as,
    name: as,
    title: plainTitle(title),
    textAlias: undefined,
    isMade: true,
    style: () => ({ ...style, decimals }),
  };
}

function isAmountType(type: ChartField['type']): boolean {
  return type === 'number' || type === 'integer';
}

function isSameUnit(one: NumberStyle, other: NumberStyle | undefined): boolean {
  return one.isGrouped === other?.isGrouped && JSON.stringify(one.unit) === JSON.stringify(other.unit);
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
