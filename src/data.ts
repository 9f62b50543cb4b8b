export type { BulkAnswer, BulkOutcome, BulkReason, BulkReasonGroup } from './data/bulk-action/BulkOutcome.js';
export {
  readBulkDelete,
  readBulkMove,
  readBulkUserAction,
  readProvisionedEmbedUsers,
  workspaceItemId,
} from './data/bulk-action/bulkAnswers.js';
export { type BulkAction, type BulkActionOptions, type BulkReport, useBulkAction } from './data/bulk-action/useBulkAction.js';
export type { FieldDifference } from './data/conflict/compareFields.js';
export type { Attempt, Conflict, ConflictState, Versioned } from './data/conflict/conflictReducer.js';
export type { VersionedResource } from './data/conflict/createConflictResolver.js';
export { type MetricViewConfiguration, metricViewIntegration } from './data/conflict/metricViewIntegration.js';
export { type ConflictResolution, useConflict } from './data/conflict/useConflict.js';
export type { JobStartOptions } from './data/jobs/createJobRegistry.js';
export type { JobAbilities } from './data/jobs/createTrackedJob.js';
export { dashboardExportJob } from './data/jobs/dashboardExportJob.js';
export type { JobAddress, JobDefinition, JobProgress, JobReading, StartedJob } from './data/jobs/JobDefinition.js';
export type { JobSnapshot, JobStatus } from './data/jobs/jobReducer.js';
export { metricViewPreviewJob } from './data/jobs/metricViewPreviewJob.js';
export { transformSyncJob } from './data/jobs/transformSyncJob.js';
export { useElapsed } from './data/jobs/useElapsed.js';
export { type Expiry, useExpiry } from './data/jobs/useExpiry.js';
export { type Job, useJob } from './data/jobs/useJob.js';
export { useJobEnds } from './data/jobs/useJobEnds.js';
export { type JobStart, type Jobs, useJobs } from './data/jobs/useJobs.js';
export {
  choiceParam,
  choicesParam,
  idParam,
  type OptionalParam,
  type ParamCodec,
  type ParamSort,
  sortParam,
  textParam,
} from './data/list-params/paramCodecs.js';
export { type HistoryParams, useHistoryParams } from './data/list-params/useHistoryParams.js';
export {
  type FiltersView,
  type ListParamCodecs,
  type ListParamsOptions,
  type ListParamsView,
  type ParamsState,
  type SearchView,
  type SortView,
  useListParams,
} from './data/list-params/useListParams.js';
export type { CachedRecord } from './data/optimistic/createOptimisticLayers.js';
export type { OptimisticChange, OptimisticOption } from './data/optimistic/OptimisticChange.js';
export { useCan } from './data/permissions/useCan.js';
export { type CanCallOptions, useCanCall } from './data/permissions/useCanCall.js';
export { useRestrictDataDownload } from './data/permissions/useRestrictDataDownload.js';
export { useDraft } from './data/provider/useDraft.js';
export { type QueryKind, type ResourcePath, resourceKey, resourcePrefix } from './data/queryKeys.js';
export { type Arrangement, arrangeItems, type ItemSort } from './data/resource-list/arrangeItems.js';
export type {
  ItemList,
  ListChange,
  ListSearch,
  ListSelection,
  ListViewOptions,
  ResourceList,
  ResourceListOptions,
  SearchInputProps,
} from './data/resource-list/ResourceList.js';
export type { ResourceListState } from './data/resource-list/readListState.js';
export type { ItemId, SelectionSummary } from './data/resource-list/selection.js';
export { type LocalListOptions, type LocalView, useLocalList, type WholeRead } from './data/resource-list/useLocalList.js';
export { useResourceList } from './data/resource-list/useResourceList.js';
export {
  type CursorQuery,
  cursorQuery,
  detailQuery,
  type ListParams,
  listQuery,
  type Pages,
  type ResourceCall,
  type ResourceQuery,
} from './data/resourceQueries.js';
export * from './data/resources/api-keys.js';
export * from './data/resources/api-spec.js';
export * from './data/resources/app-theme.js';
export * from './data/resources/branches.js';
export * from './data/resources/current-user.js';
export * from './data/resources/dashboard-comments.js';
export * from './data/resources/dashboard-exports.js';
export * from './data/resources/dashboards.js';
export * from './data/resources/data-model.js';
export * from './data/resources/data-model-uploads.js';
export * from './data/resources/deployments.js';
export * from './data/resources/embed-access.js';
export * from './data/resources/embed-dashboards.js';
export * from './data/resources/embed-groups.js';
export * from './data/resources/embed-sessions.js';
export * from './data/resources/embed-tenants.js';
export * from './data/resources/env-variables.js';
export * from './data/resources/environments.js';
export * from './data/resources/external-documents.js';
export * from './data/resources/folders.js';
export * from './data/resources/metric-view-integrations.js';
export * from './data/resources/metric-view-previews.js';
export * from './data/resources/notifications.js';
export * from './data/resources/oauth-integrations.js';
export * from './data/resources/oidc-token-configs.js';
export * from './data/resources/regions.js';
export * from './data/resources/reports.js';
export * from './data/resources/roles.js';
export * from './data/resources/scim-groups.js';
export * from './data/resources/scim-users.js';
export * from './data/resources/source-control.js';
export * from './data/resources/tenant-settings.js';
export * from './data/resources/transform-sync.js';
export * from './data/resources/usage-analytics.js';
export * from './data/resources/user-attributes.js';
export * from './data/resources/user-groups.js';
export * from './data/resources/user-oauth-tokens.js';
export * from './data/resources/users.js';
export * from './data/resources/workbook-promotions.js';
export * from './data/resources/workbooks.js';
export * from './data/resources/workspace.js';
export { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from './data/useRead.js';
export { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from './data/useResourceMutation.js';
export { type UsersById, type UsersByIdOptions, useUsersById } from './data/useUsersById.js';
