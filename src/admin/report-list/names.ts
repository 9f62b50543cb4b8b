export { reportListParams } from './model/reportSort.js';
export { useReportDetails } from './model/useReportDetails.js';
export { ReportDrawer } from './ReportDrawer.js';
export { ReportDocumentFilter, ReportFolderFilter, ReportList, type ReportListProps, ReportOrder, useReportList } from './ReportList.js';
export { ReportPreview } from './ReportPreview.js';
export { reportColumns, useReportLabels } from './reportColumns.js';
