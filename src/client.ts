export { browserEnvironment } from './chat-store/browserEnvironment.js';
export type { ChatEnvironment, ChatSnapshot, ChatStatus, ChatStore, ChatStoreOptions } from './chat-store/ChatStore.js';
export { createChatStore } from './chat-store/createChatStore.js';
export { createDrafts, type Drafts } from './chat-store/drafts.js';
export { emptyThread } from './chat-store/emptyThread.js';
export { foldFrame, foldFrames } from './chat-store/foldFrame.js';
export type { KeyValueStorage } from './chat-store/identityRecord.js';
export { createRecentThreads, type RecentThread, type RecentThreads, type RecentThreadsOptions } from './chat-store/recentThreads.js';
export { createRecorder, type Recorder } from './chat-store/recorder.js';
export { type ReplayOptions, replayTranscript } from './chat-store/replayTranscript.js';
export { restoreMessages } from './chat-store/restoreMessages.js';
export type { ChatMessage, Thread, ThreadEnd, Turn, TurnOutcome, TurnState } from './chat-store/Thread.js';
export { threadTurns } from './chat-store/threadTurns.js';
export { formatTranscript, parseTranscript, type Transcript, type TranscriptLine } from './chat-store/transcript.js';
export { transcriptFetch } from './chat-store/transcriptFetch.js';
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
export { readToolInput, readToolResult, type ToolNames } from './client/chat-stream/readToolResult.js';
export { type RunSqlOptions, runSql, type SqlRows } from './client/chat-stream/runSql.js';
export type { SessionSettings, UserAttribute } from './client/chat-stream/sessionSettings.js';
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
export { createServiceClient, type ServiceClientOptions } from './client/http/createServiceClient.js';
export type { RetryPolicy } from './client/http/retry.js';
export type {
  Credentials,
  RequestOptions,
  ServiceApi,
  ServiceClient,
  ServiceNames,
  ServiceRequest,
  StreamRequest,
  TokenContext,
  TokenSource,
} from './client/http/ServiceClient.js';
export { isServiceError, ServiceError, type ServiceErrorDetails, type ServiceErrorKind } from './client/http/ServiceError.js';
