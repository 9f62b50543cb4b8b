'use client';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../../react/state/useLatest.js';
import { createLeaveGuard, type LeaveGuard, type LeaveState } from './createLeaveGuard.js';
import { LeaveContext } from './LeaveContext.js';

/**
 * Returns a guard to pass to a widget with unsaved changes. Ask it in your router before navigating: `if (await
 * guard.mayLeave()) proceed()`.
 */
export function useLeaveGuard(): LeaveGuard {
  return useState(createLeaveGuard)[0];
}

/** Returns the state of a guard and rerenders when it changes. */
export function useLeaveState(guard: LeaveGuard): LeaveState {
  return useSyncExternalStore(guard.subscribe, guard.getState, guard.getState);
}

/**
 * Protects unsaved changes: the guard, or that of the surrounding `LeaveGuardProvider`, asks before leaving, and the browser asks before it
 * closes or reloads the page.
 */
export function useGuardedChanges(guard: LeaveGuard, unsavedCount: number, discard: () => void): void {
  const outer = use(LeaveContext)?.guard;
  const latest = useLatest(discard);
  useEffect(() => {
    guard.hold(unsavedCount, () => latest.current());
  }, [guard, unsavedCount, latest]);
  useEffect(() => () => guard.hold(0, () => {}), [guard]);

  const isUnsaved = unsavedCount > 0;
  useEffect(() => {
    if (isUnsaved && outer !== undefined && outer !== guard) return outer.join(guard);
    return undefined;
  }, [isUnsaved, outer, guard]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
