import { afterAll, beforeAll } from 'vitest';
import type { Agent } from '../../src/chat/Agent.js';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import { createWarehouse } from '../../src/warehouse/createWarehouse.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { converse } from './askPlanner.js';
import { soldLines } from './soldLines.js';

const seed = 1;

/** All order lines in the planner's warehouse. */
export const lines = soldLines(seed);

export const euros = (value: number) => `€${new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value)}`;
export const count = (value: number) => new Intl.NumberFormat('en').format(value);

/** A planner for the tests of a file, with its own warehouse, which is closed afterwards. */
export function setUpPlanner() {
  let warehouse: Warehouse;
  let agent: Agent;
  beforeAll(async () => {
    warehouse = await createWarehouse({ seed });
    agent = createPlannerAgent(warehouse);
  });
  afterAll(() => warehouse.close());
  return {
    warehouse: () => warehouse,
    agent: () => agent,
    /** A question without earlier ones. */
    ask: (text: string) => converse(agent)(text),
  };
}
