import type { MessageFrame } from '../../../client/chat-stream/ChatFrame.js';
import { endOfTurn } from './runningTurn.js';
import type { ThreadDraft } from './threadDraft.js';

/** Drops the messages after a question whose number is higher than theirs: it was asked again, so the run that wrote them has failed. */
export function dropFailedTry(draft: ThreadDraft, { id, sort }: MessageFrame): void {
  const start = draft.positionOf(id);
  if (start === undefined || sort === undefined) return;
  const end = endOfTurn(draft, start);
  const written = draft.messages.slice(start + 1, end);
  const isNewTry = written.length > 0 && written.every((message) => (message.sort ?? sort) < sort);
  if (isNewTry) draft.messages = [...draft.messages.slice(0, start + 1), ...draft.messages.slice(end)];
}
