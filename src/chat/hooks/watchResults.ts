import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import type { ChatStore } from '../store/ChatStore.js';
import { commonLength } from '../store/fold/commonLength.js';
import type { Turn } from '../store/fold/Thread.js';

/** Gets each result of a query once, with the turn it belongs to. */
export type OnResult = (result: SqlToolResult, turnId: string) => void;

/** Calls back for results of questions that are being answered or were asked since; those of the past are no news. Gives the function that ends it. */
export function watchResults(
  store: Pick<ChatStore, 'client' | 'getSnapshot' | 'subscribe'>,
  onResult: OnResult,
  startedAtMs = Date.now(),
): () => void {
  const reported = new Set<string>();
  let known: readonly Turn[] = [];

  function report() {
    const { chatId, turns } = store.getSnapshot();
    for (const turn of turns.slice(commonLength(turns, known))) reportTurn(chatId, turn);
    known = turns;
  }

  function reportTurn(chatId: string | undefined, { id, state, steps }: Turn) {
    const isNews = state === 'running' || Number.parseInt(id, 10) >= startedAtMs;
    if (!isNews) return;
    for (const { id: stepId, toolCall } of steps) {
      if (toolCall?.result === undefined) continue;
      // The ids of steps, and those of questions that the service names, are unique within their thread only.
      const key = JSON.stringify([chatId, id, stepId]);
      if (reported.has(key)) continue;
      reported.add(key);
      const result = readToolResult(toolCall);
      // Not within the store's own work: what a host throws is the host's, and breaks no conversation.
      if (result?.kind === 'sql') queueMicrotask(() => onResult(result, id));
    }
  }

  report();
  return store.subscribe(report);
}
