import { healTurn } from './healTurn.js';
import { matchQuestions } from './matchQuestions.js';
import { restoreMessages } from './restoreMessages.js';
import { currentTurn } from './runningTurn.js';
import { splitTurns } from './splitTurns.js';
import type { ChatMessage } from './Thread.js';
import type { ThreadDraft } from './threadDraft.js';

/**
 * Adds what only the serialized conversation contains: turns never seen here, and what a turn lost in a gap. Never removes, reorders or
 * rewrites what was streamed in full. The turn of a running answer is left to the stream.
 */
export function restoreState(draft: ThreadDraft, serialized: readonly unknown[], { isRunning = false } = {}): void {
  const messages = restoreMessages(serialized);
  if (messages.length === 0) return;
  const restored = splitTurns(messages);
  const sharesIds = hasSharedId(draft.messages, messages);
  const known = splitTurns(draft.messages);
  const running = currentTurn(draft)[0];
  const matches = matchQuestions(known.map(first), restored.map(first));
  const questionIds = new Set(known.map(([message]) => message?.id));
  const result: ChatMessage[] = [];
  let next = 0;

  for (const [position, turn] of restored.entries()) {
    const match = matches.get(position);
    if (match === undefined) {
      // A question that was asked again is further down here than at the service.
      if (!questionIds.has(turn[0]?.id)) result.push(...turn);
      continue;
    }
    for (; next < match; next += 1) result.push(...(known[next] ?? []));
    const streamed = known[next] ?? [];
    const isCurrent = streamed[0]?.id === running?.id;
    const isLeftToStream = isRunning && isCurrent && streamed.some(isStreamedAnswer);
    result.push(...(isLeftToStream ? streamed : healTurn(streamed, turn, { wasResumed: draft.wire.isResumed && isCurrent, sharesIds })));
    next += 1;
  }
  for (; next < known.length; next += 1) result.push(...(known[next] ?? []));
  if (!areSameMessages(draft.messages, result)) draft.messages = result;
}

function hasSharedId(known: readonly ChatMessage[], restored: readonly ChatMessage[]): boolean {
  const ids = new Set(restored.filter(({ role }) => role === 'assistant').map(({ id }) => id));
  return known.some((message) => isStreamedAnswer(message) && ids.has(message.id));
}

function isStreamedAnswer({ role, origin }: ChatMessage): boolean {
  return role === 'assistant' && origin === 'streamed';
}

function first(turn: readonly ChatMessage[]): ChatMessage | undefined {
  return turn[0];
}

function areSameMessages(before: readonly ChatMessage[], after: readonly ChatMessage[]): boolean {
  return before.length === after.length && before.every((message, position) => message === after[position]);
}
