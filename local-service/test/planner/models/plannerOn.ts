import { afterAll, beforeAll, expect } from 'vitest';
import type { Agent } from '../../../src/agent/Agent.js';
import { createPlannerAgent } from '../../../src/chat/createPlannerAgent.js';
import type { Warehouse } from '../../../src/warehouse/Warehouse.js';
import { converse } from '../askPlanner.js';
import { type Ticket, tickets } from './supportData.js';

/** A planner on other data than the retailer’s. */
export function plannerOn(open: () => Promise<Warehouse>) {
  let warehouse: Warehouse;
  let agent: Agent;
  beforeAll(async () => {
    warehouse = await open();
    agent = createPlannerAgent(warehouse);
  }, 60_000);
  afterAll(() => warehouse.close());
  return { agent: () => agent, ask: (text: string) => converse(agent)(text) };
}

export type Planner = ReturnType<typeof plannerOn>;

/** The rows of the only query, without the names of their columns. */
export async function rowsOf({ ask }: Planner, question: string): Promise<readonly (readonly unknown[])[]> {
  const { calls, answer } = await ask(question);
  expect(calls.map(({ error }) => error)).toEqual([undefined]);
  expect(answer).not.toMatch(/undefined|NaN|\[object/);
  return (
    calls[0]?.data.map((row) => row.map((cell) => (Number.isNaN(Number(cell)) || typeof cell === 'boolean' ? cell : Number(cell)))) ?? []
  );
}

export function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string, numberOf: (rows: readonly Row[]) => number) {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key): [string, number] => [key, numberOf(rows.filter((row) => keyOf(row) === key))]);
}

export const count = (rows: readonly unknown[]) => rows.length;
export const largestFirst = (one: readonly [string, number], other: readonly [string, number]) =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1);
export const hours = (rows: readonly Ticket[]) => rows.reduce((sum, row) => sum + row.hours, 0);
export const in2024 = tickets.filter(({ openedAt }) => openedAt.startsWith('2024'));

/** Asks each question that the answers to some others offer, in the language of those. */
export async function expectOffersAnswered({ agent }: Planner, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { answer } = await converse(agent())(text);
    const offers = [...answer.matchAll(/^- (?!\*\*)(.+)$/gm)].map(([, question = '']) => question);
    expect(offers.length, text).toBeGreaterThan(0);
    for (const offer of offers) {
      const thread = converse(agent());
      await thread(text);
      const { calls } = await thread(offer);
      if (/^What is .*\?$/.test(offer)) continue;
      expect(
        calls.map(({ error }) => error),
        offer,
      ).toEqual([undefined]);
      expect(calls[0]?.totalRows, offer).toBeGreaterThan(0);
      expect(
        calls[0]?.data.flat().some((cell) => cell !== null),
        offer,
      ).toBe(true);
    }
  }
}

export const inEachLanguage = ['help', 'Hilfe', 'ayuda', 'ヘルプ', 'مساعدة'];
