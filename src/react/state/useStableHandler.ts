'use client';
import { useCallback } from 'react';
import { useLatest } from './useLatest.js';

/**
 * Returns one function for the lifetime of the component, which calls the `handler` of the last render. Use it for event handlers of
 * memoized children, not for functions that are called while rendering. `undefined` stays `undefined`.
 */
export function useStableHandler<Args extends readonly unknown[], Result = void>(
  handler: ((...args: Args) => Result) | undefined,
): ((...args: Args) => Result | undefined) | undefined {
  const latest = useLatest(handler);
  const call = useCallback((...args: Args) => latest.current?.(...args), [latest]);
  return handler && call;
}
