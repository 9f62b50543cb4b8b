import type { DataModel, ModelView, TimeDimension } from '../../data-model/ModelView.js';
import { viewSelect } from '../viewSelect.js';
import type { DataPeriod } from '../Warehouse.js';
import { checkViewSql } from './composeQuestion.js';
import type { Connections } from './createConnections.js';

type TimedView = ModelView & { readonly time: TimeDimension };

/** Returns the days that have data, remembered for some minutes. Without a view that has a time, or in time, it is the last three years. */
export function createPeriods({ connections, functions, clock = Date.now }: PeriodOptions): (model: DataModel) => Promise<DataPeriod> {
  const known = new WeakMap<DataModel, { readonly readAt: number; readonly period: Promise<DataPeriod> }>();

  async function read({ views }: DataModel): Promise<DataPeriod> {
    const today = dayOf(clock());
    const usual = { firstDay: dayOf(clock() - 3 * 365 * dayMs), lastDay: today };
    const timed = views.filter((view): view is TimedView => view.time !== undefined);
    try {
      const view = await largestOf(timed);
      const found = view && (await daysOf(view));
      if (found === undefined) return usual;
      // Plans for the future are no reason to take their last day for today.
      return { firstDay: found.firstDay, lastDay: found.firstDay < today && found.lastDay > today ? today : found.lastDay };
    } catch {
      return usual;
    }
  }

  /** The view with the most rows has what questions are about: "last month" is one of its sales, and not of its stores. */
  async function largestOf(views: readonly TimedView[]): Promise<TimedView | undefined> {
    if (views.length < 2) return views[0];
    const sizes = await Promise.all(views.map(async (view) => ({ view, rows: await estimatedRows(view).catch(() => -1) })));
    return sizes.reduce((largest, one) => (one.rows >= largest.rows ? one : largest)).view;
  }

  async function estimatedRows(view: TimedView): Promise<number> {
    await checkViewSql(view, functions);
    const { rows } = await connections.run(({ query }) => query(`EXPLAIN ${viewSelect(view, [])}`));
    return Number(/rows=(\d+)/.exec(String(rows[0]?.[0]))?.[1] ?? 0);
  }

  async function daysOf(view: TimedView): Promise<DataPeriod | undefined> {
    await checkViewSql(view, functions);
    const day = (aggregate: string) => `to_char(${aggregate}(${view.time.name}), 'YYYY-MM-DD')`;
    const { rows } = await connections.run(({ query }) =>
      query(`SELECT ${day('min')}, ${day('max')} FROM (${viewSelect(view, [])}) AS ${view.name}`),
    );
    const [first, last] = rows[0] ?? [];
    return typeof first === 'string' && typeof last === 'string' ? { firstDay: first, lastDay: last } : undefined;
  }

  return async (model) => {
    const before = known.get(model);
    if (before !== undefined && clock() - before.readAt < keptMs) return before.period;
    const period = read(model);
    known.set(model, { readAt: clock(), period });
    return period;
  };
}

interface PeriodOptions {
  readonly connections: Connections;
  readonly functions: readonly string[] | undefined;
  readonly clock?: () => number;
}

const dayMs = 86_400_000;
const keptMs = 5 * 60_000;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
