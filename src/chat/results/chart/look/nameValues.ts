import type { ChartField, ChartRows } from '../rows/chartRows.js';
import { isSpecObject, plainTitle, type SpecObject } from '../spec/specGrammar.js';
import { withoutFormat } from '../spec/timesAsNames.js';

/**
 * Names the values on discrete channels as the table does, including empty values. Sorts them if the spec does not: by calendar, size or
 * the numbers in them, or else in row order.
 */
export function nameValues(spec: SpecObject, rows: ChartRows): SpecObject {
  const fields = new Map([...rows.fields.values()].map((field) => [field.alias, field]));
  const known = new Map<ChartField, ReadonlyMap<unknown, unknown>>();
  const textsOf = (field: ChartField) => {
    const texts = known.get(field) ?? new Map(rows.values.map((row) => [row[field.alias], row[field.textAlias ?? field.alias]]));
    known.set(field, texts);
    return texts;
  };
  return nameView(spec, { fields, textsOf });
}

interface Names {
  /** By alias. */
  readonly fields: ReadonlyMap<unknown, ChartField>;
  /** Returns the name of each value of a field. */
  readonly textsOf: (field: ChartField) => ReadonlyMap<unknown, unknown>;
}

function nameView(view: SpecObject, names: Names): SpecObject {
  const named: SpecObject = { ...view };
  if (isSpecObject(view.encoding)) named.encoding = nameChannels(view.encoding, names);
  if (isSpecObject(view.facet))
    named.facet = 'field' in view.facet ? nameChannel('facet', view.facet, names) : nameChannels(view.facet, names);
  if (Array.isArray(view.transform)) named.transform = view.transform.map((step) => (isSpecObject(step) ? keepNames(step, names) : step));
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = view[key];
    if (Array.isArray(views)) named[key] = views.map((child) => (isSpecObject(child) ? nameView(child, names) : child));
  }
  if (isSpecObject(view.spec)) named.spec = nameView(view.spec, names);
  return named;
}

/** Grouping by a value also groups by its name and sort key, so that neither gets lost. */
function keepNames(step: SpecObject, { fields }: Names): SpecObject {
  if (!Array.isArray(step.groupby)) return step;
  const kept = step.groupby.flatMap((alias) => {
    const field = fields.get(alias);
    return [alias, field?.textAlias, field?.orderAlias].filter((name) => name !== undefined);
  });
  return { ...step, groupby: [...new Set(kept)] };
}

function nameChannels(channels: SpecObject, names: Names): SpecObject {
  return Object.fromEntries(Object.entries(channels).map(([channel, definition]) => [channel, nameChannel(channel, definition, names)]));
}

function nameChannel(channel: string, definition: unknown, names: Names): unknown {
  if (Array.isArray(definition)) return definition.map((part) => nameChannel(channel, part, names));
  if (!isSpecObject(definition)) return definition;
  const { condition } = definition;
  const own = condition === undefined ? definition : { ...definition, condition: nameChannel('condition', condition, names) };
  const isPlain = own.aggregate === undefined && own.timeUnit === undefined && !own.bin;
  const field = (own.type === 'nominal' || own.type === 'ordinal') && isPlain ? names.fields.get(own.field) : undefined;
  if (field === undefined) return own;
  return sorted(channel, field.textAlias === undefined ? own : withTexts(own, field, names.textsOf(field)), field);
}

function withTexts(definition: SpecObject, field: ChartField, texts: ReadonlyMap<unknown, unknown>): SpecObject {
  const { format: _format, formatType: _type, ...rest } = definition;
  const named: SpecObject = { title: plainTitle(field.title), ...rest, field: field.textAlias };
  const nameOf = (value: unknown) => texts.get(value) ?? value;
  const { sort, scale } = definition;
  if (Array.isArray(sort)) named.sort = sort.map(nameOf);
  if (isSpecObject(scale) && Array.isArray(scale.domain)) named.scale = { ...scale, domain: scale.domain.map(nameOf) };
  for (const guide of ['axis', 'legend', 'header']) {
    const look = named[guide];
    if (isSpecObject(look)) named[guide] = withoutFormat(look);
  }
  return named;
}

function sorted(channel: string, definition: SpecObject, field: ChartField): SpecObject {
  const { sort } = definition;
  if (!places.has(channel) && !looks.has(channel)) return definition;
  const isNumber = field.type === 'number' || field.type === 'integer';
  // Names that stand for numbers are sorted numerically.
  if (isNumber && definition.field !== field.alias && (sort === undefined || sort === 'ascending' || sort === 'descending'))
    return { ...definition, sort: { field: field.alias, op: 'min', order: sort ?? 'ascending' } };
  if (sort !== undefined || field.type !== 'string' || (looks.has(channel) && !field.isOrdered)) return definition;
  if (isSpecObject(definition.scale) && 'domain' in definition.scale) return definition;
  return { ...definition, sort: field.orderAlias === undefined ? null : { field: field.orderAlias, op: 'min', order: 'ascending' } };
}

const places = new Set(['x', 'y', 'xOffset', 'yOffset', 'row', 'column', 'facet']);
/** Channels with a legend. By default, their names are sorted by total. */
const looks = new Set(['color', 'fill', 'stroke', 'shape', 'size', 'opacity', 'strokeDash']);
