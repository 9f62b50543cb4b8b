import { freshWire } from './emptyThread.js';
import { currentTurn, withOutcome } from './runningTurn.js';
import { splitTurns } from './splitTurns.js';
import type { ChatMessage, Thread, TurnOutcome } from './Thread.js';

/** Shows a question before the service has echoed it. */
export function addQuestion(thread: Thread, { id, content, context }: Pick<ChatMessage, 'id' | 'content' | 'context'>): Thread {
  const question: ChatMessage = {
    id,
    role: 'user',
    content,
    context,
    thinking: '',
    toolCall: undefined,
    graphPath: [],
    isInProcess: false,
    isStructuredResponse: undefined,
    sort: undefined,
    origin: 'optimistic',
    isCatchingUp: false,
    isWhole: true,
  };
  return reopened({ ...thread, messages: [...thread.messages, question] });
}

/** Asks a question again and moves its turn to the end. Drops what a failed try has written unless `keepsAnswer` is set. */
export function reopenTurn(thread: Thread, turnId: string, { keepsAnswer }: { readonly keepsAnswer: boolean }): Thread {
  const turns = splitTurns(thread.messages);
  const turn = turns.find(([message]) => message?.id === turnId) ?? [];
  const others = turns.filter((other) => other !== turn).flat();
  const messages = [...others, ...(keepsAnswer ? turn : turn.slice(0, 1))];
  return reopened({ ...thread, messages, outcomes: withOutcome(thread.outcomes, turnId, undefined) });
}

/** Changes the id of a question, and so of its turn. */
export function renameQuestion(thread: Thread, from: string, to: string): Thread {
  if (from === to) return thread;
  const messages = thread.messages.map((message) => (message.id === from ? { ...message, id: to } : message));
  const outcomes = withOutcome(withOutcome(thread.outcomes, to, thread.outcomes.get(from)), from, undefined);
  return { ...thread, messages, outcomes };
}

/** Marks that the running turn is joined in the middle of its stream, so lines may be missing. */
export function expectGap(thread: Thread): Thread {
  const outcomes = withOutcome(thread.outcomes, currentTurn(thread)[0]?.id ?? '', undefined);
  return { ...thread, end: 'open', outcomes, wire: { ...thread.wire, isResumed: true } };
}

/** Ends the running turn with an outcome, or successfully without one. */
export function endTurn(thread: Thread, outcome: TurnOutcome | undefined): Thread {
  const turn = currentTurn(thread);
  const id = turn[0]?.id;
  const outcomes = id === undefined ? thread.outcomes : withOutcome(thread.outcomes, id, outcome);
  return {
    ...thread,
    end: outcome === undefined ? 'complete' : ends[outcome.state],
    outcomes,
    messages: closed(thread, turn),
    wire: freshWire,
  };
}

/** Accepts gaps that could not be closed. */
export function acceptGaps(thread: Thread): Thread {
  const messages = thread.messages.map((message) => (message.isCatchingUp ? { ...message, isCatchingUp: false } : message));
  return { ...thread, messages, wire: freshWire };
}

function closed({ messages }: Thread, turn: readonly ChatMessage[]): readonly ChatMessage[] {
  if (!turn.some(({ isInProcess }) => isInProcess)) return messages;
  return messages.map((message) => (message.isInProcess ? { ...message, isInProcess: false } : message));
}

function reopened(thread: Thread): Thread {
  return { ...thread, end: 'open', error: undefined, suspendedMessageId: undefined, usage: undefined, wire: freshWire };
}

const ends: Readonly<Record<TurnOutcome['state'], Thread['end']>> = {
  stopped: 'aborted',
  suspended: 'suspended',
  failed: 'failed',
  interrupted: 'failed',
};
