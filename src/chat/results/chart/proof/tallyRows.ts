import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { countKey, rowKey } from './shownMarks.js';

/**
 * Prepares a spec of one view for the comparison with its rows: marks for groups count their rows, and the rows that the transforms leave
 * are recorded. Returns `undefined` if the rows of a mark cannot be known.
 */
export function tallyRows(spec: SpecObject): TalliedSpec | undefined {
  const { mark, transform = [], encoding } = spec;
  if (!isSpecObject(mark) || composites.has(mark.type) || !Array.isArray(transform) || !isSpecObject(encoding)) return undefined;
  const steps: SpecObject[] = [];
  let isGrouped = false;
  for (const step of transform) {
    if (!isSpecObject(step)) return undefined;
    if ('aggregate' in step) {
      steps.push({ ...step, aggregate: [...listed(step.aggregate), isGrouped ? sumOfRows : countOfRows] });
      isGrouped = true;
    } else if (keepingSteps.some((kind) => kind in step)) steps.push(step);
    else return undefined;
  }
  const isAggregated = Object.values(encoding).some((channel) => isSpecObject(channel) && channel.aggregate !== undefined);
  const count = { ...(isGrouped ? { aggregate: 'sum', field: countKey } : { aggregate: 'count' }), type: 'quantitative' };
  const counting = isAggregated ? { encoding: { ...encoding, detail: [...listed(encoding.detail), count] } } : {};
  if (steps.length === 0) return { spec: { ...spec, ...counting }, tally: '' };
  lastTally += 1;
  const tally = `tally ${lastTally}`;
  records.set(tally, { rows: new Set(), count: 0 });
  const record = { calculate: `parleyRecord("${tally}", datum["${rowKey}"], datum["${countKey}"])`, as: recordedAs };
  return { spec: { ...spec, ...counting, transform: [...steps, record] }, tally };
}

export interface TalliedSpec {
  readonly spec: SpecObject;
  /** The id under which rows are recorded; empty if the spec has no transforms. */
  readonly tally: string;
}

/** Returns the rows that were recorded under an id, and records no more. */
export function takeRecorded(tally: string): RecordedRows | undefined {
  const recorded = records.get(tally);
  records.delete(tally);
  return recorded;
}

/** The rows that the transforms of a chart leave. */
export interface RecordedRows {
  /** The indices of the rows. */
  readonly rows: Set<number>;
  /** The number of rows, with those in groups. A row that a transform repeats counts each time. */
  count: number;
}

/** Records a row, or a group with its number of rows. The expression that `tallyRows` adds calls it. */
export function recordRow(tally: unknown, row: unknown, count: unknown): null {
  const recorded = records.get(tally);
  if (recorded === undefined) return null;
  if (typeof row === 'number') recorded.rows.add(row);
  recorded.count += typeof count === 'number' ? count : 1;
  return null;
}

/** The name of the step that records rows. */
export const recordedAs = 'parley recorded';
const records = new Map<unknown, RecordedRows>();
let lastTally = 0;
const composites = new Set<unknown>(['boxplot', 'errorbar', 'errorband']);
/** Transforms after which it is still known which rows there are. */
const keepingSteps = 'filter calculate joinaggregate window bin timeUnit stack extent sample fold flatten'.split(' ');
const countOfRows = { op: 'count', as: countKey };
const sumOfRows = { op: 'sum', field: countKey, as: countKey };

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}
