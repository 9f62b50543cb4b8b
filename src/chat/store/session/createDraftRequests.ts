import type { DraftRequest } from '../ChatStore.js';

/** Passes texts to the message field, and keeps the last one until there is a field. */
export interface DraftRequests {
  readonly set: (request: DraftRequest) => void;
  readonly watch: (take: (request: DraftRequest) => void) => () => void;
}

export function createDraftRequests(): DraftRequests {
  let waiting: DraftRequest | undefined;
  const fields = new Set<(request: DraftRequest) => void>();
  return {
    set(request) {
      waiting = fields.size === 0 ? request : undefined;
      for (const take of fields) take(request);
    },
    watch(take) {
      fields.add(take);
      if (waiting !== undefined) take(waiting);
      waiting = undefined;
      return () => void fields.delete(take);
    },
  };
}
