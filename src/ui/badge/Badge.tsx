import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

export interface BadgeProps extends ComponentProps<'span'> {
  /** The colour. Default `neutral`. The text must carry the meaning without it. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/** A status word in a tinted pill. Renders a `<span>`. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-slot="badge" data-tone={tone} className={partClass('badge', className)} {...props} />;
}
