import { expect, it } from 'vitest';
import { converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';

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

/** One test for each question: it gets no query, but two or three whole questions that the planner answers, here and in a new conversation. */
export function expectReadings(questions: readonly AskedBack[]): void {
  const planner = setUpPlanner();
  it.each(questions)('$question', async ({ question, after = [], says, offers }) => {
    const talk = async () => {
      const say = converse(planner.agent());
      for (const earlier of after) await say(earlier);
      return { say, asked: await say(question) };
    };
    const { answer, calls } = (await talk()).asked;
    expect(calls).toEqual([]);
    expect(answer).toMatch(says);
    const readings = [...answer.matchAll(/^- (.+)$/gm)].map(([, reading = '']) => reading);
    expect(readings.length).toBeGreaterThanOrEqual(2);
    expect(readings.length).toBeLessThanOrEqual(3);
    if (offers !== undefined) expect(readings).toContain(offers);
    for (const reading of readings) {
      const conversations = [(await talk()).say, ...(after.length > 0 ? [converse(planner.agent())] : [])];
      for (const say of conversations) {
        const read = await say(reading);
        expect(read.calls.map(({ error }) => error)).toEqual([undefined]);
        expect(reading.toLowerCase()).toContain(read.calls[0]?.queryTitle.toLowerCase() ?? 'a title');
      }
    }
  });
}
