'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ChatStore } from '../store/ChatStore.js';
import { type UseChatOptions, useChatStore } from './useChatStore.js';

/** The state of a conversation and its actions. */
export interface Chat extends ChatSnapshot, ChatActions {
  /** The store, for `<ChatRoot store={…}>` and `<ChatPanel store={…}>`. Reading it does not cause a rerender. */
  readonly store: ChatStore;
}

type ChatActions = Omit<ChatStore, 'getSnapshot' | 'subscribe' | 'attach' | 'detach' | 'setBranch' | 'watchDraft' | 'client'>;

/**
 * Creates a conversation with the agent. Rerenders with every paint of a running answer; use `useChatStore` in a component that only hosts
 * the panel.
 */
export function useChat(options?: UseChatOptions): Chat {
  const store = useChatStore(options);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const { send, stop, retry, watch, stopElsewhere, newThread, load, setDraft, setContext, includeContext } = store;
    const { enqueue, editQueued, moveQueued, removeQueued, sendQueued, pauseQueue } = store;
    const ofQueue = { enqueue, editQueued, moveQueued, removeQueued, sendQueued, pauseQueue };
    const ofDraft = { setDraft, setContext, includeContext };
    return { ...snapshot, send, stop, retry, watch, stopElsewhere, newThread, load, ...ofDraft, ...ofQueue, store };
  }, [store, snapshot]);
}
