'use client';
import { type Ref, type RefCallback, useCallback } from 'react';

/** Combines two refs, for parts that need their own element and also expose it. */
export function useMergedRef<Target>(own: Ref<Target> | undefined, given: Ref<Target> | undefined): RefCallback<Target> {
  return useCallback(
    (target: Target | null) => {
      const cleanUpOwn = fill(own, target);
      const cleanUpGiven = fill(given, target);
      return () => {
        cleanUpOwn();
        cleanUpGiven();
      };
    },
    [own, given],
  );
}

function fill<Target>(ref: Ref<Target> | undefined, target: Target | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(target);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = target;
  return () => {
    if (ref) ref.current = null;
  };
}
