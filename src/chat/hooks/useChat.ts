'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { ChatSnapshot, ChatStore } from '../store/ChatStore.js';
import { type UseChatOptions, useChatStore } from './useChatStore.js';

/** A conversation as it stands, and what can be done with it. */
export interface Chat extends ChatSnapshot, Pick<ChatStore, 'send' | 'stop' | 'retry' | 'watch' | 'stopElsewhere' | 'newThread' | 'load'> {
  /** For `<ChatRoot store={…}>` and `<ChatPanel store={…}>`; renders nothing again by itself. */
  readonly store: ChatStore;
}

/**
 * A conversation with the agent. Renders again with every paint of a running answer; a component that only hosts the
 * panel is better off with `useChatStore`.
 */
export function useChat(options?: UseChatOptions): Chat {
  const store = useChatStore(options);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return useMemo(() => {
    const { send, stop, retry, watch, stopElsewhere, newThread, load } = store;
    return { ...snapshot, send, stop, retry, watch, stopElsewhere, newThread, load, store };
  }, [store, snapshot]);
}
