'use client';
import { type ActForm, useActForm } from '../useActForm.js';
import type { LeaveGuard } from './createLeaveGuard.js';
import { useLeaveState } from './useLeaveGuard.js';

/** The form of the dialog that asks before unsaved changes are lost, for `ActDialog`. */
export function useLeaveForm(guard: LeaveGuard): ActForm {
  return useActForm({
    open: useLeaveState(guard).isAsking,
    onOpenChange: (isOpen) => isOpen || guard.answer(false),
    initial: {},
    act() {
      guard.answer(true);
      return undefined;
    },
  });
}
