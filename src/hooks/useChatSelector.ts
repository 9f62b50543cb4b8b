'use client';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ChatSnapshot } from '../chat-store/ChatStore.js';
import { useChatActions } from './useChatActions.js';

/** A piece of the conversation; renders again only when that piece is another, by `isEqual`. */
export function useChatSelector<T>(selector: (snapshot: ChatSnapshot) => T, isEqual: (before: T, after: T) => boolean = Object.is): T {
  const store = useChatActions();
  const shown = useRef<Selected<T>>(undefined);
  const getSelected = useMemo(() => {
    let last: (Selected<T> & { readonly snapshot: ChatSnapshot }) | undefined;
    return () => {
      const snapshot = store.getSnapshot();
      if (last?.snapshot === snapshot) return last.value;
      const value = selector(snapshot);
      const before = last ?? shown.current;
      last = { snapshot, value: before !== undefined && isEqual(before.value, value) ? before.value : value };
      return last.value;
    };
  }, [store, selector, isEqual]);
  const value = useSyncExternalStore(store.subscribe, getSelected, getSelected);
  useEffect(() => {
    shown.current = { value };
  }, [value]);
  return value;
}

interface Selected<T> {
  readonly value: T;
}
