import { collectFile, fileName } from '../../../ui/download.js';
import type { ResultLabels } from '../../labels/ChatWords.js';
import type { ShownRows } from '../ShownRows.js';
import { exportCsv } from './exportCsv.js';
import { exportJson } from './exportJson.js';

/** Writes rows as a file. */
export function writeRows(format: 'csv' | 'json', rows: ShownRows): Promise<Blob> {
  return format === 'csv' ? collectFile(exportCsv(rows), 'text/csv;charset=utf-8') : collectFile(exportJson(rows), 'application/json');
}

/** `orders.csv`, or `orders-100-of-6234-rows.csv` where there are more rows. */
export function exportName({ rows, totalRows }: ShownRows, title: string, words: ResultLabels, extension: string): string {
  const part = rows.length < totalRows ? words.rows(String(rows.length), String(totalRows)) : undefined;
  return fileName(title, extension, part);
}
