'use client';

import type { ReactNode, SubmitEvent } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../button/Button.js';
import { ActFailure } from '../errors/ActFailure.js';
import { Dialog, DialogActions, DialogBody, type DialogProps } from './Dialog.js';

export interface FormDialogProps extends Omit<DialogProps, 'onSubmit' | 'isAlert'> {
  /** The verb on the button that sends the form. */
  submitLabel: string;
  /** Called when the form is sent, unless it is busy. Does not close the dialog: do so once it has worked. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Why it failed the last time; the fields keep what was typed. */
  error?: ServiceError | undefined;
  /** What could not be done, above the reason. */
  errorTitle?: string | undefined;
  canSubmit?: boolean | undefined;
  /** In place of `onOpenChange` for the button that cancels, where the other ways out keep what was typed. */
  onCancel?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog: its fields, why it failed, cancel and the verb. Its content mounts each time it opens; keep a
 * draft that should outlive closing outside. Renders a `<div role="dialog">` around a `<form>`.
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
    // A form inside a dialog inside a host's form is one of its own.
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
