export { type PlacementFilters, type PlacementParams, placementListParams } from './model/arrangeRows.js';
export type { PlacementRow } from './model/PlacementRow.js';
export type { PlacementEvents, ReportConnection } from './model/placementActions.js';
export type { PlacementSource } from './model/usePlacementRows.js';
export {
  placementLimits,
  type ReportPlacementListModel,
  type ReportPlacementListOptions,
  useReportPlacementList,
} from './model/useReportPlacementList.js';
export { PlacementTable, type PlacementTableProps } from './PlacementTable.js';
export { placementColumns, SyncBadge, type SyncBadgeProps } from './placementColumns.js';
export type { PlacementHost } from './placementHosts.js';
export {
  ReportPlacementFooter,
  ReportPlacementList,
  type ReportPlacementListProps,
  ReportPlacementListRoot,
  type ReportPlacementListRootProps,
} from './ReportPlacementList.js';
export { ReportPlacementRows } from './ReportPlacementRows.js';
export { ConnectPlacement, type ConnectPlacementProps, ReportPlacementToolbar } from './ReportPlacementToolbar.js';
export type { PlacementCellContext, ReportPlacementListDialog, ReportPlacementListWidgetOptions } from './reportPlacementListWidget.js';
export { usePlacementLabels } from './reportPlacementListWidget.js';
