'use client';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** A store outside React, with an immutable state. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Returns a slice of a store's state. Rerenders only when `isEqual` finds that the slice has changed. */
export function useStoreSelector<State, Slice>(
  store: ReadableStore<State>,
  selector: (state: State) => Slice,
  isEqual: (before: Slice, after: Slice) => boolean = Object.is,
): Slice {
  // Remembers the last slice in a variable, which React Compiler refuses: the snapshot has to stay the same between renders.
  'use no memo';
  const shown = useRef<Selected<Slice>>(undefined);
  const getSelected = useMemo(() => {
    let last: (Selected<Slice> & { readonly state: State }) | undefined;
    return () => {
      const state = store.getState();
      if (last !== undefined && Object.is(last.state, state)) return last.value;
      const value = selector(state);
      const before = last ?? shown.current;
      last = { state, value: before !== undefined && isEqual(before.value, value) ? before.value : value };
      return last.value;
    };
  }, [store, selector, isEqual]);
  const value = useSyncExternalStore(store.subscribe, getSelected, getSelected);
  useEffect(() => {
    shown.current = { value };
  }, [value]);
  return value;
}

interface Selected<Slice> {
  readonly value: Slice;
}
