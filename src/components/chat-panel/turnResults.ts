import type { ChatMessage, Turn } from '../../chat-store/Thread.js';
import { readToolResult, type ToolNames } from '../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';

/** The results of a turn's queries, in order. */
export function turnResults({ steps }: Turn, names: ToolNames): readonly TurnResult[] {
  return steps.flatMap((step) => {
    const result = step.toolCall === undefined ? undefined : readToolResult(step.toolCall, names);
    return result?.kind === 'sql' ? [{ step, result }] : [];
  });
}

/** Whether a turn that is over has nothing to show for it. */
export function isUnanswered(turn: Turn, names: ToolNames): boolean {
  return turn.answer === undefined && turnResults(turn, names).length === 0;
}

export interface TurnResult {
  readonly step: ChatMessage;
  readonly result: SqlToolResult;
}
