import type { CellValue } from '../../client/chat-stream/QueryRows.js';

/** True for values that tables and charts show as empty: `null`, missing values and blank text. */
export function isEmptyCell(cell: CellValue | undefined): cell is null | undefined | string {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
