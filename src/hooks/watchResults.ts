import type { ChatStore } from '../chat-store/ChatStore.js';
import { readToolResult } from '../client/chat-stream/readToolResult.js';
import type { SqlToolResult } from '../client/chat-stream/ToolResult.js';

/** Gets each result of a query once, with the turn it belongs to. */
export type OnResult = (result: SqlToolResult, turnId: string) => void;

/** Calls back for results of questions that are being answered or were asked since; those of the past are no news. Gives the function that ends it. */
export function watchResults(
  store: Pick<ChatStore, 'client' | 'getSnapshot' | 'subscribe'>,
  onResult: OnResult,
  startedAtMs = Date.now(),
): () => void {
  const told = new Set<string>();

  function tell() {
    for (const turn of store.getSnapshot().turns) {
      const isNews = turn.state === 'running' || Number.parseInt(turn.id, 10) >= startedAtMs;
      if (!isNews) continue;
      for (const step of turn.steps) {
        if (step.toolCall?.result === undefined || told.has(step.id)) continue;
        told.add(step.id);
        const result = readToolResult(step.toolCall, store.client.names);
        // Not within the store's own work: what a host throws is the host's, and breaks no conversation.
        if (result?.kind === 'sql') queueMicrotask(() => onResult(result, turn.id));
      }
    }
  }

  tell();
  return store.subscribe(tell);
}
