import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** The expected number of lines. Default 3. */
  lines?: number | undefined;
}

/** A placeholder for loading text. It announces nothing; the component that shows it does. Renders a `<div>`. */
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
