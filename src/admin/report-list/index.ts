export type { ReportDocument } from './model/knownDocuments.js';
export type { ReportSort, ReportSortField } from './model/reportSort.js';
export type { FolderChoice } from './model/useFolderChoices.js';
export type { ReportListEvents } from './model/useRenameReport.js';
export { type ReportDetails, useReportDetails } from './model/useReportDetails.js';
export {
  type ReportFilters,
  type ReportListModel,
  type ReportListOptions,
  useReportList,
} from './model/useReportList.js';
export { RenameReport, type RenameReportProps } from './RenameReport.js';
export { ReportDocumentFilter } from './ReportDocumentFilter.js';
export { ReportDrawer, type ReportDrawerProps } from './ReportDrawer.js';
export { ReportFolderFilter } from './ReportFolderFilter.js';
export { ReportList, type ReportListProps } from './ReportList.js';
export { ReportListFooter } from './ReportListFooter.js';
export { ReportListRoot, type ReportListRootProps } from './ReportListRoot.js';
export { ReportListRows } from './ReportListRows.js';
export { ReportListToolbar } from './ReportListToolbar.js';
export { ReportOrder } from './ReportOrder.js';
export { type ReportCellContext, reportColumns } from './reportColumns.js';
export type { ReportListDialog, ReportListWidgetOptions } from './reportListWidget.js';
export { useReportLabels } from './useReportLabels.js';
