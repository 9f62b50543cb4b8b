/** The share of each column by its id, in percent of all columns. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** A column as it is shown. */
export interface MeasuredColumn {
  readonly id: string;
  readonly widthPx: number;
}

/**
 * Moves the border between a column and the next one. Both keep at least `leastColumnPx`, and all others stay as they are, so that the
 * table is never wider than its place. The last column has no such border.
 */
export function moveColumnBorder(columns: readonly MeasuredColumn[], id: string, deltaPx: number): ColumnWidths {
  const index = columns.findIndex((column) => column.id === id);
  const [column, next] = [columns[index], columns[index + 1]];
  const totalPx = columns.reduce((sum, { widthPx }) => sum + widthPx, 0);
  if (column === undefined || next === undefined || totalPx === 0) return {};
  const pairPx = column.widthPx + next.widthPx;
  const leastPx = Math.min(leastColumnPx, pairPx / 2);
  const movedPx = Math.min(Math.max(column.widthPx + deltaPx, leastPx), pairPx - leastPx);
  const widths = columns.map(({ id: other, widthPx }) => {
    return [other, shareOf(other === id ? movedPx : other === next.id ? pairPx - movedPx : widthPx, totalPx)] as const;
  });
  return Object.fromEntries(widths);
}

/**
 * The widths of the shown columns, as shares of 100. A column without a width gets the mean of the others. `undefined` if no shown column
 * has one, so that the content decides.
 */
export function widthsOf(ids: readonly string[], widths: ColumnWidths | undefined): ColumnWidths | undefined {
  const known = ids.flatMap((id) => widths?.[id] ?? []);
  if (known.length === 0) return undefined;
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
  const shares = ids.map((id) => widths?.[id] ?? mean);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(ids.map((id, index) => [id, shareOf(shares[index] ?? mean, total)]));
}

function shareOf(part: number, total: number): number {
  return (part / total) * 100;
}

/** Room for a short word and the arrow of a sorted column. */
export const leastColumnPx = 64;
