export { DashboardBody, DashboardHeader, DashboardViewer, type DashboardViewerProps, DashboardViewerRoot } from './DashboardViewer.js';
export type { AiThreadProps } from './dashboardViewerWidget.js';
export { readDashboardView, writeDashboardView } from './model/dashboardControls.js';
export { useDashboardViewer } from './model/useDashboardViewer.js';
