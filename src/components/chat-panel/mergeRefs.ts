import type { Ref, RefCallback } from 'react';

/** One ref that fills two. Memoize the result: another function detaches and attaches again. */
export function mergeRefs<T>(first: Ref<T> | undefined, second: Ref<T> | undefined): RefCallback<T> {
  return (element) => {
    const undo = [assign(first, element), assign(second, element)];
    return () => {
      for (const detach of undo) detach();
    };
  };
}

function assign<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => ref(null);
  }
  if (ref === null || ref === undefined) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
