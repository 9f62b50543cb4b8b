export {
  DashboardExportButton,
  type DashboardExportButtonProps,
  DashboardExportPanel,
  DashboardExportRoot,
  DashboardExportTrigger,
} from './DashboardExportButton.js';
export { DashboardExportForm } from './DashboardExportForm.js';
export { DashboardExportStatus } from './DashboardExportStatus.js';
export { useDashboardExportJob } from './model/useDashboardExportJob.js';
