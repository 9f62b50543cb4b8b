'use client';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { Button } from '../../../ui/button/Button.js';
import { Dialog, DialogActions, DialogBody } from '../../../ui/dialog/Dialog.js';
import type { DialogProps } from '../../../ui/dialog/DialogProps.js';
import { ActionFailure } from '../../../ui/errors/ActionFailure.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { takeSubmit } from './takeSubmit.js';
import type { ActionForm } from './useActionForm.js';
import { useTypedConfirmation } from './useTypedConfirmation.js';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'isBusy' | 'isAlert' | 'children'> {
  /** From `useActionForm`. */
  form: Omit<ActionForm, 'values' | 'changes' | 'unsavedCount' | 'change' | 'revert' | 'field' | 'checkbox'>;
  /** The label of the submit button. */
  submitLabel: string;
  /** The title of the error, above its reason. */
  errorTitle?: string | undefined;
  /** Renders the error in the widget's own words, in place of the standard message. */
  renderError?: ((error: ServiceError) => ReactNode) | undefined;
  /** The label of the cancel button. Default “Cancel”. */
  cancelLabel?: string | undefined;
  /** Set to false to disable the submit button. Default true. */
  canSubmit?: boolean | undefined;
  /** Use for actions that cannot be undone: the focus starts on Cancel, and clicking outside does not close the dialog. */
  isDestructive?: boolean | undefined;
  /** The number of items that will be deleted. Above ten, the user must type it to confirm. */
  lostCount?: number | undefined;
  /** The name of the item that will be deleted, if the user must type it to confirm. */
  lostName?: string | undefined;
  /** More buttons, after the submit button. */
  moreActions?: ReactNode;
  /** Replaces the form after the action has succeeded, for example with a secret that is shown once. */
  outcome?: ReactNode;
  /** Called in place of closing with Escape or the close button, for example to ask first. */
  onDismiss?: (() => void) | undefined;
  /** Rendered after the form, for example a confirmation dialog. */
  question?: ReactNode;
  /** The fields, or the items that will be deleted. */
  children?: ReactNode;
}

/**
 * A dialog with a form: fields, the reason for a failure, and two buttons. Does not protect unsaved input. Renders a `<div role="dialog">`,
 * or `alertdialog` if `isDestructive`.
 */
export function FormDialog({
  form,
  submitLabel,
  errorTitle,
  renderError = (error) => <ActionFailure error={error} title={errorTitle} />,
  cancelLabel,
  canSubmit = true,
  isDestructive = false,
  lostCount = 0,
  lostName,
  moreActions,
  outcome,
  onDismiss,
  question,
  children,
  ...props
}: FormDialogProps) {
  const { common } = useBaseLabels();
  const { done } = useCommonAdminLabels();
  const cancel = useRef<HTMLButtonElement>(null);
  const typed = useTypedConfirmation({ count: lostCount, name: lostName });
  const isReady = canSubmit && form.canSubmit && typed.isConfirmed;
  const hasBody = children !== undefined || form.error !== undefined || typed.field !== null;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = takeSubmit(event);
    if (isReady) form.submit(element);
  }
  return (
    <Dialog
      open={form.open}
      onOpenChange={onDismiss ?? form.onOpenChange}
      isBusy={form.isBusy}
      isAlert={isDestructive}
      isKept={outcome !== undefined}
      initialFocus={isDestructive ? cancel : undefined}
      {...props}
    >
      {outcome !== undefined ? (
        <>
          <DialogBody>{outcome}</DialogBody>
          <DialogActions>
            <Button variant="primary" onClick={() => form.onOpenChange(false)}>
              {done}
            </Button>
          </DialogActions>
        </>
      ) : (
        <form noValidate className="parley-dialog-form" onSubmit={submit}>
          {hasBody && (
            <DialogBody>
              {children}
              {typed.field}
              {form.error !== undefined && renderError(form.error)}
            </DialogBody>
          )}
          <DialogActions>
            <Button ref={cancel} disabled={form.isBusy} onClick={form.cancel}>
              {cancelLabel ?? common.cancel}
            </Button>
            <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} isBusy={form.isBusy} disabled={!isReady}>
              {submitLabel}
            </Button>
            {moreActions}
          </DialogActions>
        </form>
      )}
      {question}
    </Dialog>
  );
}
