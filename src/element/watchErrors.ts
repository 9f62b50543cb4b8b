import type { ChatStore } from '../chat-store/ChatStore.js';
import type { ServiceError } from '../client/http/ServiceError.js';

/** Calls back once for each error of the thread or of a turn. Gives the function that ends it. */
export function watchErrors(store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>, onError: (error: ServiceError) => void): () => void {
  const told = new WeakSet<ServiceError>();
  return store.subscribe(() => {
    const { error, turns } = store.getSnapshot();
    for (const each of [error, ...turns.map((turn) => turn.error)]) {
      if (each === undefined || told.has(each)) continue;
      told.add(each);
      onError(each);
    }
  });
}
