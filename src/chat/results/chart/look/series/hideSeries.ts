import type { View } from 'vega';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { legendSeries, type SeriesValue } from './legendSeries.js';
import { endsData, endsName } from './lineEnds.js';
import { hiddenSignal, literal } from './seriesNames.js';
import { plainName } from './stackPlaces.js';

/**
 * Prepares a compiled chart for series that the reader hides. Their rows are left out before anything is computed from several series, such
 * as the places in a stack. The axes of amounts fit what is left, unless names at the ends of lines would move; names, times and colors keep
 * their places.
 */
export function hideableSeries(compiled: SpecObject): SpecObject {
  const signals = [...listed(compiled.signals), { name: hiddenSignal, value: [] }, { name: domainsSignal, value: {} }];
  const series = legendSeries(compiled);
  if (series === undefined) return { ...compiled, signals };
  const drawn = drawnData(compiled);
  const withoutRows = [...series.fields].reduce<SpecObject>(
    (chart, field) => withoutRowsOf(chart, { field, isMade: makesField(chart, field), drawn }),
    compiled,
  );
  const { scales, legends, marks, ...chart } = withoutLayers(withoutRows, series.layers);
  const isKept = (scale: SpecObject) => !isAmounts(scale) || listed(marks).some(({ name }) => name === endsName);
  return {
    ...chart,
    signals,
    scales: listed(scales).map((scale) => (isKept(scale) && !('domainRaw' in scale) ? { ...scale, domainRaw: domainOf(scale) } : scale)),
    ...(Array.isArray(legends) && { legends: legends.map(withPaleEntries) }),
    marks: listed(marks).map((mark) => (mark.name === endsName ? { ...mark, encode: paleUpdate(mark.encode, 0.6) } : mark)),
  };
}

/** Draws a chart without these series. */
export async function drawWithout(view: View, { scales }: SpecObject, hidden: ReadonlySet<SeriesValue>): Promise<void> {
  if (Object.keys(view.signal(domainsSignal)).length === 0) {
    const fixed = listed(scales).filter((scale) => JSON.stringify(scale.domainRaw) === JSON.stringify(domainOf(scale)));
    view.signal(domainsSignal, Object.fromEntries(fixed.map(({ name }) => [name, view.scale(String(name)).domain()])));
  }
  await view.signal(hiddenSignal, [...hidden]).runAsync();
}

interface HiddenField {
  readonly field: string;
  /** True if a transform makes the field. Otherwise it is in the rows. */
  readonly isMade: boolean;
  /** The names of the data that marks and axes of amounts show. */
  readonly drawn: ReadonlySet<unknown>;
}

/** Leaves out the rows of hidden series: before they are mixed with others, or else where they are drawn. */
function withoutRowsOf(node: SpecObject, hidden: HiddenField): SpecObject {
  const { field, isMade, drawn } = hidden;
  const leave = { type: 'filter', expr: isShown(`datum[${literal(field)}]`) };
  /** The data that contain hidden rows, with their new names. */
  const whole = new Map<unknown, string>();
  const data = listed(node.data).flatMap((source): readonly SpecObject[] => {
    const { name, source: from } = source;
    const steps = listed(source.transform);
    const given = whole.has(from) ? { ...source, source: whole.get(from) } : source;
    const made = steps.findLastIndex((step) => makes(step, field));
    const hasField = made >= 0 || (from === undefined ? !isMade && 'values' in source : whole.has(from));
    if (!hasField || name === endsData) return [given];
    const mixed = steps.findIndex((step, index) => index > made && mixes(step, field));
    if (mixed >= 0) return [{ ...given, transform: steps.toSpliced(mixed, 0, leave) }];
    whole.set(name, drawn.has(name) ? `${name} with hidden` : String(name));
    if (!drawn.has(name)) return [given];
    return [
      { ...given, name: whole.get(name) },
      { name, source: whole.get(name), transform: [leave] },
    ];
  });
  return { ...node, ...('data' in node && { data }), ...mapMarks(node, (mark) => withoutRowsOf(mark, hidden)) };
}

function drawnData({ from, scales, marks }: SpecObject): ReadonlySet<unknown> {
  const { data, facet } = Object(from);
  const domains = listed(scales)
    .filter(isAmounts)
    .flatMap(({ domain }) => [Object(domain), ...listed(Object(domain).fields)]);
  const inside = listed(marks).flatMap((mark) => [...drawnData(mark)]);
  return new Set([data, Object(facet).data, ...domains.map((part) => part.data), ...inside]);
}

function makesField({ data, marks }: SpecObject, field: string): boolean {
  const steps = listed(data).flatMap(({ transform }) => listed(transform));
  return steps.some((step) => makes(step, field)) || listed(marks).some((mark) => makesField(mark, field));
}

function makes({ as, type }: SpecObject, field: string): boolean {
  return !(type === 'aggregate' || type === 'joinaggregate') && [as].flat().some((name) => plainName(name) === field);
}

/** True for a step that computes something from rows of several series. */
function mixes({ type, groupby }: SpecObject, field: string): boolean {
  return type === 'stack' || (!ofEachRow.has(type) && ![groupby].flat().some((name) => plainName(name) === field));
}

/** Hides layers that are a whole series, such as one for each measure. */
function withoutLayers(compiled: SpecObject, layers: ReadonlyMap<string, SeriesValue>): SpecObject {
  if (layers.size === 0) return compiled;
  /** The series of the marks that show a field of some data. */
  const owners = new Map<string, Set<SeriesValue | undefined>>();
  const splitMarks = (node: SpecObject): SpecObject => {
    const added = new Map<string, SpecObject>();
    const { marks } = mapMarks(node, (mark) => {
      const series = layers.get(String(mark.name));
      const { data } = Object(mark.from);
      for (const { field } of Object.values(Object(Object(mark.encode).update)).filter(isSpecObject)) {
        const key = JSON.stringify([data, field]);
        owners.set(key, (owners.get(key) ?? new Set()).add(series));
      }
      return series === undefined || data === undefined ? splitMarks(mark) : { ...mark, from: { data: dataOf(data, series, added) } };
    });
    return { ...node, ...(marks && { marks }), ...(added.size > 0 && { data: [...listed(node.data), ...added.values()] }) };
  };
  const split = splitMarks(compiled);
  const added = new Map(listed(split.data).map((source) => [String(source.name), source]));
  const fitted = (part: SpecObject): SpecObject => {
    const [series, ...others] = owners.get(JSON.stringify([part.data, part.field])) ?? [];
    return series === undefined || others.length > 0 ? part : { ...part, data: dataOf(part.data, series, added) };
  };
  const scales = listed(split.scales).map((scale) => {
    const { domain } = scale;
    if (!isAmounts(scale) || !isSpecObject(domain)) return scale;
    return { ...scale, domain: Array.isArray(domain.fields) ? { ...domain, fields: listed(domain.fields).map(fitted) } : fitted(domain) };
  });
  return { ...split, scales, data: [...added.values()] };
}

/** Adds the data of a layer, which are empty while its series is hidden. */
function dataOf(source: unknown, series: SeriesValue, added: Map<string, SpecObject>): string {
  const name = `${source} of ${literal(series)}`;
  added.set(name, { name, source, transform: [{ type: 'filter', expr: isShown(literal(series)) }] });
  return name;
}

function withPaleEntries(legend: unknown): SpecObject {
  const { encode, ...rest } = Object(legend);
  const { symbols, labels } = Object(encode);
  return { ...rest, encode: { ...encode, symbols: paleUpdate(symbols, 0.4), labels: paleUpdate(labels, 0.6) } };
}

/** Makes the entries of hidden series pale. */
function paleUpdate(encode: unknown, opacity: number): SpecObject {
  const update = Object(Object(encode).update);
  const rules = [{ test: `!(${isShown('datum.value')})`, value: opacity }, ...[update.opacity ?? { value: 1 }].flat()];
  return { ...Object(encode), update: { ...update, opacity: rules } };
}

function isShown(value: string): string {
  return `indexof(${hiddenSignal}, ${value}) < 0`;
}

/** The domain that a scale keeps. */
function domainOf({ name }: SpecObject): SpecObject {
  return { signal: `${domainsSignal}[${literal(String(name))}]` };
}

function isAmounts({ type }: SpecObject): boolean {
  return amountScales.has(type);
}

function mapMarks({ marks }: SpecObject, change: (mark: SpecObject) => SpecObject): { readonly marks?: readonly SpecObject[] } {
  return Array.isArray(marks) ? { marks: listed(marks).map(change) } : {};
}

function listed(value: unknown): readonly SpecObject[] {
  return Array.isArray(value) ? value.filter(isSpecObject) : [];
}

const domainsSignal = 'parley_domains';
const amountScales = new Set<unknown>(['linear', 'log', 'pow', 'sqrt', 'symlog']);
const ofEachRow = new Set<unknown>('formula filter extent bin timeunit fold flatten sample collect identifier project'.split(' '));
