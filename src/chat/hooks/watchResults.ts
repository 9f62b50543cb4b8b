import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import type { ChatStore } from '../store/ChatStore.js';
import { commonLength } from '../store/fold/commonLength.js';
import type { ChatTurn } from '../store/fold/Thread.js';

/** Called once for each query result, with the id of its turn. */
export type OnResult = (result: SqlToolResult, turnId: string) => void;

/** Calls back for results of running and later questions, but not for earlier ones. Returns a function that stops it. */
export function watchResults(
  store: Pick<ChatStore, 'client' | 'getSnapshot' | 'subscribe'>,
  onResult: OnResult,
  startedAtMs = Date.now(),
): () => void {
  const reported = new Set<string>();
  let known: readonly ChatTurn[] = [];

  function report() {
    const { chatId, turns } = store.getSnapshot();
    for (const turn of turns.slice(commonLength(turns, known))) reportTurn(chatId, turn);
    known = turns;
  }

  function reportTurn(chatId: string | undefined, { id, state, steps }: ChatTurn) {
    const isNews = state === 'running' || Number.parseInt(id, 10) >= startedAtMs;
    if (!isNews) return;
    for (const { id: stepId, toolCall } of steps) {
      if (toolCall?.result === undefined) continue;
      // Step ids, and question ids assigned by the service, are unique only within their thread.
      const key = JSON.stringify([chatId, id, stepId]);
      if (reported.has(key)) continue;
      reported.add(key);
      const result = readToolResult(toolCall);
      // Runs outside the store's own work, so that an error thrown by the host does not break the conversation.
      if (result?.kind === 'sql') queueMicrotask(() => onResult(result, id));
    }
  }

  report();
  return store.subscribe(report);
}
