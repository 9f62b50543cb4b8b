import type { ChatMessage } from './Thread.js';

type Written = Pick<ChatMessage, 'role' | 'graphPath'>;

/** True if the message is the consolidated answer (docs/contract/chat.md#final-answer). */
export function isFinal({ role, graphPath }: Written): boolean {
  return role === 'assistant' && graphPath[0] === 'final' && graphPath.length <= 2;
}

/** True if the text is from the main agent, not from a tool or a sub-agent. Restored texts have no path. */
export function isMainAgent({ role, graphPath }: Written): boolean {
  return role === 'assistant' && graphPath.length <= 1 && graphPath[0] !== 'final';
}
