'use client';

import { type ReactNode, useRef } from 'react';
import { useLabels } from '../../react/useLabels.js';
import { Button } from '../button/Button.js';
import { Dialog, DialogActions, DialogBody } from './Dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the act and to how much it happens: “Delete 12 users?” */
  title: string;
  /** Says what will happen, and what cannot be taken back. */
  description: string;
  /** The verb on the button that acts. */
  confirmLabel: string;
  /** On the button that does nothing; “Cancel” by default. */
  cancelLabel?: string | undefined;
  /** False until what has to be said before is said. */
  canConfirm?: boolean | undefined;
  onConfirm: () => void;
  isBusy?: boolean | undefined;
  /** More about what is lost, or what went wrong. */
  children?: ReactNode;
}

/** Asks before something is destroyed; the focus is on the button that does nothing. Renders a `<div role="alertdialog">`. */
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
