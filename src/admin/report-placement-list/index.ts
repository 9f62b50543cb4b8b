export { ConnectPlacement, type ConnectPlacementProps } from './ConnectPlacement.js';
export type { PlacementFilters, PlacementParams, PlacementSort } from './model/arrangeRows.js';
export type { PlacementRow } from './model/PlacementRow.js';
export type { PlacementActs, PlacementEvents, ReportConnection } from './model/usePlacementActs.js';
export type { PlacementSource } from './model/usePlacementRows.js';
export {
  placementLimits,
  type ReportPlacementListModel,
  type ReportPlacementListOptions,
  useReportPlacementList,
} from './model/useReportPlacementList.js';
export { PlacementTable, type PlacementTableProps } from './PlacementTable.js';
export { type PlacementCellContext, placementColumns } from './placementColumns.js';
export type { PlacementHost } from './placementHosts.js';
export { ReportPlacementFooter } from './ReportPlacementFooter.js';
export { ReportPlacementList, type ReportPlacementListProps } from './ReportPlacementList.js';
export { ReportPlacementListRoot, type ReportPlacementListRootProps } from './ReportPlacementListRoot.js';
export { ReportPlacementRows } from './ReportPlacementRows.js';
export { ReportPlacementToolbar } from './ReportPlacementToolbar.js';
export type {
  ReportPlacementListDialog,
  ReportPlacementListWidgetOptions,
} from './reportPlacementListWidget.js';
export { SyncBadge, type SyncBadgeProps } from './SyncBadge.js';
export { usePlacementLabels } from './usePlacementLabels.js';
