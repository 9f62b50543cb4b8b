import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** How many lines of text are coming. */
  lines?: number | undefined;
}

/** A placeholder for text that is loading. Announces nothing: the component that shows it does. Renders a `<div>`. */
export function Skeleton({ lines = 3, className, ...props }: SkeletonProps) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className={partClass('skeleton', className)} {...props}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <div key={line} className="parley-skeleton-line" />
      ))}
    </div>
  );
}
