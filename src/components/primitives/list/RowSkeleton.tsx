import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';

export interface RowSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  rows?: number | undefined;
  columns?: number | undefined;
  /** Read out instead of the shapes. */
  label: string;
}

/** The shape of a table that is being loaded. Renders a `<div>`. */
export function RowSkeleton({ rows = 8, columns = 4, label, className, ...props }: RowSkeletonProps) {
  return (
    <div data-slot="row-skeleton" className={partClass('row-skeleton', className)} {...props}>
      <span role="status" className="parley-visually-hidden">
        {label}
      </span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={row} aria-hidden="true" className="parley-row-skeleton-row">
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
            <span key={column} className="parley-skeleton-line" />
          ))}
        </div>
      ))}
    </div>
  );
}
