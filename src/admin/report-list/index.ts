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
export { ReportDrawer, type ReportDrawerProps } from './ReportDrawer.js';
export { ReportList, ReportListFooter, type ReportListProps, ReportListRoot, type ReportListRootProps } from './ReportList.js';
export { ReportListRows } from './ReportListRows.js';
export { ReportDocumentFilter, ReportFolderFilter, ReportListToolbar, ReportOrder } from './ReportListToolbar.js';
export { reportColumns } from './reportColumns.js';
export { reportListParams } from './reportListParams.js';
export type { ReportCellContext, ReportListDialog, ReportListWidgetOptions } from './reportListWidget.js';
export { useReportLabels } from './reportListWidget.js';
