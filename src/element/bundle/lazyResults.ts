// Replaces `chat/hooks/watchResults` in the element's first load: see vite.config.ts.
import { type Answering, loaded, onceLoaded } from './loadAnswering.js';

/** Starts watching once the code has loaded, which is always before the first result. */
export function watchResults(...[store, onResult, startedAtMs = Date.now()]: Parameters<Answering['watchResults']>): () => void {
  if (loaded !== undefined) return loaded.watchResults(store, onResult, startedAtMs);
  let end = onceLoaded((answering) => {
    end = answering.watchResults(store, onResult, startedAtMs);
  });
  return () => end();
}
