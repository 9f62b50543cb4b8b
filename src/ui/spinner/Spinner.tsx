import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

/** A spinner for busy buttons. It announces nothing: the button is `aria-busy`. Renders a `<span>`. */
export function Spinner({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="spinner" aria-hidden="true" className={partClass('spinner', className)} {...props} />;
}
