import type { DataModel } from '../data-model/ModelView.js';
import type { Database } from './Database.js';
import { enterModel, filtersSetting } from './installModel.js';
import type { DataPeriod } from './Warehouse.js';

/** Finds the first and the last day of the data of each model. A day in the future is no "today": then the last one is the present day. */
export function createPeriods(
  run: <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>,
): (model: DataModel) => Promise<DataPeriod | undefined> {
  const known = new WeakMap<DataModel, Promise<DataPeriod | undefined>>();
  return (model) => {
    const period = known.get(model) ?? run((database) => readPeriod(database, model));
    known.set(model, period);
    period.catch(() => known.delete(model));
    return period;
  };
}

async function readPeriod(database: Database, model: DataModel): Promise<DataPeriod | undefined> {
  const parts = model.views.flatMap(({ name, time }) =>
    time === undefined ? [] : [`SELECT MIN(${time.name})::date AS first, MAX(${time.name})::date AS last FROM ${name}`],
  );
  if (parts.length === 0) return undefined;
  await enterModel(database, model);
  const attributes = model.views.flatMap(({ policies }) => policies.map(({ attribute }) => [attribute, true] as const));
  const everything = JSON.stringify(Object.fromEntries(attributes)).replaceAll("'", "''");
  await database.exec(`BEGIN READ ONLY; SET LOCAL ${filtersSetting} = '${everything}'; SET LOCAL TIME ZONE 'UTC';`);
  try {
    const { rows } = await database.query(`
      SELECT MIN(first)::text, CASE WHEN MIN(first) <= now()::date THEN LEAST(MAX(last), now()::date) ELSE MAX(last) END::text
      FROM (${parts.join(' UNION ALL ')}) AS days`);
    const [firstDay, lastDay] = rows[0] ?? [];
    return typeof firstDay === 'string' && typeof lastDay === 'string' ? { firstDay, lastDay } : undefined;
  } finally {
    await database.exec('ROLLBACK');
  }
}
