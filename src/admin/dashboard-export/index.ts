export { DashboardExportButton, type DashboardExportButtonProps } from './DashboardExportButton.js';
export { DashboardExportForm } from './DashboardExportForm.js';
export { DashboardExportPanel, type DashboardExportPanelProps } from './DashboardExportPanel.js';
export { DashboardExportRoot, type DashboardExportRootProps } from './DashboardExportRoot.js';
export { DashboardExportStatus } from './DashboardExportStatus.js';
export { DashboardExportTrigger } from './DashboardExportTrigger.js';
export type { DashboardExportWidgetOptions } from './dashboardExportWidget.js';
export type { DashboardView, ViewLine } from './model/describeView.js';
export {
  type DashboardExportEvents,
  type DashboardExportModel,
  type DashboardExportOptions,
  type ExportFormat,
  useDashboardExportJob,
} from './model/useDashboardExportJob.js';
