import { expect, it } from 'vitest';
import { tradingReports } from '../../src/tenant/seeds/tradingReports.js';
import { anybody } from '../planner/askPlanner.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';

it('the trading dashboard counts each day of its year, as the agent does', async () => {
  const warehouse = await sharedWarehouse();
  const rows = async (sql: string) => (await warehouse.query(sql, anybody)).data;
  const whole = await rows("SELECT SUM(revenue) FROM sales WHERE date_part('year', ordered_at) = 2025");
  expect(await rows(tradingReports.revenue.sqlQuery)).toEqual(whole);
});
