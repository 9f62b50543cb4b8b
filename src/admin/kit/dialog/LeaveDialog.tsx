'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import { useLeaveState } from '../leave-guard/useLeaveGuard.js';
import { FormDialog } from './FormDialog.js';
import { type ActionForm, useActionForm } from './useActionForm.js';

/** Asks for confirmation before leaving discards unsaved changes. Renders a `<div role="alertdialog">`. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { unsavedCount } = useLeaveState(guard);
  return <LossDialog form={useLeaveForm(guard)} count={unsavedCount} />;
}

export interface LossDialogProps {
  /** The form whose action discards the changes. */
  form: ActionForm;
  /** The number of unsaved changes. */
  count: number;
}

/** Asks for confirmation before unsaved changes are discarded. Renders a `<div role="alertdialog">`. */
export function LossDialog({ form, count }: LossDialogProps) {
  const { unsaved: words } = useCommonAdminLabels();
  const { number } = useFormats();
  return (
    <FormDialog
      form={form}
      isDestructive
      title={words.leaveTitle(count, number(count))}
      description={words.leaveEffect}
      cancelLabel={words.stay}
      submitLabel={words.discard}
    />
  );
}

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
