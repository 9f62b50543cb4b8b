'use client';

import { type ReactNode, useRef } from 'react';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../button/Button.js';
import { Dialog, DialogActions, DialogBody } from './Dialog.js';

export interface ConfirmDialogProps {
  /** True if the dialog is shown. */
  open: boolean;
  /** Called when the user closes or cancels the dialog; not while `isBusy`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The action and how many items it affects: “Delete 12 users?” */
  title: string;
  /** Explains the effect, and what cannot be undone. */
  description: string;
  /** The label of the button that confirms: a verb. */
  confirmLabel: string;
  /** The label of the button that cancels. Default: “Cancel”. */
  cancelLabel?: string | undefined;
  /** False until the user has provided what is required. Default true. */
  canConfirm?: boolean | undefined;
  /** Called when the user confirms. Does not close the dialog: do so once the action has succeeded. */
  onConfirm: () => void;
  /** True while the action runs. The dialog cannot be closed then. */
  isBusy?: boolean | undefined;
  /** More details, or the error. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before something destructive. The focus starts on the button that cancels. Renders a `<div role="alertdialog">`.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  canConfirm = true,
  onConfirm,
  isBusy = false,
  children,
  ...props
}: ConfirmDialogProps) {
  const { common } = useLabels();
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog isAlert isBusy={isBusy} initialFocus={safeButton} {...props}>
      {children !== undefined && <DialogBody>{children}</DialogBody>}
      <DialogActions>
        <Button ref={safeButton} disabled={isBusy} onClick={() => props.onOpenChange(false)}>
          {cancelLabel ?? common.cancel}
        </Button>
        <Button variant="danger" isBusy={isBusy} disabled={!canConfirm} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
