'use client';

import { Toolbar as BaseToolbar } from '@base-ui/react/toolbar';
import type { ComponentProps } from 'react';
import type { ToolbarButtonProps } from '../toolbar/ToolbarButtonProps.js';

/** The element of a `<Toolbar>`. */
export function ToolbarRoot({ 'aria-label': label, ref, ...props }: ComponentProps<'div'>) {
  return <BaseToolbar.Root ref={ref} aria-label={label} render={<div {...props} />} />;
}

/** A button of a `<Toolbar>`. */
export function ToolbarButton(props: ToolbarButtonProps) {
  return <BaseToolbar.Button {...props} />;
}
