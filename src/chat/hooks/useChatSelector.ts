'use client';
import { useMemo } from 'react';
import { useStoreSelector } from '../../react/state/useStoreSelector.js';
import type { ChatSnapshot } from '../store/ChatStore.js';
import { useChatActions } from './useChatActions.js';

/** Returns a slice of the conversation. Rerenders only when `isEqual` finds that the slice has changed. */
export function useChatSelector<T>(selector: (snapshot: ChatSnapshot) => T, isEqual?: (before: T, after: T) => boolean): T {
  const chat = useChatActions();
  const store = useMemo(() => ({ getState: chat.getSnapshot, subscribe: chat.subscribe }), [chat]);
  return useStoreSelector(store, selector, isEqual);
}
