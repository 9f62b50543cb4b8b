import { answerChange } from '../planner/answerChange.js';
import { answerDefinition, isDefinition } from '../planner/answerDefinition.js';
import { answerParts } from '../planner/answerParts.js';
import { answerForeignLanguage } from '../planner/foreignLanguage.js';
import { createLexicons, type Lexicon } from '../planner/lexicon.js';
import { makeAsk } from '../planner/makeAsk.js';
import { makePlan } from '../planner/makePlan.js';
import { rememberedAsk } from '../planner/memory.js';
import { notesOn, refusalOf } from '../planner/notes.js';
import type { Ask } from '../planner/Plan.js';
import type { Reading } from '../planner/Reading.js';
import { readQuestion } from '../planner/readQuestion.js';
import { runPlan } from '../planner/runPlan.js';
import { answerSmallTalk } from '../planner/smallTalk.js';
import { type QuestionPart, splitQuestion } from '../planner/splitQuestion.js';
import { type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import type { Agent, AgentEvent, AgentQuestion } from './Agent.js';
import { withoutContext } from './withoutContext.js';

/**
 * An agent without a language model: it matches the words of a question to the data model, plans a query, runs it and says
 * what the rows say. It keeps its last ask as memory, so that "by store" or "only 2025" change the question before.
 * A message that asks for several results gets one after the other.
 */
export function createPlannerAgent(warehouse: Warehouse): Agent {
  const lexiconOf = createLexicons(warehouse);
  return {
    async *answer(asked) {
      const question = { ...asked, text: withoutContext(asked.text) };
      const { text, session, history, signal } = question;
      signal.throwIfAborted();
      const before = rememberedAsk(history);
      const smallTalk = isDefinition(text) ? undefined : answerSmallTalk(text, session);
      const fixed = answerChange(text) ?? smallTalk ?? answerForeignLanguage(text);
      if (fixed !== undefined) return yield* remembering(saying(fixed), before);

      yield* readingModel(warehouse, question);
      const lexicon = await lexiconOf(session).catch(orRefusal);
      if (lexicon instanceof WarehouseError) return yield* remembering(saying(lexicon.message), before);
      signal.throwIfAborted();
      const split = splitQuestion(text, lexicon);
      const answerPart = (part: QuestionPart, earlier: Ask | undefined) =>
        answering({ part, before: earlier, lexicon, warehouse, question });
      yield* remembering(answerParts(split, before, answerPart), before);
    },
  };
}

interface Answering {
  readonly part: QuestionPart;
  /** What was asked before it. */
  readonly before: Ask | undefined;
  readonly lexicon: Lexicon;
  readonly warehouse: Warehouse;
  readonly question: AgentQuestion;
}

/** Answers one request, and returns what it asked for. */
async function* answering({ part, before, lexicon, warehouse, question }: Answering): AsyncGenerator<AgentEvent, Ask | undefined> {
  const definition = answerChange(part.text) ?? answerDefinition(part.text, lexicon);
  if (definition !== undefined) return yield* saying(definition);
  const reading = readQuestion(part.text, lexicon);
  const ask = makeAsk(reading, before, part.sharedRange);
  const refusal = refusalOf(reading, { ask, before }, lexicon);
  if (ask === undefined || refusal !== undefined) return yield* refusing(refusal, reading);
  const plan = makePlan(ask);
  if ('problem' in plan) return yield* refusing(plan.problem, reading);
  yield* runPlan(warehouse, plan, question, notesOn(reading, plan, lexicon));
  return ask;
}

/** Explains to a user why their rows could not be determined. */
function orRefusal(error: unknown): WarehouseError {
  if (error instanceof WarehouseError) return error;
  throw error;
}

async function* readingModel(warehouse: Warehouse, { text, session }: AgentQuestion): AsyncGenerator<AgentEvent> {
  const input = { searchQuery: text };
  const callId = 'meta';
  yield { kind: 'thinking', text: 'First I look up which parts of the data model the question is about.' };
  yield { kind: 'tool-start', callId, name: 'serviceMeta', input };
  yield { kind: 'tool-end', callId, result: { cubes: warehouse.meta(session, text), searchQuery: text } };
}

async function* refusing(refusal: string | undefined, reading: Reading): AsyncGenerator<AgentEvent, undefined> {
  const named = [...reading.missing, ...reading.unused];
  yield {
    kind: 'thinking',
    text:
      named.length > 0
        ? `Nothing in the data model is called ${named.map((word) => `"${word}"`).join(' or ')}.`
        : 'No part of the data model is named here.',
  };
  return yield* saying(refusal ?? '');
}

async function* saying(text: string): AsyncGenerator<AgentEvent, undefined> {
  yield { kind: 'answer', text };
  return undefined;
}

/** What was asked before stays in mind after an answer without a query. */
async function* remembering(events: AsyncGenerator<AgentEvent, Ask | undefined>, before: Ask | undefined): AsyncGenerator<AgentEvent> {
  const ask = (yield* events) ?? before;
  if (ask !== undefined) yield { kind: 'memory', memory: { ask } };
}
