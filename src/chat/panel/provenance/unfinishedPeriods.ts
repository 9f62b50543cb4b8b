import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { openPeriods } from '../../results/chart/look/openPeriods.js';
import { chartRows } from '../../results/chart/rows/chartRows.js';
import { wallClockIn } from '../../results/wallClock.js';

/** Returns the names of the last periods in the rows that are not over yet, such as the current month. */
export function unfinishedPeriods({ columns, rows }: QueryRows, { locale, timeZone, now }: Present): readonly string[] {
  const read = chartRows({ columns: columns.slice(0, maxColumns), rows: rows.slice(0, maxRows) }, locale);
  const layer = [...read.fields.values()].map(({ alias }) => ({ encoding: { x: { field: alias, type: 'temporal' } } }));
  const open = openPeriods({ layer }, read, { now: wallClockIn(timeZone, now), locale });
  return [...new Set(open.map(({ name }) => name))].slice(0, maxPeriods);
}

interface Present {
  readonly locale: string;
  /** The IANA time zone of the times in the rows, if it is known. */
  readonly timeZone: string | undefined;
  readonly now: Date;
}

const maxColumns = 20;
const maxRows = 1_000;
const maxPeriods = 3;
