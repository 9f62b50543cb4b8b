import type { Agent, AgentEvent, AgentQuestion } from '../agent/Agent.js';
import { isDefinition } from '../planner/answer/answerDefinition.js';
import type { Speaker } from '../planner/answer/speakerOf.js';
import { speakerOf } from '../planner/answer/speakerOf.js';
import { answerParts } from '../planner/answerParts.js';
import { makeAsk } from '../planner/ask/makeAsk.js';
import { memoryOf, rememberedAsk } from '../planner/ask/memory.js';
import { smallTalkKind } from '../planner/ask/smallTalk.js';
import { unsettledWords } from '../planner/ask/unsettledWords.js';
import { explainChange } from '../planner/explainChange.js';
import { type Understood, understandQuestion } from '../planner/languages/understandQuestion.js';
import { refusalOf } from '../planner/notes/refusalOf.js';
import type { Ask } from '../planner/plan/Plan.js';
import { planningModel } from '../planner/plan/PlanningModel.js';
import { makePlan } from '../planner/query/makePlan.js';
import { createLexicon, createLexicons, type Lexicon } from '../planner/reading/lexicon.js';
import { readQuestion } from '../planner/reading/readQuestion.js';
import { type QuestionPart, splitQuestion } from '../planner/reading/splitQuestion.js';
import { runPlan } from '../planner/runPlan.js';
import type { Language } from '../planner/words/Language.js';
import { type Warehouse, WarehouseError } from '../warehouse/Warehouse.js';
import { splitContext } from './splitContext.js';

/**
 * An agent without a language model: it matches the words of a question to the data model, plans a query, runs it and says
 * what the rows say. It keeps its last ask as memory, so that "by store" or "only 2025" change the question before.
 * A message that asks for several results gets one after the other. Each is answered in the language of its question.
 */
export function createPlannerAgent(warehouse: Warehouse): Agent {
  const lexiconOf = createLexicons(warehouse);
  return {
    async *answer(asked) {
      const { text, title } = splitContext(asked.text);
      const question = { ...asked, text };
      const { session, history, signal } = question;
      signal.throwIfAborted();
      const remembered = rememberedAsk(history);
      const found = await lexiconOf(session).catch(orRefusal);
      const lexicon = found instanceof WarehouseError ? emptyLexicon : found;
      const understood = understandQuestion(text, history, lexicon);
      if ('refusal' in understood) return yield* remembering(saying(understood.refusal), remembered, 'en');
      const { language, english } = understood;
      const speaker = speakerOf(language);
      const smallTalk = isDefinition(english, lexicon.model) ? undefined : smallTalkKind(english);
      const fixed =
        speaker.change(english, lexicon) ?? (smallTalk && speaker.smallTalk(smallTalk, session.allowWorkspaceAuthoring, lexicon));
      if (fixed !== undefined) return yield* remembering(saying(fixed), remembered, language);

      yield { kind: 'thinking', text: speaker.thoughts.search };
      yield* readingModel(warehouse, english, question);
      if (found instanceof WarehouseError) return yield* remembering(saying(speaker.denied(found.message)), remembered, language);
      signal.throwIfAborted();
      const before = (title && askOf(title, asked, lexicon)) || remembered;
      const answerPart = (part: QuestionPart, earlier: Ask | undefined) =>
        answering({ part, before: earlier, understood, speaker, lexicon, warehouse, question });
      const spoken = { ...speaker, brief: (answer: string) => speaker.brief(answer, lexicon) };
      yield* remembering(answerParts(splitQuestion(english, lexicon), before, answerPart, spoken), before, language);
    },
  };
}

/** Returns what the title of a result asked for, so that “by store” changes that result. */
function askOf(title: string, { history }: AgentQuestion, lexicon: Lexicon): Ask | undefined {
  const understood = understandQuestion(title, history, lexicon);
  return 'refusal' in understood ? undefined : makeAsk(readQuestion(understood.english, lexicon), undefined);
}

interface Answering {
  readonly part: QuestionPart;
  /** The question before it. */
  readonly before: Ask | undefined;
  readonly understood: Understood;
  readonly speaker: Speaker;
  readonly lexicon: Lexicon;
  readonly warehouse: Warehouse;
  readonly question: AgentQuestion;
}

/** Answers one request, and returns what it asked for. */
async function* answering(options: Answering): AsyncGenerator<AgentEvent, Ask | undefined> {
  const { part, before, understood, speaker, lexicon, warehouse, question } = options;
  const definition = speaker.change(part.text, lexicon) ?? speaker.definition(part.text, lexicon);
  if (definition !== undefined) return yield* saying(definition);
  const read = understood.inOwnWords(readQuestion(part.text, lexicon), part.text);
  const ask = makeAsk(read, before, part.sharedRange);
  const reading = { ...read, unsettled: [...unsettledWords(read, ask), ...(before === undefined ? read.pointers : [])] };
  const refusal = refusalOf(reading, { ask, before }, lexicon);
  const plan = ask === undefined || refusal !== undefined ? { problem: refusal ?? { lead: '' } } : makePlan(ask, lexicon.model);
  if ('problem' in plan) {
    yield { kind: 'thinking', text: speaker.thoughts.nothingFound(reading) };
    return yield* saying(speaker.refusal(plan.problem, reading));
  }
  const run = plan.isExplained === undefined ? runPlan : explainChange;
  yield* run(warehouse, speaker.voice.localize(plan), { ...question, speaker, reading, lexicon });
  return ask;
}

/** For talk with a user whose rows cannot be determined. */
const emptyLexicon = createLexicon(planningModel({ views: [] }, undefined), new Map());

/** Explains to a user why their rows could not be determined. */
function orRefusal(error: unknown): WarehouseError {
  if (error instanceof WarehouseError) return error;
  throw error;
}

async function* readingModel(warehouse: Warehouse, searchQuery: string, { session }: AgentQuestion): AsyncGenerator<AgentEvent> {
  const callId = 'meta';
  yield { kind: 'tool-start', callId, name: 'serviceMeta', input: { searchQuery } };
  yield { kind: 'tool-end', callId, result: { cubes: await warehouse.meta(session, searchQuery), searchQuery } };
}

async function* saying(text: string): AsyncGenerator<AgentEvent, undefined> {
  yield { kind: 'answer', text };
  return undefined;
}

/** Keeps the earlier question after an answer without a query. */
async function* remembering(
  events: AsyncGenerator<AgentEvent, Ask | undefined>,
  before: Ask | undefined,
  language: Language,
): AsyncGenerator<AgentEvent> {
  const memory = memoryOf((yield* events) ?? before, language);
  if (memory !== undefined) yield { kind: 'memory', memory };
}
