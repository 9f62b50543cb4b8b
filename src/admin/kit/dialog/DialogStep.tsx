'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { DialogActions, DialogBody } from '../../../ui/dialog/Dialog.js';
import { partClass } from '../../../ui/partClass.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';

export interface DialogStepProps extends ComponentProps<'div'> {
  /** Identifies the step. When it changes, the content takes the focus, because the pressed button may be gone. */
  step: string;
  /** The name of the step, which screen readers read when it takes the focus. */
  'aria-label': string;
  /** The buttons at the end. Leave out to place your own `DialogActions`. */
  actions?: ReactNode;
}

/** The content of a dialog with several steps, and the buttons of the present one. Renders a `<div role="group">`. */
export function DialogStep({ step, actions, ref, className, ...props }: DialogStepProps) {
  const content = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(content, ref);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current !== step) content.current?.focus();
    focusedStep.current = step;
  }, [step]);
  return (
    <>
      <DialogBody ref={mergedRef} role="group" tabIndex={-1} className={partClass('dialog-step', className)} {...props} />
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </>
  );
}
