export type { ChatEnvironment, ChatSnapshot, ChatStatus, ChatStore, ChatStoreOptions } from './chat/store/ChatStore.js';
export { createChatStore } from './chat/store/createChatStore.js';
export { emptyThread } from './chat/store/fold/emptyThread.js';
export { foldFrame, foldFrames } from './chat/store/fold/foldFrame.js';
export { restoreMessages } from './chat/store/fold/restoreMessages.js';
export type { ChatMessage, ChatTurn, Thread, ThreadEnd, TurnOutcome, TurnState } from './chat/store/fold/Thread.js';
export { threadTurns } from './chat/store/fold/threadTurns.js';
export {
  createRecentThreads,
  type RecentThread,
  type RecentThreads,
  type RecentThreadsOptions,
} from './chat/store/memory/recentThreads.js';
export { createStoppedTurns, type StoppedTurn, type StoppedTurnMemory, type StoppedTurns } from './chat/store/memory/stoppedTurns.js';
export { browserEnvironment } from './chat/store/session/browserEnvironment.js';
export type { BranchChoice, ChatBranch } from './chat/store/session/ChatBranch.js';
export { createRecorder, type Recorder, type RecorderOptions } from './chat/store/transcript/recorder.js';
export { type ReplayOptions, replayTranscript } from './chat/store/transcript/replayTranscript.js';
export {
  formatTranscript,
  parseTranscript,
  type Transcript,
  type TranscriptLine,
  type TranscriptRequest,
} from './chat/store/transcript/transcript.js';
export { transcriptFetch } from './chat/store/transcript/transcriptFetch.js';
export { abortChat } from './client/chat-stream/abortChat.js';
export type {
  AbortedFrame,
  ChatFrame,
  ChatUsage,
  CutoffFrame,
  ErrorFrame,
  MessageFrame,
  StateFrame,
  SuspendedFrame,
  ToolCallTexts,
  UnknownFrame,
  UsageFrame,
} from './client/chat-stream/ChatFrame.js';
export { type ChatRequest, createMessageId, isMessageId } from './client/chat-stream/chatRequest.js';
export { checkSessionSettings } from './client/chat-stream/checkSessionSettings.js';
export { decodeFrame } from './client/chat-stream/decodeFrame.js';
export type { CellValue, ColumnType, JsonObject, QueryRows, ResultColumn, ResultRow } from './client/chat-stream/QueryRows.js';
export { readToolInput, readToolResult } from './client/chat-stream/readToolResult.js';
export { type RunSqlOptions, runSql, type SqlRows } from './client/chat-stream/runSql.js';
export type { ChatUserAttribute, SessionSettings } from './client/chat-stream/sessionSettings.js';
export { type StreamChatOptions, streamChat } from './client/chat-stream/streamChat.js';
export type {
  DataModelMember,
  DataModelView,
  MetaToolResult,
  OtherToolResult,
  SqlToolResult,
  ToolFailure,
  ToolInput,
  ToolResult,
} from './client/chat-stream/ToolResult.js';
export { createDialect } from './client/dialect/createDialect.js';
export type { Dialect, DialectDefinition, Names, SendRequest, TranslatedFetch } from './client/dialect/Dialect.js';
export { createServiceClient, type ServiceClientOptions } from './client/http/createServiceClient.js';
export type { Open } from './client/http/Open.js';
export type { Operation, OperationRoute } from './client/http/operation.js';
export {
  type CursorParams,
  type EachItemOptions,
  eachItem,
  getPage,
  nextCursor,
  type OffsetPagination,
  type Page,
  type PageInfo,
  readPage,
} from './client/http/pagination.js';
export { type DownloadedFile, readFile, readFileName } from './client/http/readFile.js';
export type { RetryPolicy } from './client/http/retry.js';
export type {
  CallOptions,
  Credentials,
  NoParams,
  ReadStream,
  RequestAttempt,
  RequestOptions,
  RequestTap,
  ServiceApi,
  ServiceClient,
  ServiceRequest,
  StreamRequest,
  TokenContext,
  TokenSource,
} from './client/http/ServiceClient.js';
export {
  isServiceError,
  ServiceError,
  type ServiceErrorDetails,
  type ServiceErrorKind,
  type ServiceErrorReason,
} from './client/http/ServiceError.js';
export { can, type Permission, type PermissionAction, type PermissionSubject, type RefusalReason } from './client/permissions/can.js';
export type { DeploymentAddress, WorkbookAddress } from './client/resources/addresses.js';
export {
  type ApiKeyCreatedResponse,
  type ApiKeyResponse,
  type CreateApiKeyInput,
  createApiKey,
  deleteApiKey,
  getApiKey,
  listApiKeys,
} from './client/resources/api-keys.js';
export { getSpec } from './client/resources/api-spec.js';
export {
  type AppConfigResponse,
  type AppTheme,
  type AppThemeCodePalette,
  type AppThemeFontRef,
  type AppThemePalette,
  type AppThemePaletteSeed,
  type AppThemePaletteThemes,
  type AppThemeResponse,
  type AppThemeScheme,
  type AppThemeTypography,
  type CreatorMode,
  type EmbedSettings,
  getAppConfig,
  getAppTheme,
  type LocalizedValue,
  type SheetsUiSettings,
  type ThemeFont,
  type TimezoneSettings,
} from './client/resources/app-theme.js';
export {
  type BranchResponse,
  type CommitChangesRequest,
  type CreateBranchRequest,
  commitChanges,
  createBranch,
  type DevBranchResponse,
  listBranches,
  type MergeIntoParentBranchRequest,
  type MergeResponse,
  type MergeToDefaultBranchRequest,
  mergeIntoParentBranch,
  mergeToDefaultBranch,
  type PullRequest,
  type PullResponse,
  pull,
  type RemoveBranchParams,
  removeBranch,
  type SetBranchStagingEnvironmentRequest,
  type SetBranchStagingEnvironmentResponse,
  type StartDevModeRequest,
  setBranchStagingEnvironment,
  startDevMode,
  stopDevMode,
} from './client/resources/branches.js';
export type { BulkActionError } from './client/resources/bulk-action.js';
export {
  getMe,
  type SheetsUserSettingsInput,
  type User,
  type UserAlias,
  type UserImpersonation,
  type UserSettingsInput,
  updateMySettings,
} from './client/resources/current-user.js';
export {
  type CreateEmbedDashboardCommentBody,
  createDashboardComment,
  type DashboardCommentAddress,
  type EmbedDashboardComment,
  type EmbedDashboardCommentThread,
  type EmbedMentionableUser,
  type ListDashboardCommentsParams,
  type ListMentionableEmbedUsersParams,
  listDashboardComments,
  listMentionableEmbedUsers,
  removeDashboardComment,
  type SetEmbedDashboardCommentResolvedBody,
  setDashboardCommentResolved,
  type UpdateEmbedDashboardCommentBody,
  updateDashboardComment,
} from './client/resources/dashboard-comments.js';
export type {
  BreakpointInts,
  DashboardAppManifest,
  DashboardAppSource,
  DashboardConfig,
  DashboardConfigDraftInput,
  DashboardConfigInput,
  DashboardLayout,
  DashboardResponsiveLayouts,
  DashboardWidget,
  DashboardWidgetDraftInput,
  DashboardWidgetInput,
  DashboardWidgetPosition,
  WidgetType,
} from './client/resources/dashboard-config.js';
export {
  type DashboardExportAddress,
  type DashboardExportJobResponse,
  type DashboardExportStatusResponse,
  type DownloadExportParams,
  downloadExport,
  type ExportSubjectInput,
  getExportStatus,
  isExportDone,
  type StartDashboardExportInput,
  startExport,
} from './client/resources/dashboard-exports.js';
export type {
  DashboardFilter,
  DashboardFilterInput,
  DashboardFilterOperator,
  DashboardMemberSwitcher,
  DashboardTimeGrain,
} from './client/resources/dashboard-filters.js';
export type {
  ControlThemeSectionInput,
  DashboardThemeInput,
  DashboardThemeSectionInput,
  ThemeBorderInput,
  ThemeTitleInput,
  WidgetThemeSectionInput,
  WidgetThemeTextSectionInput,
} from './client/resources/dashboard-themes.js';
export {
  type Dashboard,
  type PublishDashboardInput,
  publishDashboard,
  type UpdatePublishedAiWidgetThreadInput,
  updatePublishedDashboardAiWidgetThread,
  updateWorkbookDashboard,
  type WorkbookDashboard,
  type WorkbookDashboardInput,
} from './client/resources/dashboards.js';
export {
  type DataModelFileContent,
  type DataModelFilePath,
  type DataModelFileRename,
  type DataModelValidationError,
  type DataModelValidationResponse,
  type DataModelWriteResponse,
  type ListFilesParams,
  listFiles,
  type RemoveDataModelFilesInput,
  type RenameDataModelFilesInput,
  removeFiles,
  renameFiles,
  type SourceTreeNode,
  type UpdateDataModelFilesInput,
  updateFiles,
  type ValidateDataModelParams,
  validateDataModel,
} from './client/resources/data-model.js';
export {
  type FileHash,
  type FinishUploadBody,
  type FinishUploadResponse,
  fileHashes,
  finishUpload,
  type StartUploadResponse,
  startUpload,
  type UploadFileBody,
  type UploadTarget,
  type UploadTransaction,
  uploadFile,
} from './client/resources/data-model-uploads.js';
export { type DeploymentLogLine, type DeploymentPod, type LogsParams, logs, pods } from './client/resources/deployment-logs.js';
export { type CreateDeploymentTokenInput, type DeploymentTokenResponse, deploymentToken } from './client/resources/deployment-tokens.js';
export {
  type AdvanceCreationStepInput,
  advanceCreationStep,
  type BuildStatusParams,
  type BuildStatusResponse,
  buildStatus,
  type CloudProvider,
  type CreateDeploymentInput,
  type CreationMethod,
  type CreationStep,
  type CspsConfig,
  type CspsConfigInput,
  createDeployment,
  type DeployMode,
  type Deployment,
  type DeploymentDeleteResponse,
  type DeploymentSettings,
  type DeploymentTemplate,
  type DeploymentVersion,
  deleteDeployment,
  type GetDeploymentsParams,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  listDeploymentVersions,
  type ReleaseChannel,
  type RepoType,
  resetCreationStep,
  type UpdateDeploymentInput,
  updateDeployment,
} from './client/resources/deployments.js';
export {
  type EmbedAccessAction,
  type EmbedAccessAllEmbedUsers,
  type EmbedAccessResponse,
  type EmbedAccessTenantEntry,
  getEmbedAccess,
  type ListEmbedTenantWorkbooksParams,
  listEmbedTenantWorkbooks,
  type UpdateEmbedAccessInput,
  updateEmbedAccess,
} from './client/resources/embed-access.js';
export {
  type DashboardEmbeddingResponse,
  type EmbedDashboardAddress,
  type EmbedPythonFilteredRunInput,
  getDashboard,
  type PythonAnalysisFilteredRun,
  postDashboardPythonRun,
  type UpdateDashboardEmbeddingInput,
  updateDashboardEmbedding,
} from './client/resources/embed-dashboards.js';
export {
  addEmbedGroupMembers,
  type CreateEmbedGroupInput,
  createEmbedGroup,
  deleteEmbedGroup,
  type EmbedGroupAddress,
  type EmbedGroupMemberInput,
  type EmbedGroupMembersInput,
  type EmbedGroupMembersMutationResponse,
  getEmbedGroup,
  getEmbedGroupMembers,
  getEmbedGroups,
  removeEmbedGroupMembers,
  type UpdateEmbedGroupInput,
  updateEmbedGroup,
} from './client/resources/embed-groups.js';
export {
  type EmbedSessionSettings,
  type EmbedTenantProfile,
  type EmbedTheme,
  type EmbedThemeAnalyticsChat,
  type EmbedThemeAnalyticsChatInput,
  type EmbedThemeChat,
  type GenerateEmbedTokenResponse,
  type GenerateSession,
  type GenerateSessionResponse,
  type GroupDefinition,
  generateSession,
  type PostTokenBySessionIdInput,
  postTokenBySessionId,
  type RevokeEmbedSessionInput,
  revokeSession,
} from './client/resources/embed-sessions.js';
export {
  deleteEmbedTenant,
  type EmbedTenant,
  type EmbedTenantAddress,
  type ListEmbedTenantsParams,
  type ListEmbedUsersParams,
  listEmbedTenants,
  listEmbedUsers,
  type ProvisionEmbedUserFailure,
  type ProvisionEmbedUserInput,
  type ProvisionEmbedUsersInput,
  type ProvisionEmbedUsersResponse,
  provisionEmbedUser,
  provisionEmbedUsers,
} from './client/resources/embed-tenants.js';
export type { EmbedUser, EmbedUserProfile } from './client/resources/embed-users.js';
export { type EnvVariableItem, getEnvVariables, type SetEnvVariablesInput, setEnvVariables } from './client/resources/env-variables.js';
export {
  type CreateDeploymentEnvironmentTokenInput,
  createDeploymentEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync,
  type DeploymentEnvironment,
  type DeploymentEnvironmentApiCredential,
  type DeploymentEnvironmentToken,
  type DeploymentEnvironmentTokenResponse,
  type EnvironmentAddress,
  type EnvironmentType,
  type GetDeploymentEnvironmentsParams,
  getDeploymentEnvironments,
  getDeploymentEnvironmentTokens,
} from './client/resources/environments.js';
export { type ExternalDocumentPlacement, listExternalDocumentPlacements } from './client/resources/external-documents.js';
export {
  type CreateFolderInput,
  createFolder,
  deleteFolder,
  type Folder,
  type FolderAddress,
  type GetFoldersParams,
  getFolderAncestors,
  getFolders,
  type UpdateFolderInput,
  updateFolder,
} from './client/resources/folders.js';
export {
  getIntegration,
  type MetricViewIntegrationAddress,
  type SaveWarehouseMetricViewIntegrationInput,
  saveIntegration,
  type WarehouseMetricViewIntegrationConfiguration,
  type WarehouseMetricViewIntegrationResponse,
} from './client/resources/metric-view-integrations.js';
export {
  cancelPreview,
  isPreviewDone,
  type MetricViewPreviewAddress,
  type PreviewStatus,
  previewResult,
  previewStatus,
  startPreview,
  type WarehouseMetricViewCounts,
  type WarehouseMetricViewDatasetSource,
  type WarehouseMetricViewIssue,
  type WarehouseMetricViewPreviewInput,
  type WarehouseMetricViewPreviewResultResponse,
  type WarehouseMetricViewPreviewStartResponse,
  type WarehouseMetricViewPreviewStatusResponse,
  type WarehouseMetricViewProgress,
  type WarehouseMetricViewResult,
  type WarehouseMetricViewRuntime,
  type WarehouseMetricViewWithheldMember,
} from './client/resources/metric-view-previews.js';
export {
  type AddNotificationRecipientsInput,
  addRecipients,
  type CreateNotificationInput,
  createNotification,
  deleteNotification,
  type GetNotificationsParams,
  getNotification,
  getNotifications,
  getRecipients,
  type Notification,
  type NotificationAddress,
  type NotificationRecipient,
  type NotificationRecipientInput,
  type NotificationRecipientsMutationResponse,
  type RecipientType,
  type RemoveNotificationRecipientInput,
  type RemoveNotificationRecipientsInput,
  removeRecipients,
  type ScheduleType,
  type UpdateNotificationInput,
  updateNotification,
} from './client/resources/notifications.js';
export {
  type CreateOAuthIntegrationInput,
  createOAuthIntegration,
  deleteOAuthIntegration,
  getOAuthIntegration,
  listOAuthIntegrations,
  type OAuthIntegration,
  type UpdateOAuthIntegrationInput,
  updateOAuthIntegration,
} from './client/resources/oauth-integrations.js';
export {
  type CreateOidcTokenConfigInput,
  createOidcTokenConfig,
  deleteOidcTokenConfig,
  getOidcTokenConfig,
  listOidcTokenConfigs,
  type OidcTokenConfig,
  type UpdateOidcTokenConfigInput,
  updateOidcTokenConfig,
} from './client/resources/oidc-token-configs.js';
export { type OperationId, operationRoutes } from './client/resources/operation-routes.js';
export { operations } from './client/resources/operations.js';
export type { Policy, PolicyAction, PolicyResourceType, RoleWithAccess } from './client/resources/policies.js';
export { listRegions, type RegionResponse } from './client/resources/regions.js';
export type {
  ConnectReportToWorkbookInput,
  DisconnectReportFromWorkbookInput,
  RefreshReportInput,
  ReportPlacement,
  ReportPlacementResultChecksum,
  ReportPlacementResultChunk,
  SpreadsheetHost,
} from './client/resources/report-placements.js';
export type {
  ColumnFormatOverride,
  FillMissingRows,
  PeriodComparison,
  PeriodComparisonOffset,
  ReportSnapshot,
  ReportSnapshotPreferences,
} from './client/resources/report-snapshots.js';
export {
  type CreateReportInput,
  connectReportToWorkbook,
  createReport,
  deleteReport,
  disconnectReportFromWorkbook,
  type GetReportsParams,
  getReport,
  getReports,
  type PivotItems,
  type Report,
  type ReportAddress,
  type ReportSource,
  refreshReport,
  type UpdateReportInput,
  updateReport,
  upsertReportByPublicId,
} from './client/resources/reports.js';
export {
  assignRoleToUser,
  createRole,
  deleteRole,
  getRole,
  getRoles,
  type Role,
  type RoleCreateBody,
  type RoleUpdateBody,
  removeRoleFromUser,
  updateRole,
} from './client/resources/roles.js';
export {
  type EachScimResourceOptions,
  eachScimResource,
  type ScimError,
  type ScimListParams,
  type ScimListResponse,
  type ScimMeta,
  type ScimPatchOp,
  type ScimPatchOperation,
} from './client/resources/scim.js';
export {
  createScimGroup,
  deleteScimGroup,
  type GetScimGroupParams,
  getScimGroup,
  type ListScimGroupsParams,
  listScimGroups,
  patchScimGroup,
  replaceScimGroup,
  type ScimGroup,
} from './client/resources/scim-groups.js';
export {
  createScimUser,
  deleteScimUser,
  getScimUser,
  type ListScimUsersParams,
  listScimUsers,
  patchScimUser,
  replaceScimUser,
  type ScimUser,
} from './client/resources/scim-users.js';
export {
  type BranchesParams,
  branches,
  type ConnectSourceControlRequest,
  connect,
  installations,
  repositories,
  type SourceControlBranchResponse,
  type SourceControlConnectStatusResponse,
  type SourceControlInstallationResponse,
  type SourceControlRepoResponse,
  status,
} from './client/resources/source-control.js';
export {
  getTenantSettings,
  type TenantSettings,
  type TenantSettingsInput,
  updateTenantSettings,
} from './client/resources/tenant-settings.js';
export {
  cancelTransformSync,
  getTransformSyncGeneratedFiles,
  getTransformSyncLogs,
  getTransformSyncResult,
  getTransformSyncStatus,
  isTransformSyncDone,
  type ListTransformSyncsParams,
  listTransformSyncs,
  type StartTransformSyncInput,
  startTransformSync,
  type TransformGeneratedFileContent,
  type TransformSyncAddress,
  type TransformSyncCancelResponse,
  type TransformSyncGeneratedFile,
  type TransformSyncLogEntry,
  type TransformSyncManifestStats,
  type TransformSyncProgress,
  type TransformSyncResponse,
  type TransformSyncResultResponse,
  type TransformSyncRun,
  type TransformSyncRunPhase,
  type TransformSyncRunStats,
  type TransformSyncRunStatus,
  type TransformSyncRunTriggerContext,
  type TransformSyncStage,
  type TransformSyncStatusResponse,
  type TransformSyncTrigger,
} from './client/resources/transform-sync.js';
export { createToken, type UsageAnalyticsTokenResponse } from './client/resources/usage-analytics.js';
export {
  type AttributeType,
  createUserAttribute,
  type GetUserAttributesParams,
  getUserAttributes,
  getUserAttributeValues,
  type UserAttribute,
  type UserAttributeCreateInput,
  type UserAttributeDefinition,
  type UserAttributeInput,
  type UserAttributeUpdateInput,
  type UserAttributeValue,
  type UserAttributeValueCreateInput,
  updateUserAttribute,
  upsertUserAttributeValue,
} from './client/resources/user-attributes.js';
export { type ListGroupsParams, listGroups, type UserGroup } from './client/resources/user-groups.js';
export {
  getUserOAuthToken,
  type InitiatedOAuthFlow,
  initiateOAuthFlow,
  listUserOAuthTokens,
  revokeUserOAuthToken,
  type UserOAuthToken,
} from './client/resources/user-oauth-tokens.js';
export {
  type BulkUserAction,
  type BulkUserActionFailure,
  type BulkUserActionInput,
  type BulkUserActionPayload,
  bulkUserAction,
  createUser,
  deleteUser,
  type GetUsersParams,
  getUsers,
  type ResourceOwner,
  type UserCreateInput,
  type UserUpdateInput,
  updateUser,
} from './client/resources/users.js';
export type { ViewSelection } from './client/resources/view-selection.js';
export {
  type ApplyWorkbookPromotionInput,
  getWorkbookPromotion,
  getWorkbookPromotionLinks,
  getWorkbookPromotions,
  type PreviewWorkbookPromotionInput,
  type PromotionActor,
  type PromotionReference,
  previewWorkbookPromotion,
  promoteWorkbook,
  type WorkbookPromotion,
  type WorkbookPromotionLink,
  type WorkbookPromotionPreview,
  type WorkbookPromotionSummary,
  type WorkbookPromotionSummaryResponse,
} from './client/resources/workbook-promotions.js';
export {
  type CreateWorkbookInput,
  createWorkbook,
  type DuplicateWorkbookInput,
  deleteWorkbook,
  duplicateWorkbook,
  type GetWorkbooksParams,
  getWorkbook,
  getWorkbooks,
  type UpdateWorkbookInput,
  updateWorkbook,
  upsertWorkbookBySlug,
  type Workbook,
  type WorkbookSlugAddress,
} from './client/resources/workbooks.js';
export {
  type BulkDeleteWorkspaceObjectsInput,
  type BulkDeleteWorkspaceObjectsPayload,
  type BulkMoveWorkspaceObjectsInput,
  type BulkMoveWorkspaceObjectsResponse,
  bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects,
  type MoveWorkspaceObjectInput,
  moveWorkspaceObject,
  sharedWorkspaceObjects,
  type WorkspaceBulkFailure,
  type WorkspaceItem,
  type WorkspaceObjectsParams,
  workspaceObjects,
} from './client/resources/workspace.js';
export type { ItemType, WorkspaceFolderPathEntry, WorkspaceItemRef } from './client/resources/workspace-items.js';
export { createDrafts, type Drafts } from './data/memory/drafts.js';
export type { KeyValueStorage } from './data/memory/identityRecord.js';
