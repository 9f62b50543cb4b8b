import type { ChatMessage, Thread, TurnOutcome } from './Thread.js';

/** Returns the messages of the turn that new lines belong to: the last question that was not refused, and what followed. */
export function currentTurn(thread: Pick<Thread, 'messages' | 'outcomes'>): readonly ChatMessage[] {
  const end = endOfRunning(thread);
  const question = thread.messages.findLastIndex(({ role }, position) => position < end && role === 'user');
  return thread.messages.slice(Math.max(question, 0), end);
}

/** Returns the position of the next message: before questions at the end that never reached the service. */
export function endOfRunning({ messages, outcomes }: Pick<Thread, 'messages' | 'outcomes'>): number {
  let end = messages.length;
  while (isTurnedDown(messages[end - 1], outcomes)) end -= 1;
  return end;
}

/** Returns the end of the turn that contains a message. */
export function endOfTurn({ messages }: Pick<Thread, 'messages'>, position: number): number {
  let end = position + 1;
  while (end < messages.length && messages[end]?.role !== 'user') end += 1;
  return end;
}

export function withOutcome(outcomes: Thread['outcomes'], turnId: string, outcome: TurnOutcome | undefined): Thread['outcomes'] {
  if (outcome === undefined && !outcomes.has(turnId)) return outcomes;
  const changed = new Map(outcomes);
  if (outcome === undefined) changed.delete(turnId);
  else changed.set(turnId, outcome);
  return changed;
}

function isTurnedDown(message: ChatMessage | undefined, outcomes: Thread['outcomes']): boolean {
  return message?.role === 'user' && message.origin === 'optimistic' && outcomes.has(message.id);
}
