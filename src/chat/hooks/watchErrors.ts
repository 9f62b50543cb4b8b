import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ChatStore } from '../store/ChatStore.js';

/** Calls back once for each error of the thread or of a turn, including errors that are already there. Returns a function that stops it. */
export function watchErrors(
  store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>,
  onError: (error: ServiceError) => void,
  reported: WeakSet<ServiceError> = new WeakSet(),
): () => void {
  let turnsBefore: unknown;
  let errorBefore: ServiceError | undefined;
  function look() {
    const { error, turns } = store.getSnapshot();
    if (turns === turnsBefore && error === errorBefore) return;
    turnsBefore = turns;
    errorBefore = error;
    for (const each of [error, ...turns.map((turn) => turn.error)]) {
      if (each === undefined || reported.has(each)) continue;
      reported.add(each);
      onError(each);
    }
  }
  look();
  return store.subscribe(look);
}
