import type { Ref, RefCallback } from 'react';

/** Combines several refs, for parts that need their own element and also expose it. */
export function mergeRefs<Target>(...refs: readonly (Ref<Target> | undefined)[]): RefCallback<Target> {
  return (target) => {
    const cleanups = refs.map((ref) => fill(ref, target));
    return () => {
      for (const cleanUp of cleanups) cleanUp();
    };
  };
}

function fill<Target>(ref: Ref<Target> | undefined, target: Target): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(target);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = target;
  return () => {
    if (ref) ref.current = null;
  };
}
