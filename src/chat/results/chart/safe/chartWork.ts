import { refuse } from '../spec/RefusedChart.js';
import { isSpecObject, type SpecObject, type SpecScope } from '../spec/specGrammar.js';

/**
 * Adds up the work before it is done. A unit is the cost of one token of an interpreted expression for one row, about 20 ns. A chart
 * library evaluates all steps in one task, so the page waits for the sum of their costs.
 */
export function spend(unitsPerRow: number, { taken, rowCount, repeats }: SpecScope): void {
  takeWork(unitsPerRow * rowCount * repeats, taken);
}

/** Adds work that does not grow with the rows. */
function takeWork(units: number, taken: SpecScope['taken']): void {
  taken.work += units;
  checkWork(taken);
}

/** Adds the work of drawing views and marks. It has a larger budget, because readers see the outcome. */
export function takeDrawing(units: number, taken: SpecScope['taken']): void {
  taken.drawing += units;
  checkWork(taken);
}

function checkWork({ work, drawing }: SpecScope['taken']): void {
  if (work > maxWork || work + drawing > maxTotal) refuse('too-much-work', 'Drawing would take too long.');
}

/** Adds work of counting, which is done before anything is drawn. */
export function takeCounting(units: number, { taken }: SpecScope): void {
  taken.counting += units;
  if (taken.counting > maxCounting) refuse('too-much-work', 'Counting what the rows make would take too long.');
}

/** Adds the work of a view for each row: its groups, summaries, sorting and the summaries inside its mark. */
export function spendOnView(encoding: SpecObject, mark: unknown, scope: SpecScope): void {
  const channels = Object.values(encoding).flatMap((channel) => (Array.isArray(channel) ? channel : [channel]));
  spend(
    channels.reduce<number>((sum, channel) => sum + unitsOfChannel(channel), unitsOfMark(mark)),
    scope,
  );
}

/** Returns the work of a passed transform for each row. */
export function unitsOfTransform(kind: string, passed: SpecObject, { rowCount }: SpecScope): number {
  const summaries = ['aggregate', 'joinaggregate', 'window'].flatMap((key) => (Array.isArray(passed[key]) ? passed[key] : []));
  const keys = Array.isArray(passed.groupby) ? passed.groupby.length : 0;
  const sorting = Array.isArray(passed.sort) ? passed.sort.length * sortUnits * Math.log2(rowCount + 2) : 0;
  return (
    (transformUnits[kind] ?? 5) +
    keys * 5 +
    sorting +
    summaries.reduce<number>((sum, summary) => sum + unitsOfSummary(Object(summary).op), 0) +
    (kind === 'pivot' ? 2 * Number(passed.limit ?? 50) : 0) +
    (Array.isArray(passed[kind]) && !(kind in { aggregate: 0, joinaggregate: 0, window: 0 }) ? passed[kind].length * 10 : 0)
  );
}

/** Returns the work of comparing a row with a list of constants. */
export function unitsOfList(list: unknown): number {
  return Array.isArray(list) ? list.length * 2 : 0;
}

export const timeUnitUnits = 95;

function unitsOfChannel(channel: unknown): number {
  if (!isSpecObject(channel)) return 0;
  const { aggregate, bin, timeUnit, sort, condition } = channel;
  return (
    2 +
    (aggregate === undefined ? 0 : unitsOfSummary(aggregate)) +
    (bin ? 50 : 0) +
    (timeUnit === undefined ? 0 : timeUnitUnits) +
    (Array.isArray(sort) ? sort.length * 4 : sort === undefined ? 0 : 10) +
    (Array.isArray(condition) ? condition : [condition]).reduce<number>((sum, part) => sum + unitsOfChannel(part), 0)
  );
}

function unitsOfSummary(op: unknown): number {
  if (typeof op !== 'string') return 10;
  if (op.startsWith('ci')) return bootstrapUnits;
  return sortedSummaries.has(op) ? 25 : 10;
}

function unitsOfMark(mark: unknown): number {
  const { type, extent } = Object(mark);
  if (type === 'boxplot') return 120;
  if (type !== 'errorbar' && type !== 'errorband') return 0;
  return extent === 'ci' ? 2 * bootstrapUnits : 50;
}

const transformUnits: Readonly<Record<string, number>> = {
  timeUnit: timeUnitUnits,
  bin: 50,
  stack: 20,
  sample: 3,
  quantile: 30,
  regression: 60,
  density: 250,
  loess: 3_000,
  impute: 100,
  filter: 0,
  calculate: 20,
};

const sortedSummaries = new Set(['median', 'q1', 'q3', 'distinct', 'values']);
/** A confidence interval draws a thousand samples of the size of its group. */
const bootstrapUnits = 1_000;
const sortUnits = 10;
/** About 160 ms. */
const maxWork = 8_000_000;
/** About 240 ms. */
const maxTotal = 12_000_000;
/** About 100 ms. */
const maxCounting = 5_000_000;
