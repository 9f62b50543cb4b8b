'use client';

import type { ReactNode, SubmitEvent } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../button/Button.js';
import { ActFailure } from '../errors/ActFailure.js';
import { Dialog, DialogActions, DialogBody, type DialogProps } from './Dialog.js';

export interface FormDialogProps extends Omit<DialogProps, 'onSubmit' | 'isAlert'> {
  /** The label of the submit button: a verb. */
  submitLabel: string;
  /** Called when the form is submitted, unless it is busy. Does not close the dialog: do so once the action has succeeded. */
  onSubmit: (form: HTMLFormElement) => void;
  /** The error of the last attempt. The fields keep their values. */
  error?: ServiceError | undefined;
  /** Describes what could not be done, above the reason. */
  errorTitle?: string | undefined;
  /** False to block the submit button. Default true. */
  canSubmit?: boolean | undefined;
  /** Called instead of `onOpenChange` for the cancel button, if other ways of closing should keep the draft. */
  onCancel?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog: fields, error, cancel and submit. Its content mounts each time it opens; keep a draft that should survive closing
 * outside. Renders a `<div role="dialog">` around a `<form>`.
 */
export function FormDialog({
  submitLabel,
  onSubmit,
  error,
  errorTitle,
  canSubmit = true,
  isBusy = false,
  onCancel,
  children,
  ...props
}: FormDialogProps) {
  const { common } = useLabels();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Submitting must not also submit a form of the host around the dialog.
    event.stopPropagation();
    if (!isBusy && canSubmit) onSubmit(event.currentTarget);
  }
  return (
    <Dialog isBusy={isBusy} {...props}>
      <form noValidate className="parley-dialog-form" onSubmit={submit}>
        <DialogBody>
          {children}
          {error !== undefined && <ActFailure error={error} title={errorTitle} />}
        </DialogBody>
        <DialogActions>
          <Button disabled={isBusy} onClick={onCancel ?? (() => props.onOpenChange(false))}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
