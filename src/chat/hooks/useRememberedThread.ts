'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { usePersonalMemory } from '../../data/provider/usePersonalMemory.js';
import { useStableHandler } from '../../react/state/useStableHandler.js';
import type { ChatStore } from '../store/ChatStore.js';
import { createLastThread, type LastThread } from '../store/memory/lastThread.js';

/** Shows the thread that this tab showed last, and remembers the current one. `scope` is undefined if nothing is remembered. */
export function useRememberedThread(store: ChatStore, scope: string | undefined, onRestore: (chatId: string) => void): void {
  const { ofTab } = usePersonalMemory();
  const lastThread = useMemo(() => (scope === undefined ? undefined : createLastThread(scope, () => ofTab)), [scope, ofTab]);
  const restored = useRef<string>(undefined);
  const report = useStableHandler(onRestore);

  // Before the first paint, so that an empty thread does not flash. Not while rendering, because a server knows no tab.
  useLayoutEffect(() => {
    if (lastThread === undefined) return;
    const { chatId, turns } = store.getSnapshot();
    const found = chatId === undefined && turns.length === 0 ? lastThread.peek() : undefined;
    if (found !== undefined) {
      restored.current = found;
      void store.load(found);
      report?.(found);
    }
    return followThread(store, lastThread, restored.current);
  }, [store, lastThread, report]);
}

/** Remembers each thread that is shown. Nobody asked for the restored one, so it is left without an error if it cannot be opened. */
function followThread(store: ChatStore, lastThread: LastThread, restored: string | undefined): () => void {
  let noted: string | undefined;
  let isOver = false;

  async function note() {
    const { chatId, error, turns } = store.getSnapshot();
    const isGone = error?.reason === 'thread-gone' || error?.reason === 'thread-forbidden';
    if (isGone && chatId === restored && turns.length === 0) store.newThread();
    else if (chatId !== noted) {
      noted = chatId;
      if (chatId === undefined) lastThread.clear();
      else await remember(chatId);
    }
  }

  async function remember(chatId: string) {
    const identity = await store.client.getIdentity().catch(() => undefined);
    if (identity === undefined || isOver || store.getSnapshot().chatId !== chatId) return;
    const isAnothers = chatId === restored && lastThread.peek() === chatId && lastThread.read(identity) === undefined;
    if (isAnothers) store.newThread();
    else lastThread.write(identity, chatId);
  }

  void note();
  const unsubscribe = store.subscribe(() => void note());
  return () => {
    isOver = true;
    unsubscribe();
  };
}
