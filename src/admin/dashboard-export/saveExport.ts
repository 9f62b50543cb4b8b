import { saveFile } from '../kit/jobs/saveFile.js';
import type { DashboardExportModel } from './model/useDashboardExportJob.js';

/** Downloads the file and saves it through the browser. */
export async function saveExport(exporting: Pick<DashboardExportModel, 'download' | 'name'>): Promise<void> {
  const file = await exporting.download();
  if (file !== undefined) saveFile(file, exporting.name ?? 'dashboard');
}
