export type { BranchChoice, ChatBranch } from './chat/store/ChatBranch.js';
export type {
  ChatChannel,
  ChatEnvironment,
  ChatSnapshot,
  ChatStatus,
  ChatStore,
  ChatStoreOptions,
  DraftRequest,
  EnqueueOptions,
  OwnContext,
} from './chat/store/ChatStore.js';
export { createChatStore } from './chat/store/createChatStore.js';
export type { ContextItem, Draft } from './chat/store/fold/Draft.js';
export { emptyThread } from './chat/store/fold/emptyThread.js';
export { foldFrame, foldFrames } from './chat/store/fold/foldFrame.js';
export type { QuestionContext, QuestionContextSource } from './chat/store/fold/questionContext.js';
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
export { createTurnVersions, type TurnVersion, type TurnVersionMemory, type TurnVersions } from './chat/store/memory/turnVersions.js';
export {
  createWaitingQuestions,
  type WaitingQuestion,
  type WaitingQuestionMemory,
  type WaitingQuestions,
} from './chat/store/memory/waitingQuestions.js';
export { browserEnvironment } from './chat/store/session/browserEnvironment.js';
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
export type {
  CellValue,
  ColumnType,
  JsonObject,
  NumberFormat,
  QueryRows,
  ResultColumn,
  ResultRow,
} from './client/chat-stream/QueryRows.js';
export { readToolInput, readToolResult } from './client/chat-stream/readToolResult.js';
export { type RunSqlOptions, runSql, type SqlRows } from './client/chat-stream/runSql.js';
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
export {
  isServiceError,
  ServiceError,
  type ServiceErrorDetails,
  type ServiceErrorKind,
  type ServiceErrorReason,
} from './client/errors/ServiceError.js';
export { createServiceClient, type ServiceClientOptions } from './client/http/createServiceClient.js';
export type { Dialect, DialectDefinition, Names, SendRequest, TranslatedFetch } from './client/http/Dialect.js';
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
export { serviceErrorOf } from './client/http/serviceErrorOf.js';
export type { ChatUserAttribute, SessionSettings } from './client/http/sessionSettings.js';
export type { Open } from './client/json/Open.js';
export { can, type Permission, type PermissionAction, type PermissionSubject, type RefusalReason } from './client/permissions/can.js';
export { canCall } from './client/permissions/canCall.js';
export { type OperationPermission, operationPermissions } from './client/permissions/operationPermissions.js';
export * from './client/resources/addresses.js';
export * from './client/resources/api-keys.js';
export * from './client/resources/api-spec.js';
export * from './client/resources/app-theme.js';
export * from './client/resources/branches.js';
export * from './client/resources/bulk-action.js';
export * from './client/resources/current-user.js';
export * from './client/resources/dashboard-comments.js';
export * from './client/resources/dashboard-config.js';
export * from './client/resources/dashboard-exports.js';
export * from './client/resources/dashboard-filters.js';
export * from './client/resources/dashboard-themes.js';
export * from './client/resources/dashboards.js';
export * from './client/resources/data-model.js';
export * from './client/resources/data-model-uploads.js';
export * from './client/resources/deployment-logs.js';
export * from './client/resources/deployment-settings.js';
export * from './client/resources/deployment-tokens.js';
export * from './client/resources/deployments.js';
export * from './client/resources/embed-access.js';
export * from './client/resources/embed-dashboards.js';
export * from './client/resources/embed-groups.js';
export * from './client/resources/embed-sessions.js';
export * from './client/resources/embed-tenants.js';
export * from './client/resources/embed-users.js';
export * from './client/resources/env-variables.js';
export * from './client/resources/environments.js';
export * from './client/resources/external-documents.js';
export * from './client/resources/folders.js';
export * from './client/resources/metric-view-integrations.js';
export * from './client/resources/metric-view-previews.js';
export * from './client/resources/notification-recipients.js';
export * from './client/resources/notifications.js';
export * from './client/resources/oauth-integrations.js';
export * from './client/resources/oidc-token-configs.js';
export * from './client/resources/operation-routes.js';
export * from './client/resources/operations.js';
export * from './client/resources/pivot-items.js';
export * from './client/resources/policies.js';
export * from './client/resources/regions.js';
export * from './client/resources/report-placements.js';
export * from './client/resources/report-snapshots.js';
export * from './client/resources/reports.js';
export * from './client/resources/roles.js';
export * from './client/resources/scim.js';
export * from './client/resources/scim-groups.js';
export * from './client/resources/scim-users.js';
export * from './client/resources/source-control.js';
export * from './client/resources/tenant-settings.js';
export * from './client/resources/transform-sync.js';
export * from './client/resources/transform-sync-runs.js';
export * from './client/resources/usage-analytics.js';
export * from './client/resources/user-attributes.js';
export * from './client/resources/user-groups.js';
export * from './client/resources/user-oauth-tokens.js';
export * from './client/resources/users.js';
export * from './client/resources/view-selection.js';
export * from './client/resources/workbook-promotions.js';
export * from './client/resources/workbooks.js';
export * from './client/resources/workspace.js';
export * from './client/resources/workspace-items.js';
export { createDrafts, type Drafts } from './data/memory/drafts.js';
export type { KeyValueStorage } from './data/memory/identityRecord.js';
