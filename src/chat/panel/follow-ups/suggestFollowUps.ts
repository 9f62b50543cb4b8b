import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { type QuestionSource, suggestQuestions } from '../../results/suggestQuestions.js';
import type { ChatTurn } from '../../store/fold/Thread.js';

/** Makes follow-up questions from the last result of a turn. Returns none without a result. */
export function suggestFollowUps({ turn, ...source }: Omit<QuestionSource, 'result'> & { readonly turn: ChatTurn }): string[] {
  const result = lastResult(turn);
  return result === undefined ? [] : suggestQuestions({ result, ...source });
}

function lastResult(turn: ChatTurn): SqlToolResult | undefined {
  for (const { toolCall } of turn.steps.toReversed()) {
    const result = toolCall === undefined ? undefined : readToolResult(toolCall);
    if (result?.kind === 'sql') return result;
  }
  return undefined;
}
