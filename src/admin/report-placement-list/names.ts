export { placementListParams } from './model/arrangeRows.js';
export { placementColumns, SyncBadge } from './placementColumns.js';
export {
  ConnectPlacement,
  ReportPlacementFooter,
  ReportPlacementList,
  type ReportPlacementListProps,
  ReportPlacementListRoot,
  ReportPlacementRows,
  ReportPlacementToolbar,
} from './ReportPlacementList.js';
export { PlacementTable, useReportPlacementList } from './reportPlacementsWidget.js';
