import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { type ColumnTitles, columnTitles } from '../results/columnTitles.js';
import type { ChatMessage, ChatTurn } from '../store/fold/Thread.js';

/** Returns the results of a turn's queries, in order. */
export function turnResults({ steps }: ChatTurn): readonly TurnResult[] {
  return steps.flatMap((step) => {
    const result = step.toolCall === undefined ? undefined : readToolResult(step.toolCall);
    return result?.kind === 'sql' ? [{ step, result }] : [];
  });
}

/** Returns the titles found by data model searches in the turn of this step and in earlier turns. */
export function titlesUpTo(step: ChatMessage, turns: readonly ChatTurn[]): ColumnTitles {
  const last = turns.findLastIndex(({ steps }) => steps.includes(step));
  const steps = turns.slice(Math.max(0, last - maxTurnsBack), last + 1).flatMap((turn) => turn.steps);
  const views = steps.flatMap(({ toolCall }) => {
    const result = toolCall === undefined ? undefined : readToolResult(toolCall);
    return result?.kind === 'meta' ? result.views : [];
  });
  return columnTitles(views);
}

/** Older searches were most likely about something else. */
const maxTurnsBack = 20;

/** True if a finished turn has no content. */
export function isUnanswered(turn: ChatTurn): boolean {
  return turn.answer === undefined && turnResults(turn).length === 0;
}

export interface TurnResult {
  readonly step: ChatMessage;
  readonly result: SqlToolResult;
}
