'use client';
import { type ActionForm, useActionForm } from '../useActionForm.js';
import type { LeaveGuard } from './createLeaveGuard.js';
import { useLeaveState } from './useLeaveGuard.js';

/** The form of the dialog that asks before unsaved changes are lost, for `ActionDialog`. */
export function useLeaveForm(guard: LeaveGuard): ActionForm {
  return useActionForm({
    open: useLeaveState(guard).isAsking,
    onOpenChange: (isOpen) => isOpen || guard.answer(false),
    initial: {},
    action() {
      guard.answer(true);
      return undefined;
    },
  });
}
