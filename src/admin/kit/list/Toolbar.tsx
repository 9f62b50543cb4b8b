import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';

/** The line above a list: search at its start, filters, and the main act at its end. Renders a `<div>`. */
export function Toolbar({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toolbar" className={partClass('toolbar', className)} {...props} />;
}
