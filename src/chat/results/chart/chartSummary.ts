import type { ChartKind, ChartLabels } from '../../../chat/labels/ChatWords.js';
import { shortNumberWriter } from '../numberStyle.js';
import { timeFormatter } from '../table/columnFormat.js';
import { readWallClock } from '../wallClock.js';
import { amountStyle } from './amountStyle.js';
import type { ChartRows } from './chartRows.js';
import { keepsGrain } from './keepsGrain.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** Summarizes the chart in one sentence, computed from the rows: "Bar chart: revenue by month, 12 rows, highest Mar 2025 2.3M". */
export function chartSummary(spec: SpecObject, rows: ChartRows, words: SummaryWords): string {
  const view = firstView(spec);
  const { value, by } = findAxes(view.encoding, rows);
  const isAsGiven = !('transform' in spec) && !('transform' in view);
  const highest = isAsGiven && value !== undefined && by !== undefined ? findHighest(value, by, view, rows) : undefined;
  return words.labels.summary({
    kind: words.labels.kinds[kindOf(view.mark)],
    value: value?.title ?? words.labels.count,
    by: by?.title,
    rows: words.rows,
    highest: highest && { at: written(highest.at, by, rows, words.locale), value: highestText(highest.value, value, rows, words) },
  });
}

/** Formats a time that was kept as it was sent, because the column has very many. */
function written(at: string, by: SummaryAxis | undefined, { fields }: ChartRows, locale: string): string {
  const grain = [...fields.values()].find(({ alias }) => alias === by?.field)?.grain;
  const time = readWallClock(at);
  return time === undefined || grain === undefined || grain === 'quarter' ? at : timeFormatter(grain, locale)(time);
}

export interface SummaryWords {
  readonly labels: ChartLabels;
  /** The formatted row count: "12 rows". */
  readonly rows: string;
  readonly compact: (value: number) => string;
  readonly locale: string;
}

/** Writes an amount of a chart's value axis. */
export function amountText(amount: number, spec: SpecObject, rows: ChartRows, words: SummaryWords): string {
  return highestText(amount, findAxes(firstView(spec).encoding, rows).value, rows, words);
}

/** Writes the amount as the axis does, if its column has a unit or is not grouped. */
function highestText(amount: number, value: SummaryAxis | undefined, rows: ChartRows, { compact, locale }: SummaryWords): string {
  const style = value && amountStyle({ ...value.definition, field: value.field, type: 'quantitative' }, rows);
  if (style === undefined || (style.unit === undefined && style.isGrouped)) return compact(amount);
  return shortNumberWriter(style, locale)(amount);
}

interface SummaryAxis {
  readonly title: string | undefined;
  readonly field: string | undefined;
  readonly definition: SpecObject;
}

interface SummaryView {
  readonly mark: unknown;
  readonly encoding: SpecObject;
  readonly transform?: unknown;
}

/** Returns the most informative view: the first with a mark, with the encoding it inherits. */
function firstView(
  spec: SpecObject,
  outer: SpecObject = {},
): { readonly mark: unknown; readonly encoding: SpecObject; readonly transform?: unknown } {
  const encoding = { ...outer, ...(isSpecObject(spec.encoding) ? spec.encoding : {}) };
  const children = ['layer', 'hconcat', 'vconcat', 'concat'].flatMap((key) => (Array.isArray(spec[key]) ? spec[key] : []));
  const child: unknown = isSpecObject(spec.spec) ? spec.spec : children[0];
  if (isSpecObject(child)) return firstView(child, encoding);
  return {
    mark: isSpecObject(spec.mark) ? spec.mark.type : spec.mark,
    encoding,
    ...('transform' in spec ? { transform: spec.transform } : {}),
  };
}

function findAxes(encoding: SpecObject, rows: ChartRows): { value: SummaryAxis | undefined; by: SummaryAxis | undefined } {
  const axes = ['x', 'y', 'theta', 'color', 'size'].flatMap((channel) => {
    const definition = encoding[channel];
    return isSpecObject(definition) && ('field' in definition || 'aggregate' in definition) ? [definition] : [];
  });
  const isAmount = (definition: SpecObject) => definition.type === 'quantitative' || definition.aggregate !== undefined;
  // A scatter plot has two amounts; the vertical one is the value.
  const amounts = axes.filter((definition) => isAmount(definition) && !definition.bin);
  const value = amounts.find((definition) => definition === encoding.y) ?? amounts[0];
  const by = axes.find((definition) => definition !== value);
  return { value: value && describeAxis(value, rows), by: by && describeAxis(by, rows) };
}

function describeAxis(definition: SpecObject, { fields }: ChartRows): SummaryAxis {
  const name = typeof definition.field === 'string' ? definition.field : undefined;
  const field = name === undefined ? undefined : [...fields.values()].find(({ alias, textAlias }) => alias === name || textAlias === name);
  const title = typeof definition.title === 'string' ? definition.title : (field?.title ?? name);
  return { title, field: field?.alias ?? name, definition };
}

/** Returns the highest amount as drawn; `undefined` if the chart computes it from more than these rows show. */
function findHighest(
  value: SummaryAxis,
  by: SummaryAxis,
  view: SummaryView,
  { fields, values }: ChartRows,
): { at: string; value: number } | undefined {
  const field = [...fields.values()].find(({ alias }) => alias === by.field);
  const combine = combiner(value.definition, view);
  if (combine === undefined || field === undefined || value.field === undefined) return undefined;
  if (by.definition.bin || !keepsGrain(by.definition.timeUnit, field.grain)) return undefined;
  const totals = new Map<string, number>();
  for (const row of values) {
    const amount = row[value.field];
    if (typeof amount !== 'number') continue;
    const at = String(row[field.textAlias ?? field.alias] ?? '–');
    const known = totals.get(at);
    totals.set(at, known === undefined ? amount : combine(known, amount));
  }
  let highest: { at: string; value: number } | undefined;
  for (const [at, total] of totals) if (highest === undefined || total > highest.value) highest = { at, value: total };
  return highest;
}

/** Returns how amounts at one position combine: stacked amounts are added, otherwise the highest counts. */
function combiner(
  { aggregate, stack }: SpecObject,
  { mark, encoding }: SummaryView,
): ((left: number, right: number) => number) | undefined {
  const isSeries = ['color', 'fill', 'detail', 'row', 'column', 'facet', 'xOffset', 'yOffset'].some((channel) =>
    isSpecObject(encoding[channel]),
  );
  const isStacked =
    ['bar', 'area', 'arc'].includes(String(mark)) &&
    stack !== null &&
    stack !== false &&
    !('xOffset' in encoding) &&
    !('yOffset' in encoding);
  if (stack === 'normalize') return undefined;
  if (aggregate === undefined) return isStacked ? add : Math.max;
  if (aggregate === 'max') return isSeries && isStacked ? undefined : Math.max;
  return aggregate === 'sum' && (isStacked || !isSeries) ? add : undefined;
}

function add(left: number, right: number): number {
  return left + right;
}

function kindOf(mark: unknown): ChartKind {
  return kinds[String(mark)] ?? 'other';
}

const kinds: Readonly<Record<string, ChartKind>> = {
  bar: 'bar',
  line: 'line',
  trail: 'line',
  area: 'area',
  point: 'point',
  circle: 'point',
  square: 'point',
  tick: 'point',
  arc: 'arc',
  rect: 'rect',
};
