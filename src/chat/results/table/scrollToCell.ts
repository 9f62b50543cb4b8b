import type { CellPlace } from './cellRange.js';

/** Scrolls the box of a table, so that a cell which is not in the page comes to the middle. `widths` are those of windowed columns. */
export function scrollToCell(box: HTMLElement | null, { row, column }: CellPlace, { rowHeightPx, widths }: WindowSizes): void {
  const table = box?.querySelector('table');
  if (box === null || table == null) return;
  box.scrollTop = row * rowHeightPx - (box.clientHeight - rowHeightPx) / 2;
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total === 0) return;
  const start = (widths.slice(0, column).reduce((sum, width) => sum + width, 0) / total) * table.offsetWidth;
  const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  box.scrollLeft = sign * Math.max(0, start - box.clientWidth / 2);
}

interface WindowSizes {
  readonly rowHeightPx: number;
  readonly widths: readonly number[];
}
