'use client';

import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';

/** Shows on paper how much of a table was left out. Renders a `<p>`, or nothing. */
export function UnprintedNote({ rows, columns = 0 }: { rows: number; columns?: number }) {
  const { common } = useBaseLabels();
  const { number } = useFormats();
  if (rows === 0 && columns === 0) return null;
  return (
    <p className="parley-unprinted-note">
      {[rows > 0 && common.rowsNotPrinted(rows, number(rows)), columns > 0 && common.columnsNotPrinted(columns, number(columns))]
        .filter((part) => part !== false)
        .join(' · ')}
    </p>
  );
}
