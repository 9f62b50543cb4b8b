import { useMemo } from 'react';
import type { Emit } from '../../../data/events/EmitContext.js';
import type { ChatStore } from '../../store/ChatStore.js';

/** Returns a function that emits events with the ids of the current thread and turn. */
export function useScopedEmit(outer: Emit | undefined, store: Pick<ChatStore, 'getSnapshot'>, turnId?: string): Emit | undefined {
  return useMemo(() => {
    if (outer === undefined) return undefined;
    const turn = turnId === undefined ? {} : { turnId };
    return (event, details) => outer(Object.assign({ chatId: store.getSnapshot().chatId }, turn, event), details);
  }, [outer, store, turnId]);
}
