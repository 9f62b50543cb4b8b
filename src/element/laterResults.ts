// Replaces `chat/hooks/watchResults` in what the element loads first: see vite.config.ts.
import { type Answering, loaded, onceLoaded } from './loadAnswering.js';

/** Begins to watch before the first result can arrive. */
export function watchResults(...[store, onResult, startedAtMs = Date.now()]: Parameters<Answering['watchResults']>): () => void {
  if (loaded !== undefined) return loaded.watchResults(store, onResult, startedAtMs);
  let end = onceLoaded((answering) => {
    end = answering.watchResults(store, onResult, startedAtMs);
  });
  return () => end();
}
