import type { DataModel, ModelView, TimeDimension } from '../data-model/ModelView.js';
import type { DataPeriod } from './Warehouse.js';

export type TimedView = ModelView & { readonly time: TimeDimension };

/** Reads views without their row policies. */
export interface PeriodSource {
  /** An estimate of the number of rows. */
  rowsOf(view: TimedView, model: DataModel): Promise<number>;
  /** The first and the last day, as the database has them. */
  daysOf(view: TimedView, model: DataModel): Promise<readonly unknown[] | undefined>;
}

/**
 * Returns the days that have data, remembered for some minutes; `undefined` for a model without times. It is that of the view with the most
 * rows: "last month" is one of the sales, and not of the stores. If it cannot be read in time, it is the last three years.
 */
export function createPeriods(source: PeriodSource, clock = Date.now): (model: DataModel) => Promise<DataPeriod | undefined> {
  const known = new WeakMap<DataModel, { readonly readAt: number; readonly period: Promise<DataPeriod | undefined> }>();

  async function read(model: DataModel): Promise<DataPeriod | undefined> {
    const timed = model.views.filter((view): view is TimedView => view.time !== undefined);
    if (timed.length === 0) return undefined;
    const today = dayOf(clock());
    const days = await daysOf(timed, model).catch(() => undefined);
    if (days === undefined) return { firstDay: dayOf(clock() - 3 * 365 * dayMs), lastDay: today };
    // Plans for the future are no reason to take their last day for today.
    return { firstDay: days.firstDay, lastDay: days.firstDay < today && days.lastDay > today ? today : days.lastDay };
  }

  async function daysOf(timed: readonly TimedView[], model: DataModel): Promise<DataPeriod | undefined> {
    const view = await largestOf(timed, model);
    const [firstDay, lastDay] = (view && (await source.daysOf(view, model))) ?? [];
    return typeof firstDay === 'string' && typeof lastDay === 'string' ? { firstDay, lastDay } : undefined;
  }

  async function largestOf(views: readonly TimedView[], model: DataModel): Promise<TimedView | undefined> {
    if (views.length < 2) return views[0];
    const sizes = await Promise.all(views.map(async (view) => ({ view, rows: await source.rowsOf(view, model).catch(() => -1) })));
    return sizes.reduce((largest, one) => (one.rows >= largest.rows ? one : largest)).view;
  }

  return async (model) => {
    const before = known.get(model);
    if (before !== undefined && clock() - before.readAt < keptMs) return before.period;
    const period = read(model);
    known.set(model, { readAt: clock(), period });
    return period;
  };
}

/** The query of the first and the last day. */
export function daysSql({ time }: TimedView, from: string): string {
  const day = (aggregate: string) => `to_char(${aggregate}(${time.name}), 'YYYY-MM-DD')`;
  return `SELECT ${day('min')}, ${day('max')} FROM ${from}`;
}

/** The number of rows that a plan of Postgres expects. */
export function plannedRows(plan: unknown): number {
  return Number(/rows=(\d+)/.exec(String(plan))?.[1] ?? 0);
}

const dayMs = 86_400_000;
const keptMs = 5 * 60_000;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
