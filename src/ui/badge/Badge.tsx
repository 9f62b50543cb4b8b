import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/** A word of state in a tinted pill; the tone never says it alone. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} className={partClass('badge', className)} {...props} />;
}
