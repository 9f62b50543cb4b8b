export {
  DashboardExportButton,
  type DashboardExportButtonProps,
  DashboardExportPanel,
  type DashboardExportPanelProps,
  DashboardExportRoot,
  type DashboardExportRootProps,
  DashboardExportTrigger,
} from './DashboardExportButton.js';
export { DashboardExportForm } from './DashboardExportForm.js';
export { DashboardExportStatus } from './DashboardExportStatus.js';
export type { DashboardExportWidgetOptions } from './dashboardExportWidget.js';
export type { DashboardView, ViewLine } from './model/describeView.js';
export {
  type DashboardExportEvents,
  type DashboardExportModel,
  type DashboardExportOptions,
  type ExportFormat,
  useDashboardExportJob,
} from './model/useDashboardExportJob.js';
