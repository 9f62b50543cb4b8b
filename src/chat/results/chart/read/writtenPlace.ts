import { timeFormatter } from '../../table/columnFormat.js';
import { readWallClock } from '../../wallClock.js';
import type { ChartRows } from '../rows/chartRows.js';
import type { SummaryAxis } from '../spec/summaryView.js';

/** Writes a place on an axis. Formats times that are still as they were sent, because their column has very many. */
export function writtenPlace(at: string, by: SummaryAxis | undefined, { fields }: ChartRows, locale: string): string {
  const grain = [...fields.values()].find(({ alias }) => alias === by?.field)?.grain;
  const time = readWallClock(at);
  return time === undefined || grain === undefined || grain === 'quarter' ? at : timeFormatter(grain, locale)(time);
}
