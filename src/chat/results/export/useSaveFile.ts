import { use } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import type { DownloadFormat } from '../../../data/events/ParleyEvent.js';
import { downloadFile } from '../../../ui/download.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ShownRows } from '../ShownRows.js';
import { exportName, writeRows } from './saveRows.js';

/** Returns functions that save rows and charts as files, named after the title and, if rows are missing, their number. */
export function useSaveFile() {
  const { result: words } = useLabels();
  const emit = use(EmitContext);

  async function save(format: DownloadFormat, rows: ShownRows, title: string, content: Promise<Blob>): Promise<void> {
    downloadFile(await content, exportName(rows, title, words, format));
    emit?.({ type: 'chat.downloaded', format, rows: rows.rows.length });
  }

  return {
    saveRows: (format: 'csv' | 'json', rows: ShownRows, title: string) => save(format, rows, title, writeRows(format, rows)),
    savePicture: (format: 'png' | 'svg', rows: ShownRows, title: string, picture: Promise<Blob>) => save(format, rows, title, picture),
  };
}
