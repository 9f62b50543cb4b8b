'use client';

import { type ComponentProps, type CSSProperties, useRef } from 'react';
import { useTableLayout } from '../../../ui/data-table/useTableLayout.js';
import { partClass } from '../../../ui/partClass.js';

/** The layout of the table that is loading. */
export interface TableShape {
  /** The number of rows. Default 8. */
  rows?: number | undefined;
  /** The number of columns. Default 4. */
  columns?: number | undefined;
  /** The height of a row in pixels. Default 40, as for `DataTable`. */
  rowHeightPx?: number | undefined;
  /** The maximum width at which each row becomes a card, in pixels. Default 480, as for `DataTable`. */
  cardsUpToPx?: number | undefined;
  /** The height of a card in pixels. Default 64, as for `DataTable`. */
  cardHeightPx?: number | undefined;
  /** True if the table can be sorted: a sort control is then shown above its cards. */
  hasSortLine?: boolean | undefined;
}

export interface RowSkeletonProps extends TableShape, Omit<ComponentProps<'div'>, 'children'> {
  /** The text for screen readers. */
  label: string;
}

/** A placeholder for a table while it loads. Renders a `<div>`. */
export function RowSkeleton({
  rows = 8,
  columns = 4,
  rowHeightPx = 40,
  cardsUpToPx = 480,
  cardHeightPx = 64,
  hasSortLine = false,
  label,
  className,
  style,
  ...props
}: RowSkeletonProps) {
  const box = useRef<HTMLDivElement>(null);
  const { layout } = useTableLayout(box, cardsUpToPx);
  const isCards = layout === 'cards';
  const lines = isCards ? Math.min(columns, Math.round(cardHeightPx / 30)) : columns;
  const heights: CSSProperties & Record<`--parley-${'card' | 'row'}-height`, string> = {
    '--parley-card-height': `${cardHeightPx}px`,
    '--parley-row-height': `${rowHeightPx}px`,
  };
  return (
    <div
      data-slot="row-skeleton"
      data-layout={layout}
      className={partClass('row-skeleton', className)}
      style={{ ...heights, ...style }}
      {...props}
    >
      <span role="status" className="parley-visually-hidden">
        {label}
      </span>
      <div ref={box} aria-hidden="true" className="parley-row-skeleton-rows">
        {isCards && hasSortLine && (
          <div className="parley-row-skeleton-order">
            <span className="parley-skeleton-line" />
          </div>
        )}
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
          <div key={row} className="parley-row-skeleton-row">
            {Array.from({ length: lines }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
              <span key={column} className="parley-skeleton-line" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
