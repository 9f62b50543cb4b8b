'use client';
import { useEffect, useRef } from 'react';

/** The value of the last render, for what outlives renders: callbacks may change with every one. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
