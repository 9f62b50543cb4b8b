import { saveFile } from '../kit/jobs/saveFile.js';
import type { DashboardExportModel } from './model/useDashboardExportJob.js';

/** Fetches the file and hands it to the browser. */
export async function saveExport(exporting: Pick<DashboardExportModel, 'download' | 'name'>): Promise<void> {
  const file = await exporting.download();
  if (file !== undefined) saveFile(file, exporting.name ?? 'dashboard');
}
