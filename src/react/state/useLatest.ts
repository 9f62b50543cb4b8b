'use client';
import { useEffect, useRef } from 'react';

/**
 * Returns a ref with the value of the last render, for code that outlives renders, since callbacks may be new functions in every render.
 */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
