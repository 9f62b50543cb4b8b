'use client';
import { type ReactNode, useMemo } from 'react';
import type { LeaveGuard } from './createLeaveGuard.js';
import { LeaveContext } from './LeaveContext.js';
import { useOwnInputs } from './useFormInputs.js';

export interface LeaveGuardProviderProps {
  /** From `useLeaveGuard`. Its `mayLeave` asks about every form inside with unsaved changes, including those in open dialogs. */
  guard: LeaveGuard;
  /** The pages with widgets. */
  children: ReactNode;
}

/**
 * Protects unsaved input in all widgets inside, with one guard for your router. Keeps the input of closed dialogs across pages. Put it
 * inside `ParleyProvider`, around your pages. Adds no element.
 */
export function LeaveGuardProvider({ guard, children }: LeaveGuardProviderProps) {
  const inputs = useOwnInputs();
  const scope = useMemo(() => ({ guard, inputs }), [guard, inputs]);
  return <LeaveContext value={scope}>{children}</LeaveContext>;
}
