import { expect, it } from 'vitest';
import { converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';
import { expectFromModel } from './expectFromModel.js';
import { plannerWithoutRows } from './withoutRows.js';

/** A question that must be asked back. */
export interface AskedBack {
  readonly question: string;
  /** Earlier questions of the conversation. */
  readonly after?: readonly string[];
  /** The start of the answer. */
  readonly says: RegExp;
  /** A reading that must be offered. */
  readonly offers?: string;
  /** A condition with which every reading must end. */
  readonly keeps?: string;
}

/**
 * Tests that each question is answered with two or three complete questions in place of a query, and that the planner answers those as
 * they are written, whether pressed at once or asked later.
 */
export function expectReadings(questions: readonly AskedBack[]): void {
  const planner = setUpPlanner(plannerWithoutRows);
  it.each(questions)('$question', async ({ question, after = [], says, offers, keeps = '' }) => {
    const say = converse(planner.agent());
    for (const earlier of after) await say(earlier);
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(says);
    const readings = [...answer.matchAll(/^- (.+)$/gm)].map(([, reading = '']) => reading);
    expect(readings.length).toBeGreaterThanOrEqual(2);
    expect(readings.length).toBeLessThanOrEqual(3);
    if (offers !== undefined) expect(readings).toContain(offers);
    for (const reading of readings) {
      expect(reading.endsWith(keeps), reading).toBe(true);
      for (const ask of [say, converse(planner.agent())]) {
        const { calls: read } = await ask(reading);
        expect(read.map(({ error }) => error)).toEqual([undefined]);
        expect(reading.toLowerCase()).toContain(read[0]?.queryTitle.toLowerCase());
      }
    }
    await expectFromModel(planner.warehouse(), [{ question, queries: [], answer }]);
  });
}
