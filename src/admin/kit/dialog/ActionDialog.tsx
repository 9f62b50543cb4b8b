'use client';
import { use } from 'react';
import { LeaveContext } from '../leave-guard/LeaveContext.js';
import { useGuardedChanges, useLeaveGuard } from '../leave-guard/useLeaveGuard.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';
import { LeaveDialog } from './LeaveDialog.js';
import type { ActionForm } from './useActionForm.js';

export interface ActionDialogProps extends Omit<FormDialogProps, 'form' | 'question'> {
  /** From `useActionForm`. */
  form: FormDialogProps['form'] & Partial<Pick<ActionForm, 'unsavedCount'>>;
}

/**
 * A dialog with a form for one action: fields, the reason for a failure, and two buttons. Asks before the user leaves the page with unsaved
 * input. Renders a `<div role="dialog">`, or `alertdialog` if `isDestructive`.
 */
export function ActionDialog({ form, ...props }: ActionDialogProps) {
  const isAsked = use(LeaveContext) !== undefined;
  const guard = useLeaveGuard();
  useGuardedChanges(guard, form.open ? (form.unsavedCount ?? 0) : 0, form.cancel);
  return <FormDialog form={form} question={isAsked && <LeaveDialog guard={guard} />} {...props} />;
}
