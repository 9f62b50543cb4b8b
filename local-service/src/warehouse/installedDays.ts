import type { DataModel } from '../data-model/ModelView.js';
import { daysSql, type PeriodSource, plannedRows } from './createPeriods.js';
import type { Database } from './Database.js';
import { enterModel, filtersSetting } from './installModel.js';

/** Reads the days of views that are installed in an embedded database. */
export function installedDays(run: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>): PeriodSource {
  const read = (sql: string, model: DataModel) =>
    run(async (database) => {
      await enterModel(database, model);
      const attributes = model.views.flatMap(({ policies }) => policies.map(({ attribute }) => [attribute, true] as const));
      const everything = JSON.stringify(Object.fromEntries(attributes)).replaceAll("'", "''");
      await database.exec(`BEGIN READ ONLY; SET LOCAL ${filtersSetting} = '${everything}'; SET LOCAL TIME ZONE 'UTC';`);
      try {
        return (await database.query(sql)).rows[0];
      } finally {
        await database.exec('ROLLBACK');
      }
    });
  return {
    rowsOf: async ({ name }, model) => plannedRows((await read(`EXPLAIN SELECT * FROM ${name}`, model))?.[0]),
    daysOf: (view, model) => read(daysSql(view, view.name), model),
  };
}
