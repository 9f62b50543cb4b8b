import type { ChatMessage } from './Thread.js';

/**
 * Splits messages into questions with what followed each. A thread may start with an assistant message, which is a turn without a question.
 */
export function splitTurns(messages: readonly ChatMessage[]): readonly (readonly ChatMessage[])[] {
  const turns: ChatMessage[][] = [];
  for (const message of messages) {
    const current = turns.at(-1);
    if (current === undefined || message.role === 'user') turns.push([message]);
    else current.push(message);
  }
  return turns;
}
