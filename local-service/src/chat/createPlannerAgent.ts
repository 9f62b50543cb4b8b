import type { Language } from '../planner/languages/Language.js';
import { understandQuestion } from '../planner/languages/understandQuestion.js';
import { createLexicons } from '../planner/lexicon.js';
import { makeAsk } from '../planner/makeAsk.js';
import { makePlan } from '../planner/makePlan.js';
import { memoryOf, rememberedAsk } from '../planner/memory.js';
import { refusalOf } from '../planner/notes.js';
import { readQuestion } from '../planner/readQuestion.js';
import { runPlan } from '../planner/runPlan.js';
import { smallTalkKind } from '../planner/smallTalk.js';
import { speakerOf } from '../planner/wording/speakerOf.js';
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
      const understood = understandQuestion(text, history);
      if ('refusal' in understood) return yield* saying(understood.refusal, question, 'en');
      const { language, english } = understood;
      const speaker = speakerOf(language);
      const smallTalk = smallTalkKind(english);
      if (smallTalk !== undefined) return yield* saying(speaker.smallTalk(smallTalk, session.allowWorkspaceAuthoring), question, language);

      yield { kind: 'thinking', text: speaker.thoughts.search };
      yield* readingModel(warehouse, english, question);
      const lexicon = await lexiconOf(session).catch(orRefusal);
      if (lexicon instanceof WarehouseError) return yield* saying(lexicon.message, question, language);
      signal.throwIfAborted();
      const reading = understood.inOwnWords(readQuestion(english, lexicon));
      const before = rememberedAsk(history);
      const ask = makeAsk(reading, before);
      const refusal = refusalOf(reading, { ask, before }, lexicon);
      const plan = ask === undefined || refusal !== undefined ? { problem: refusal ?? '' } : makePlan(ask);
      if ('problem' in plan) {
        yield { kind: 'thinking', text: speaker.thoughts.nothingFound(reading) };
        return yield* saying(speaker.refusal(plan.problem, reading, lexicon), question, language);
      }
      yield* runPlan(warehouse, speaker.localize(plan), { ...question, speaker, reading, lexicon });
      yield { kind: 'memory', memory: memoryOf(ask, language) };
    },
  };
}

/** Explains to a user why their rows could not be determined. */
function orRefusal(error: unknown): WarehouseError {
  if (error instanceof WarehouseError) return error;
  throw error;
}

async function* readingModel(warehouse: Warehouse, searchQuery: string, { session }: AgentQuestion): AsyncGenerator<AgentEvent> {
  const callId = 'meta';
  yield { kind: 'tool-start', callId, name: 'serviceMeta', input: { searchQuery } };
  yield { kind: 'tool-end', callId, result: { cubes: warehouse.meta(session, searchQuery), searchQuery } };
}

/** What was asked before stays in mind. */
async function* saying(text: string, { history }: AgentQuestion, language: Language): AsyncGenerator<AgentEvent> {
  yield { kind: 'answer', text };
  const memory = memoryOf(rememberedAsk(history), language);
  if (memory !== undefined) yield { kind: 'memory', memory };
}
