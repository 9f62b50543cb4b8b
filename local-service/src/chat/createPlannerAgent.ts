import { answerForeignLanguage } from '../planner/foreignLanguage.js';
import { createLexicons } from '../planner/lexicon.js';
import { makeAsk } from '../planner/makeAsk.js';
import { makePlan } from '../planner/makePlan.js';
import { rememberedAsk } from '../planner/memory.js';
import { notesOn, refusalOf } from '../planner/notes.js';
import type { Reading } from '../planner/Reading.js';
import { readQuestion } from '../planner/readQuestion.js';
import { runPlan } from '../planner/runPlan.js';
import { answerSmallTalk } from '../planner/smallTalk.js';
import { type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import type { Agent, AgentEvent, AgentQuestion } from './Agent.js';
import { withoutContext } from './withoutContext.js';

/**
 * An agent without a language model: it matches the words of a question to the data model, plans a query, runs it and says
 * what the rows say. It keeps its last ask as memory, so that "by store" or "only 2025" change the question before.
 */
export function createPlannerAgent(warehouse: Warehouse): Agent {
  const lexiconOf = createLexicons(warehouse);
  return {
    async *answer(asked) {
      const question = { ...asked, text: withoutContext(asked.text) };
      const { text, session, history, signal } = question;
      signal.throwIfAborted();
      const smallTalk = answerSmallTalk(text, session) ?? answerForeignLanguage(text);
      if (smallTalk !== undefined) return yield* saying(smallTalk, question);

      yield* readingModel(warehouse, question);
      const lexicon = await lexiconOf(session).catch(orRefusal);
      if (lexicon instanceof WarehouseError) return yield* saying(lexicon.message, question);
      signal.throwIfAborted();
      const reading = readQuestion(text, lexicon);
      const before = rememberedAsk(history);
      const ask = makeAsk(reading, before);
      const refusal = refusalOf(reading, { ask, before }, lexicon);
      if (ask === undefined || refusal !== undefined) return yield* refusing(refusal, reading, question);
      const plan = makePlan(ask);
      if ('problem' in plan) return yield* refusing(plan.problem, reading, question);

      yield* runPlan(warehouse, plan, question, notesOn(reading, plan, lexicon));
      yield { kind: 'memory', memory: { ask } };
    },
  };
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

async function* refusing(refusal: string | undefined, reading: Reading, question: AgentQuestion): AsyncGenerator<AgentEvent> {
  const named = [...reading.missing, ...reading.unused];
  yield {
    kind: 'thinking',
    text:
      named.length > 0
        ? `Nothing in the data model is called ${named.map((word) => `"${word}"`).join(' or ')}.`
        : 'No part of the data model is named here.',
  };
  yield* saying(refusal ?? '', question);
}

/** What was asked before stays in mind. */
async function* saying(text: string, { history }: AgentQuestion): AsyncGenerator<AgentEvent> {
  yield { kind: 'answer', text };
  const ask = rememberedAsk(history);
  if (ask !== undefined) yield { kind: 'memory', memory: { ask } };
}
