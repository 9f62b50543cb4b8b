import { beforeAll } from 'vitest';
import type { Agent } from '../../src/agent/Agent.js';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';
import { converse } from './askPlanner.js';
import { rememberingWarehouse } from './rememberingWarehouse.js';
import { soldLines } from './soldLines.js';

const seed = 1;

/** All order lines in the planner's warehouse. */
export const lines = soldLines(seed);

export const euros = (value: number) => `€${new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value)}`;
export const count = (value: number) => new Intl.NumberFormat('en').format(value);

/** A planner for the tests of a file, with the shared warehouse. */
export function setUpPlanner(createAgent: (warehouse: Warehouse) => Agent = createPlannerAgent) {
  let warehouse: Warehouse;
  let agent: Agent;
  beforeAll(async () => {
    warehouse = rememberingWarehouse(await sharedWarehouse());
    agent = createAgent(warehouse);
  });
  return {
    warehouse: () => warehouse,
    agent: () => agent,
    /** A question without earlier ones. */
    ask: (text: string) => converse(agent)(text),
  };
}
