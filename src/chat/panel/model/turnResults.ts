import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { ChatMessage, ChatTurn } from '../../store/fold/Thread.js';

/** True if a finished turn has no content. */
export function isUnanswered(turn: ChatTurn): boolean {
  return turn.answer === undefined && !turn.steps.some(hasRows);
}

function hasRows({ toolCall }: ChatMessage): boolean {
  return toolCall !== undefined && readToolResult(toolCall)?.kind === 'sql';
}
