export { type ReportSort, reportListParams } from './model/reportSort.js';
export { useReportDetails } from './model/useReportDetails.js';
export type { ReportFilters } from './model/useReportsOf.js';
export { ReportDrawer } from './ReportDrawer.js';
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
export { ReportPreview } from './ReportPreview.js';
export { reportColumns, useReportLabels } from './reportColumns.js';
