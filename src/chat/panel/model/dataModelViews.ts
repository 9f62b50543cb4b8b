import { readToolResult } from '../../../client/chat-stream/readToolResult.js';
import type { DataModelView } from '../../../client/chat-stream/ToolResult.js';
import type { ChatTurn } from '../../store/fold/Thread.js';

/** Returns what data model searches found in these turns. Of many, only the last count: older searches were about something else. */
export function dataModelViews(turns: readonly ChatTurn[]): readonly DataModelView[] {
  const steps = turns.slice(-maxTurns).flatMap((turn) => turn.steps);
  return steps.flatMap(({ toolCall }) => {
    const result = toolCall === undefined ? undefined : readToolResult(toolCall);
    return result?.kind === 'meta' ? result.views : [];
  });
}

const maxTurns = 21;
