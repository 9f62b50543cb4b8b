import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';

/** The line above a list: search, filters, and the main action at the end. Renders a `<div>`. */
export function Toolbar({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toolbar" className={partClass('toolbar', className)} {...props} />;
}
