'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';

/** The rounded box around the input and the buttons, inside `Composer`. Renders a `<div>`. */
export function ComposerField({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="composer-field" className={partClass('composer-field', className)} {...props} />;
}
