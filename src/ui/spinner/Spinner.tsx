import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

/** A turning ring, only inside a button that works. Says nothing by itself: the button is `aria-busy`. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="spinner" aria-hidden="true" className={partClass('spinner', className)} {...props} />;
}
