export { placementListParams } from './model/arrangeRows.js';
export { useReportPlacementList } from './model/useReportPlacementList.js';
export { PlacementTable } from './PlacementTable.js';
export { placementColumns, SyncBadge } from './placementColumns.js';
export {
  ReportPlacementFooter,
  ReportPlacementList,
  type ReportPlacementListProps,
  ReportPlacementListRoot,
} from './ReportPlacementList.js';
export { ReportPlacementRows } from './ReportPlacementRows.js';
export { ConnectPlacement, ReportPlacementToolbar } from './ReportPlacementToolbar.js';
