import { expect, it } from 'vitest';
import type { Agent } from '../../../src/agent/Agent.js';
import { type Asked, anybody, converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';
import { expectFromModel } from './expectFromModel.js';
import { plannerWithoutRows, withoutRows } from './withoutRows.js';

/** A question with what its answer must be. Each field that is given is checked. */
export interface ExpectedAnswer {
  readonly question: string;
  /** Earlier questions of the conversation. */
  readonly after?: readonly string[];
  /** Parts that the query must have, with its white space folded; a list of several queries has one entry for each. */
  readonly sql?: Clauses | readonly Clauses[];
  /** A query on the views, written without the planner, that gives the same rows; a list of several queries has one for each. */
  readonly rows?: string | readonly string[];
  /** The question gets no query; the answer says why. */
  readonly refuses?: RegExp;
  /** What stands before the answer itself. */
  readonly saysFirst?: RegExp;
  /** What stands anywhere in the answer. */
  readonly says?: RegExp;
}

type Clauses = string | RegExp;

/** Two tests for each question: one of the planner, and one of the agent with a model that gives the same answer. A question that expects nothing fails. */
export function expectAnswers(questions: readonly ExpectedAnswer[]): void {
  const planner = setUpPlanner();
  const withoutNumbers = setUpPlanner(plannerWithoutRows);
  const threads = new Map<ExpectedAnswer, Promise<readonly Asked[]>>();

  function threadOf(expected: ExpectedAnswer): Promise<readonly Asked[]> {
    const thread = threads.get(expected) ?? askAll((needsRows(expected) ? planner : withoutNumbers).agent(), questionsOf(expected));
    threads.set(expected, thread);
    return thread;
  }

  it.each(questions)('$question', async (expected) => {
    const asked = lastOf(await threadOf(expected));
    expect(Object.keys(expected).filter((key) => checks.has(key))).not.toEqual([]);
    for (const { error } of asked.calls) expect(error).toBeUndefined();
    expectTexts(asked, expected);
    expectClauses(asked, expected);
    if (expected.rows !== undefined) {
      const queries = [expected.rows].flat();
      expect(asked.calls).toHaveLength(queries.length);
      for (const [index, query] of queries.entries()) {
        const { data, totalRows } = await planner.warehouse().query(query, anybody);
        expect(asked.calls[index]?.sqlQuery).toBeDefined();
        expect(asked.calls[index]?.totalRows).toBe(totalRows);
        expect(asked.calls[index]?.data).toEqual(data.slice(0, 100));
      }
    }
  });

  it.each(questions)('$question, from a language model', async (expected) => {
    const thread = await threadOf(expected);
    const asked = lastOf(thread);
    const turns = thread.map((turn, index) => ({
      question: questionsOf(expected)[index] ?? '',
      queries: turn === asked && expected.rows !== undefined ? [expected.rows].flat() : turn.calls.map(({ sqlQuery }) => sqlQuery),
      answer: turn.answer,
    }));
    const warehouse = planner.warehouse();
    await expectFromModel(needsRows(expected) ? warehouse : withoutRows(warehouse), turns);
  });
}

function questionsOf({ after = [], question }: ExpectedAnswer): readonly string[] {
  return [...after, question];
}

async function askAll(agent: Agent, questions: readonly string[]): Promise<readonly Asked[]> {
  const ask = converse(agent);
  const thread: Asked[] = [];
  for (const question of questions) thread.push(await ask(question));
  return thread;
}

function lastOf(thread: readonly Asked[]): Asked {
  const asked = thread.at(-1);
  if (asked === undefined) throw new Error('Nothing was asked.');
  return asked;
}

/** What is asked shows without the rows; what is said about them does not. */
function needsRows({ rows, saysFirst, says }: ExpectedAnswer): boolean {
  return rows !== undefined || saysFirst !== undefined || says !== undefined;
}

const checks: ReadonlySet<string> = new Set(['sql', 'rows', 'refuses', 'saysFirst', 'says']);

function expectTexts({ answer, calls }: Asked, { refuses, saysFirst, says }: ExpectedAnswer): void {
  expect(answer).not.toMatch(/undefined|NaN|\[object/);
  if (refuses !== undefined) {
    expect(calls.map(({ sqlQuery }) => sqlQuery)).toEqual([]);
    expect(answer).toMatch(refuses);
  }
  if (saysFirst !== undefined) {
    expect(answer).toMatch(/^\*/);
    expect(answer.slice(0, answer.indexOf('\n\n'))).toMatch(saysFirst);
  }
  if (says !== undefined) expect(answer).toMatch(says);
}

function expectClauses({ calls }: Asked, { sql }: ExpectedAnswer): void {
  if (sql === undefined) return;
  const queries = calls.map(({ sqlQuery }) => sqlQuery.replace(/\s+/g, ' '));
  const expected = [sql].flat();
  expect(queries).toHaveLength(expected.length);
  for (const [index, clauses] of expected.entries()) {
    if (typeof clauses === 'string') expect(queries[index]).toContain(clauses);
    else expect(queries[index]).toMatch(clauses);
  }
}
