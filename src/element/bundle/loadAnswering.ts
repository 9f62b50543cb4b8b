import { connectionError } from '../../client/http/loadFailures.js';

/**
 * Loads the code that sends questions and reads answers, which is most of the store. If loading fails, rejects with a `network` error, and
 * the next call tries again.
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

/** The loaded code, for callers that cannot wait; `undefined` until then. */
export let loaded: Answering | undefined;

/** Calls `listener` as soon as the code is loaded, before its first use. Returns a function that cancels this. */
export function onceLoaded(listener: (answering: Answering) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<(answering: Answering) => void>();
let loading: Promise<Answering> | undefined;
