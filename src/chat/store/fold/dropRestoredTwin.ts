import { currentTurn } from './runningTurn.js';
import type { ChatMessage } from './Thread.js';
import type { ThreadDraft } from './threadDraft.js';

/** Removes the restored copy of a message, which has another id, once the message itself is streamed. */
export function dropRestoredTwin(draft: ThreadDraft, streamed: ChatMessage): void {
  const twin = currentTurn(draft).find((message) => message.origin === 'restored' && isTwin(message, streamed));
  if (twin !== undefined) draft.messages = draft.messages.filter((message) => message !== twin);
}

function isTwin(restored: ChatMessage, { toolCall, content }: ChatMessage): boolean {
  if (restored.role !== 'assistant') return false;
  if (toolCall !== undefined) return restored.toolCall?.name === toolCall.name && restored.toolCall.input === toolCall.input;
  return restored.toolCall === undefined && restored.content !== '' && content.startsWith(restored.content);
}
