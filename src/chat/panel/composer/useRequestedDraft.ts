import { useEffect, useState } from 'react';
import { useChatActions } from '../../hooks/useChatActions.js';
import type { DraftRequest } from '../../store/ChatStore.js';

/** Calls `take` with each text that the host sets, once the thread that it is for is shown. */
export function useRequestedDraft(take: (request: DraftRequest) => void): void {
  const store = useChatActions();
  const [requested, setRequested] = useState<DraftRequest>();
  useEffect(() => store.watchDraft(setRequested), [store]);
  useEffect(() => {
    if (requested === undefined) return;
    setRequested(undefined);
    take(requested);
  }, [requested, take]);
}
