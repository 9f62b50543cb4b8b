import { addQuestion, expectGap } from '../../chat/store/fold/questions.js';
import type { Thread } from '../../chat/store/fold/Thread.js';
import type { TranscriptRequest } from '../../chat/store/transcript/transcript.js';

/** Returns the thread as the store has it when a request is sent: with the question, and prepared for a gap after a cut. */
export function beginRequest(thread: Thread, { messageId, input, isRepeat = false }: TranscriptRequest): Thread {
  const isQuestion = messageId !== undefined && input !== undefined;
  const isNew = isQuestion && !thread.messages.some(({ id }) => id === messageId);
  const asked = isNew ? addQuestion(thread, { id: messageId, content: input }) : thread;
  const isHealing = !isQuestion && hasGap(thread);
  return isRepeat || isHealing ? expectGap(asked) : asked;
}

function hasGap({ end, messages, wire }: Thread): boolean {
  return (end === 'open' && messages.length > 0) || wire.isResumed || messages.some(({ isCatchingUp }) => isCatchingUp);
}
