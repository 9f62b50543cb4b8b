import type { ChatFrame } from '../client/chat-stream/ChatFrame.js';
import type { ChatRequest } from '../client/chat-stream/chatRequest.js';
import type { ChatCore } from './ChatCore.js';
import { interrupted, notSent } from './connectionLoss.js';
import { emptyThread } from './emptyThread.js';
import { foldFrames } from './foldFrame.js';
import { matchQuestions } from './matchQuestions.js';
import { endTurn } from './questions.js';
import { splitTurns } from './splitTurns.js';
import type { Thread } from './Thread.js';
import { threadTurns } from './threadTurns.js';

/** Takes the answer from the thread as read. Throws `not-sent` where the service does not know the question. */
export function adopt({ cell }: ChatCore, { messageId }: ChatRequest, frames: readonly ChatFrame[]): 'ended' {
  const { thread } = cell.state;
  const theirs = foldFrames(emptyThread, frames);
  const theirTurn = findTurn(thread, theirs, messageId);
  if (theirTurn === undefined)
    throw thread.messages.some((message) => message.id === messageId && message.origin !== 'optimistic') ? interrupted() : notSent();

  const restored = foldFrames(thread, frames);
  const isSuspended = restored.suspendedMessageId === messageId;
  cell.set({ thread: isSuspended || theirTurn.answer === undefined ? restored : endTurn(restored, undefined) });
  if (!isSuspended && theirTurn.answer === undefined) throw interrupted();
  return 'ended';
}

function findTurn(ours: Thread, theirs: Thread, messageId: string | undefined) {
  const ourTurns = splitTurns(ours.messages).map(([message]) => message);
  const matches = matchQuestions(
    ourTurns,
    splitTurns(theirs.messages).map(([message]) => message),
  );
  return threadTurns(theirs).find((_, position) => ourTurns[matches.get(position) ?? -1]?.id === messageId);
}
