'use client';
import { useFormats } from '../../react/useFormats.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useLeaveForm } from '../kit/leave-guard/useLeaveForm.js';
import { useLeaveState } from '../kit/leave-guard/useLeaveGuard.js';
import { type ActForm, useActForm } from '../kit/useActForm.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { useVariableLabels } from './useVariableLabels.js';

/** Asks for confirmation before the deployment's unsaved changes are discarded. Renders a `<div role="alertdialog">`. */
export function DiscardDialog(open: OpenProps) {
  const { count, discard } = environmentVariablesWidget.use(({ model }) => ({ count: model.unsavedCount, discard: model.discard }));
  const form = useActForm({
    ...open,
    initial: {},
    act() {
      discard();
      return undefined;
    },
  });
  return <LossDialog form={form} count={count} />;
}

/**
 * Asks for confirmation before leaving discards unsaved changes, including those of other deployments. Renders a `<div
 * role="alertdialog">`.
 */
export function LeaveDialog() {
  const guard = environmentVariablesWidget.use(({ model }) => model.leaveGuard);
  const { unsavedCount } = useLeaveState(guard);
  return <LossDialog form={useLeaveForm(guard)} count={unsavedCount} />;
}

function LossDialog({ form, count }: { form: ActForm; count: number }) {
  const { leave: words } = useVariableLabels();
  const { number } = useFormats();
  return (
    <ActDialog form={form} isDestructive title={words.title(count, number(count))} description={words.advice} submitLabel={words.submit} />
  );
}
