import { expect, it } from 'vitest';
import { createPlannerAgent } from '../../../src/chat/createPlannerAgent.js';
import { converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';
import { withoutRows } from './withoutRows.js';

/** A question that must be asked back. */
export interface AskedBack {
  readonly question: string;
  /** Earlier questions of the conversation. */
  readonly after?: readonly string[];
  /** The start of the answer. */
  readonly says: RegExp;
  /** A reading that must be offered. */
  readonly offers?: string;
}

/**
 * One test for each question: it gets no query, but two or three whole questions that the planner reads as they are written, pressed at
 * once or asked later. One more test runs the queries of some of them.
 */
export function expectReadings(questions: readonly AskedBack[]): void {
  const planner = setUpPlanner();
  const dry = setUpPlanner((warehouse) => createPlannerAgent(withoutRows(warehouse)));
  it.each(questions)('$question', async ({ question, after = [], says, offers }) => {
    const say = converse(dry.agent());
    for (const earlier of after) await say(earlier);
    const { answer, calls } = await say(question);
    expect(calls).toEqual([]);
    expect(answer).toMatch(says);
    const readings = [...answer.matchAll(/^- (.+)$/gm)].map(([, reading = '']) => reading);
    expect(readings.length).toBeGreaterThanOrEqual(2);
    expect(readings.length).toBeLessThanOrEqual(3);
    if (offers !== undefined) expect(readings).toContain(offers);
    for (const reading of readings) {
      for (const ask of [say, converse(dry.agent())]) {
        const { calls: read } = await ask(reading);
        expect(read).toHaveLength(1);
        expect(reading.toLowerCase()).toContain(read[0]?.queryTitle.toLowerCase());
      }
    }
  });

  const sample = questions.flatMap(({ offers }) => offers ?? []).filter((_, index) => index % 5 === 0);
  it.each(sample)('the reading “%s” has rows', async (reading) => {
    const { calls } = await planner.ask(reading);
    expect(calls.map(({ error }) => error)).toEqual([undefined]);
    expect(calls[0]?.totalRows).toBeGreaterThan(0);
  });
}
