import type { AgentSession } from '../../agent/Agent.js';
import type { QueryResult } from '../../warehouse/Warehouse.js';
import type { SmallTalkKind } from '../ask/smallTalk.js';
import type { Plan } from '../plan/Plan.js';
import type { Chart } from '../query/chooseChart.js';
import type { ChartTitles } from '../query/writeSpec.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';

/** Says everything that the planner says, in one language. */
export interface Speaker {
  smallTalk(kind: SmallTalkKind, mayAuthor: boolean): string;
  /** Says that data is only read, to a message that wants it changed; `undefined` for any other. */
  change(english: string): string | undefined;
  /** Explains what a measure or the data model is, if that is asked. */
  definition(english: string, lexicon: Lexicon): string | undefined;
  /** Says why the user's rows could not be determined. */
  denied(reason: string): string;
  /** Says how many of several requests are answered. */
  leftOut(asked: number, answered: number): string;
  /** An answer without what can be asked. */
  brief(answer: string): string;
  /** The heading of a part without a result. */
  partTitle(english: string): string;
  /** Says why there is no answer. `english` is the refusal in English. */
  refusal(english: string, reading: Reading, lexicon: Lexicon): string;
  /** A plan with the titles of the language. */
  localize(plan: Plan): Plan;
  title(plan: Plan): string;
  description(plan: Plan, timeZone: string): string;
  /** The answer, with notes on how the question was read. */
  answer(plan: Plan, answered: Answered): string;
  readonly chartTitles: ChartTitles;
  /** Titles of the columns that the data model does not have, or has in English. */
  annotation(plan: Plan): object;
  chartLimit(count: number): string;
  readonly thoughts: Thoughts;
  failed(error: string): string;
}

export interface Answered {
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  readonly session: AgentSession;
  readonly result: QueryResult;
  readonly chart: Chart | undefined;
  /** The query failed, and a plainer one was run. */
  readonly isPlainer: boolean;
}

export interface Thoughts {
  readonly search: string;
  query(plan: Plan): string;
  rows(count: number): string;
  nothingFound(reading: Reading): string;
}
