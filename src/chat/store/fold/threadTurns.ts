import { commonLength } from './commonLength.js';
import { isFinal, isMainAgent } from './graphPath.js';
import { currentTurn } from './runningTurn.js';
import { splitTurns } from './splitTurns.js';
import type { ChatMessage, ChatTurn, Thread, TurnOutcome, TurnState } from './Thread.js';

/**
 * Groups a thread into turns: question, steps, answer. Pass the previous turns: unchanged turns keep their identity, and so does an
 * unchanged list. Only turns after the first change are rebuilt, so a delta at the end of a long thread is as cheap as in a short one.
 */
export function threadTurns(thread: Thread, before: readonly ChatTurn[] = []): readonly ChatTurn[] {
  const running = thread.end === 'open' ? currentTurn(thread)[0]?.id : undefined;
  const kept = settledTurns(thread, before, running);
  const changed = splitTurns(thread.messages.slice(kept.messageCount)).map((messages, offset) => {
    const id = messages[0]?.id ?? '';
    const outcome = thread.outcomes.get(id);
    const state = outcome?.state ?? (id === running ? 'running' : 'done');
    const known = before[kept.turnCount + offset];
    return known !== undefined && isMadeOf(known, { messages, outcome, state }) ? known : makeTurn(id, { messages, outcome, state });
  });
  const count = kept.turnCount + changed.length;
  const isSame = count === before.length && changed.every((turn, offset) => turn === before[kept.turnCount + offset]);
  const turns = isSame ? before : before.slice(0, kept.turnCount).concat(changed);
  if (!isSame) commonLength(turns, before, kept.turnCount);
  if (count === before.length && changed.every((turn, offset) => hasOnlyGrown(turn, before[kept.turnCount + offset]))) {
    steadyLists.set(turns, steadyTurns(before));
  }
  origins.set(turns, { thread, running });
  return turns;
}

/** Returns a list that stays the same while only the text of a running answer grows. Its turns have the text from when it began. */
export function steadyTurns(turns: readonly ChatTurn[]): readonly ChatTurn[] {
  return steadyLists.get(turns) ?? turns;
}

const steadyLists = new WeakMap<readonly ChatTurn[], readonly ChatTurn[]>();

function hasOnlyGrown({ question, steps, answer, state, error }: ChatTurn, before: ChatTurn | undefined): boolean {
  return (
    state === 'running' &&
    before?.state === state &&
    before.question === question &&
    before.error === error &&
    before.answer !== undefined &&
    before.answer.id === answer?.id &&
    before.answer.thinking === answer.thinking &&
    hasText(before.answer) &&
    hasText(answer) &&
    before.steps.length === steps.length &&
    steps.every((step, index) => step === before.steps[index])
  );
}

interface TurnsOrigin {
  readonly thread: Thread;
  readonly running: string | undefined;
}

/** The threads that lists of turns were made from. */
const origins = new WeakMap<readonly ChatTurn[], TurnsOrigin>();

/** Returns how many turns at the start are unchanged, and how many messages they have. Searches from the end, where changes are. */
function settledTurns({ messages, outcomes }: Thread, before: readonly ChatTurn[], running: string | undefined) {
  const origin = origins.get(before);
  if (origin === undefined || origin.thread.outcomes !== outcomes) return { turnCount: 0, messageCount: 0 };
  const same = commonLength(messages, origin.thread.messages);
  let turnCount = Math.min(before.length, positionIn(before, running), positionIn(before, origin.running));
  let messageCount = origin.thread.messages.length;
  for (const turn of before.slice(turnCount)) messageCount -= lengthOf(turn);
  // What follows a turn decides where it ends, so the last reused turn must not be the last of all.
  while (turnCount > 0 && messageCount >= same) {
    turnCount -= 1;
    messageCount -= lengthOf(before[turnCount]);
  }
  return { turnCount, messageCount };
}

function lengthOf(turn: ChatTurn | undefined): number {
  return (turn && sources.get(turn)?.messages.length) ?? 0;
}

function positionIn(turns: readonly ChatTurn[], id: string | undefined): number {
  const position = id === undefined ? -1 : turns.findLastIndex((turn) => turn.id === id);
  return position === -1 ? turns.length : position;
}

interface TurnSource {
  readonly messages: readonly ChatMessage[];
  readonly outcome: TurnOutcome | undefined;
  readonly state: TurnState;
}

const sources = new WeakMap<ChatTurn, TurnSource>();

function isMadeOf(turn: ChatTurn, { messages, outcome, state }: TurnSource): boolean {
  const source = sources.get(turn);
  return (
    source !== undefined &&
    source.state === state &&
    source.outcome === outcome &&
    source.messages.length === messages.length &&
    source.messages.every((message, position) => message === messages[position])
  );
}

function makeTurn(id: string, source: TurnSource): ChatTurn {
  const { messages, outcome, state } = source;
  const [question, rest] = messages[0]?.role === 'user' ? [messages[0], messages.slice(1)] : [undefined, messages];
  const answer = findAnswer(rest, state);
  const steps = rest.flatMap((message) => (message === answer ? [] : stepsOf(message, answer)));
  const turn: ChatTurn = { id, question, steps, answer, state, error: outcome?.error };
  sources.set(turn, source);
  return turn;
}

/** Returns the last final message or, if there is none, the main agent's last text. In a running turn nothing may follow that text. */
function findAnswer(messages: readonly ChatMessage[], state: TurnState): ChatMessage | undefined {
  const final = messages.findLast((message) => isFinal(message) && hasText(message));
  if (final !== undefined) return final;
  if (state !== 'running') return messages.findLast(isAnswerText);
  const last = messages.findLast((message) => !isEmpty(message));
  return last !== undefined && isAnswerText(last) ? last : undefined;
}

function isAnswerText(message: ChatMessage): boolean {
  return isMainAgent(message) && message.toolCall === undefined && hasText(message);
}

/** Returns the steps before the answer, without text that the answer repeats. */
function stepsOf(message: ChatMessage, answer: ChatMessage | undefined): ChatMessage[] {
  if (isEmpty(message)) return [];
  const repeats = answer !== undefined && message.toolCall === undefined && message.content.trim() === answer.content.trim();
  if (!repeats) return [message];
  return message.thinking === '' ? [] : [withoutContent(message)];
}

function withoutContent(message: ChatMessage): ChatMessage {
  let silent = silentSteps.get(message);
  if (silent === undefined) {
    silent = { ...message, content: '' };
    silentSteps.set(message, silent);
  }
  return silent;
}

const silentSteps = new WeakMap<ChatMessage, ChatMessage>();

function hasText({ content }: ChatMessage): boolean {
  return content.trim() !== '';
}

function isEmpty({ content, thinking, toolCall }: ChatMessage): boolean {
  return content === '' && thinking === '' && toolCall === undefined;
}
