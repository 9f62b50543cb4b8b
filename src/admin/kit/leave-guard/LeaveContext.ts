'use client';
import { createContext } from 'react';
import type { LeaveGuard } from './createLeaveGuard.js';

/** What `LeaveGuardProvider` gives the widgets inside. */
export interface LeaveScope {
  /** The guard for all of them. */
  readonly guard: LeaveGuard;
  /** The input of closed dialogs, by place. */
  readonly inputs: Map<string, object>;
}

export const LeaveContext = createContext<LeaveScope | undefined>(undefined);
