'use client';

import type { ComponentProps } from 'react';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { partClass } from '../partClass.js';
import type { DialogProps } from './DialogProps.js';
import { useOpener } from './useOpener.js';

/**
 * A modal dialog in the browser's top layer, with the theme of its place in the document. It keeps the focus inside and returns it on
 * close; Escape closes it. If no element opened it, the focus goes to the button beside it, or else to the first control of its part. Put
 * `DialogBody` and `DialogActions` inside. Renders a `<div role="dialog">`.
 */
export function Dialog(props: DialogProps) {
  const overlays = useOverlays(props.open);
  const opener = useOpener(props.open);
  return overlays && <overlays.ModalDialog opener={opener} {...props} />;
}

/** The content between title and buttons, which scrolls if it is long. Renders a `<div>`. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-body" className={partClass('dialog-body', className)} {...props} />;
}

/** The buttons at the end, the main action last. Renders a `<div>`. */
export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-actions" className={partClass('dialog-actions', className)} {...props} />;
}
