import { isMessageId } from '../../../client/chat-stream/chatRequest.js';
import type { ChatMessage } from './Thread.js';

type FirstMessage = ChatMessage | undefined;

/**
 * Matches the turns of the service to ours by their first messages: by id if the service keeps ids, otherwise by the text of the question,
 * in order. Returns our positions by the service's positions.
 */
export function matchQuestions(ours: readonly FirstMessage[], theirs: readonly FirstMessage[]): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const positions = new Map(ours.map((message, position) => [message?.id, position]));
  let next = 0;
  for (const [position, message] of theirs.entries()) {
    const byId = positions.get(message?.id);
    const match = byId !== undefined && byId >= next ? byId : findAlike(ours, message, next);
    if (match === undefined) continue;
    matches.set(position, match);
    next = match + 1;
  }
  return matches;
}

function findAlike(ours: readonly FirstMessage[], theirs: FirstMessage, from: number): number | undefined {
  const found = ours.findIndex((message, position) => position >= from && isAlike(message, theirs, position));
  return found === -1 ? undefined : found;
}

function isAlike(ours: FirstMessage, theirs: FirstMessage, position: number): boolean {
  if (ours === undefined || theirs === undefined || ours.role !== theirs.role) return false;
  if (theirs.role === 'assistant') return position === 0;
  // The service keeps ids made by clients, so different ids mean different questions even with the same text.
  if (isMessageId(ours.id) && isMessageId(theirs.id)) return false;
  return ours.content.trim() === theirs.content.trim();
}
