import { connectionError } from '../client/http/loadFailures.js';

/**
 * Loads what asks questions and reads answers: most of the store, which has nothing to do before the first request. Rejects with a
 * `network` error; the next call tries again.
 */
export async function loadAnswering(): Promise<Answering> {
  loading ??= import('./answering.js');
  try {
    loaded = await loading;
  } catch (cause) {
    loading = undefined;
    throw connectionError(cause, 'streamChat');
  }
  for (const listener of listeners) listener(loaded);
  listeners.clear();
  return loaded;
}

export type Answering = typeof import('./answering.js');

/** What has been loaded so far, for code that cannot wait. */
export let loaded: Answering | undefined;

/** Calls back when it is loaded, before anything uses it. Returns a function that cancels it. */
export function onceLoaded(listener: (answering: Answering) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<(answering: Answering) => void>();
let loading: Promise<Answering> | undefined;
