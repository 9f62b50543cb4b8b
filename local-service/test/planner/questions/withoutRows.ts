import type { Agent } from '../../../src/agent/Agent.js';
import { createPlannerAgent } from '../../../src/chat/createPlannerAgent.js';
import type { Warehouse } from '../../../src/warehouse/Warehouse.js';

/**
 * The planner for tests of what is asked, which need no numbers: the database checks each query and gives its columns, but reads no rows.
 * The names in the data are read as ever.
 */
export function plannerWithoutRows(warehouse: Warehouse): Agent {
  return createPlannerAgent(withoutRows(warehouse));
}

/** A warehouse that returns the columns of each query, without rows. */
export function withoutRows(warehouse: Warehouse): Warehouse {
  return {
    ...warehouse,
    query: (sql, session, options) =>
      warehouse.query(sql.startsWith('SELECT DISTINCT ') ? sql : `SELECT * FROM (\n${sql}\n) AS rows LIMIT 0`, session, options),
  };
}
