import { daysSql, type PeriodSource, plannedRows } from '../createPeriods.js';
import { viewSelect } from '../viewSelect.js';
import { checkViewSql } from './composeQuestion.js';
import type { Connections } from './createConnections.js';

/** Reads the days of views on a server, where nothing is installed. */
export function readDays(connections: Connections, functions: readonly string[] | undefined): PeriodSource {
  const read = (sql: string) => connections.run(async ({ query }) => (await query(sql)).rows[0]);
  return {
    async rowsOf(view) {
      await checkViewSql(view, functions);
      return plannedRows((await read(`EXPLAIN ${viewSelect(view, [])}`))?.[0]);
    },
    async daysOf(view) {
      await checkViewSql(view, functions);
      return read(daysSql(view, `(${viewSelect(view, [])}) AS ${view.name}`));
    },
  };
}
