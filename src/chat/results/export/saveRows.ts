import type { ResultLabels } from '../../../chat/labels/ChatWords.js';
import { collectFile, downloadFile, fileName } from '../../../ui/download.js';
import type { ShownRows } from '../ShownRows.js';
import { exportCsv } from './exportCsv.js';
import { exportJson } from './exportJson.js';

/** Downloads rows as a CSV file whose name contains the title and, for part of the rows, their number. */
export async function saveCsv(rows: ShownRows, title: string, words: ResultLabels): Promise<void> {
  downloadFile(await collectFile(exportCsv(rows), 'text/csv;charset=utf-8'), exportName(rows, title, words, 'csv'));
}

export async function saveJson(rows: ShownRows, title: string, words: ResultLabels): Promise<void> {
  downloadFile(await collectFile(exportJson(rows), 'application/json'), exportName(rows, title, words, 'json'));
}

/** `orders.csv`, or `orders-100-of-6234-rows.csv` where there are more rows. */
export function exportName({ rows, totalRows }: ShownRows, title: string, words: ResultLabels, extension: string): string {
  const part = rows.length < totalRows ? words.rows(String(rows.length), String(totalRows)) : undefined;
  return fileName(title, extension, part);
}
