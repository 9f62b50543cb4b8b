import type { DashboardExportModel } from '../../hooks/dashboard-export/useDashboardExportJob.js';
import { saveFile } from '../primitives/jobs/saveFile.js';

/** Fetches the file and hands it to the browser. */
export async function saveExport(exporting: Pick<DashboardExportModel, 'download' | 'name'>): Promise<void> {
  const file = await exporting.download();
  if (file !== undefined) saveFile(file, exporting.name ?? 'dashboard');
}
