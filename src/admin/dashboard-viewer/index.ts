export { useDashboardViewerLabels } from './dashboardViewerWidget.js';
export { arabicDashboardViewer } from './labels/ar.js';
export type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
export { germanDashboardViewer } from './labels/de.js';
export { englishDashboardViewer } from './labels/en.js';
export { spanishDashboardViewer } from './labels/es.js';
export { japaneseDashboardViewer } from './labels/ja.js';
export * from './names.js';
