import type { ChatMessage } from './Thread.js';

type Written = Pick<ChatMessage, 'role' | 'graphPath'>;

/** Whether a message is the consolidated answer (docs/contract/chat.md#final-answer). */
export function isFinal({ role, graphPath }: Written): boolean {
  return role === 'assistant' && graphPath[0] === 'final' && graphPath.length <= 2;
}

/** Whether a text is the main agent's own: not a tool's, not a helping agent's. Restored texts have no path. */
export function isMainAgent({ role, graphPath }: Written): boolean {
  return role === 'assistant' && graphPath.length <= 1 && graphPath[0] !== 'final';
}
