import { expect, it } from 'vitest';
import { type Asked, anybody, converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';
import { plannerWithoutRows } from './withoutRows.js';

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

/** One test for each question. A question that expects nothing fails. */
export function expectAnswers(questions: readonly ExpectedAnswer[]): void {
  const planner = setUpPlanner();
  const withoutNumbers = setUpPlanner(plannerWithoutRows);
  it.each(questions)('$question', async (expected) => {
    const say = converse((needsRows(expected) ? planner : withoutNumbers).agent());
    for (const earlier of expected.after ?? []) await say(earlier);
    const asked = await say(expected.question);
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
