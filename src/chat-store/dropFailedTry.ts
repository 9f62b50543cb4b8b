import type { MessageFrame } from '../client/chat-stream/ChatFrame.js';
import { currentTurn, endOfRunning } from './runningTurn.js';
import type { ThreadDraft } from './threadDraft.js';

/** A running question whose echo has a higher number than all that followed it is answered anew: the run that wrote this has failed. */
export function dropFailedTry(draft: ThreadDraft, { id, sort }: MessageFrame): void {
  const [question, ...written] = currentTurn(draft);
  const isNewTry =
    draft.isStreaming === true && question?.id === id && sort !== undefined && written.every((message) => (message.sort ?? sort) < sort);
  if (!isNewTry || written.length === 0) return;
  const end = endOfRunning(draft);
  draft.messages = [...draft.messages.slice(0, end - written.length), ...draft.messages.slice(end)];
}
