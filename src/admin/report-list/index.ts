export type { ReportDocument } from './model/knownDocuments.js';
export type { ReportListEvents } from './model/reportActions.js';
export { type ReportSort, type ReportSortField, reportListParams } from './model/reportSort.js';
export type { FolderChoice } from './model/useFolderChoices.js';
export { type ReportDetails, useReportDetails } from './model/useReportDetails.js';
export type { ReportFilters, ReportListExtras, ReportListOptions } from './model/useReportsOf.js';
export { ReportDrawer, type ReportDrawerProps } from './ReportDrawer.js';
export {
  ReportDocumentFilter,
  ReportFolderFilter,
  ReportList,
  ReportListFooter,
  type ReportListProps,
  ReportListRoot,
  ReportListRows,
  ReportListSearch,
  ReportListToolbar,
  ReportOrder,
  useReportList,
} from './ReportList.js';
export { type ReportCellContext, reportColumns, useReportLabels } from './reportColumns.js';
