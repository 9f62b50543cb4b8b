import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import { emptyThread } from '../fold/emptyThread.js';
import { foldFrames } from '../fold/foldFrame.js';
import { matchQuestions } from '../fold/matchQuestions.js';
import { endTurn } from '../fold/questions.js';
import { splitTurns } from '../fold/splitTurns.js';
import type { Thread } from '../fold/Thread.js';
import { threadTurns } from '../fold/threadTurns.js';
import type { ChatCore } from './ChatCore.js';
import { markStopped } from './markStopped.js';
import type { ThreadReading } from './readThread.js';

/** What the thread contains of a question: the question with its answer, nothing, or only the question. */
export type Adoption = 'ended' | 'missing' | 'unanswered';

/** Takes over the answer from the thread as read. */
export function adopt({ cell }: ChatCore, { messageId }: ChatRequest, { frames, stopped }: ThreadReading): Adoption {
  const { thread } = cell.state;
  const theirTurn = findTurn(thread, foldFrames(emptyThread, frames), messageId);
  if (theirTurn === undefined) return wasEchoed(thread, messageId) ? 'unanswered' : 'missing';
  const restored = markStopped(foldFrames(thread, frames), stopped);
  const isStopped = restored.outcomes.get(messageId ?? '')?.state === 'stopped';
  if (isStopped || restored.suspendedMessageId === messageId) {
    cell.set({ thread: restored });
    return 'ended';
  }
  cell.set({ thread: theirTurn.answer === undefined ? restored : endTurn(restored, undefined) });
  return theirTurn.answer === undefined ? 'unanswered' : 'ended';
}

function wasEchoed({ messages }: Thread, messageId: string | undefined): boolean {
  return messages.some(({ id, origin }) => id === messageId && origin !== 'optimistic');
}

function findTurn(ours: Thread, theirs: Thread, messageId: string | undefined) {
  const ourTurns = splitTurns(ours.messages).map(([message]) => message);
  const matches = matchQuestions(
    ourTurns,
    splitTurns(theirs.messages).map(([message]) => message),
  );
  return threadTurns(theirs).find((_, position) => ourTurns[matches.get(position) ?? -1]?.id === messageId);
}
