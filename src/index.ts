export type { BranchChoice, ChatBranch } from './chat-store/ChatBranch.js';
export type { ChatSnapshot, ChatStatus, ChatStore } from './chat-store/ChatStore.js';
export type { KeyValueStorage } from './chat-store/identityRecord.js';
export type { RecentThread } from './chat-store/recentThreads.js';
export type { ChatMessage, Thread, Turn as TurnData, TurnState } from './chat-store/Thread.js';
export { AppLogo, type AppLogoProps } from './components/app-theme/AppLogo.js';
export { AppThemeProvider, type AppThemeProviderProps } from './components/app-theme/AppThemeProvider.js';
export { BranchActions, type BranchActionsProps } from './components/branch-manager/BranchActions.js';
export { BranchDetails, type BranchDetailsProps } from './components/branch-manager/BranchDetails.js';
export { BranchDialogs } from './components/branch-manager/BranchDialogs.js';
export { BranchList } from './components/branch-manager/BranchList.js';
export { BranchManager, type BranchManagerProps } from './components/branch-manager/BranchManager.js';
export { BranchManagerRoot, type BranchManagerRootProps } from './components/branch-manager/BranchManagerRoot.js';
export { BranchStaging, type BranchStagingProps } from './components/branch-manager/BranchStaging.js';
export type { BranchTask } from './components/branch-manager/BranchTask.js';
export { BranchToolbar } from './components/branch-manager/BranchToolbar.js';
export { BranchTree, type BranchTreeProps } from './components/branch-manager/BranchTree.js';
export { BranchValidationPanel } from './components/branch-manager/BranchValidationPanel.js';
export { ChangedFileList, type ChangedFileListProps } from './components/branch-manager/ChangedFileList.js';
export { ValidationResults, type ValidationResultsProps } from './components/branch-manager/ValidationResults.js';
export { Answer } from './components/chat-panel/Answer.js';
export { BranchBadge } from './components/chat-panel/BranchBadge.js';
export { ChatError } from './components/chat-panel/ChatError.js';
export { ChatPanel, type ChatPanelProps } from './components/chat-panel/ChatPanel.js';
export { ChatRoot, type ChatRootProps } from './components/chat-panel/ChatRoot.js';
export { Composer, type ComposerProps } from './components/chat-panel/Composer.js';
export { NewChatButton } from './components/chat-panel/NewChatButton.js';
export type { Feedback } from './components/chat-panel/PanelContext.js';
export { Question } from './components/chat-panel/Question.js';
export { ScrollToLatest } from './components/chat-panel/ScrollToLatest.js';
export { Starters, type StartersProps } from './components/chat-panel/Starters.js';
export { Steps, type StepsProps } from './components/chat-panel/Steps.js';
export { ThreadHeader } from './components/chat-panel/ThreadHeader.js';
export { ThreadMenu } from './components/chat-panel/ThreadMenu.js';
export { ToolCall, type ToolCallProps } from './components/chat-panel/ToolCall.js';
export { Turn } from './components/chat-panel/Turn.js';
export { TurnActions } from './components/chat-panel/TurnActions.js';
export { type TurnContextValue, useTurn } from './components/chat-panel/TurnContext.js';
export { TurnFeedback } from './components/chat-panel/TurnFeedback.js';
export { TurnList, type TurnListProps } from './components/chat-panel/TurnList.js';
export { TurnNotice } from './components/chat-panel/TurnNotice.js';
export { TurnResults } from './components/chat-panel/TurnResults.js';
export { Welcome } from './components/chat-panel/Welcome.js';
export { CommentComposer, type CommentComposerProps } from './components/comment-threads/CommentComposer.js';
export { CommentEntry, type CommentEntryProps } from './components/comment-threads/CommentEntry.js';
export { CommentReply } from './components/comment-threads/CommentReply.js';
export type { CommentTask } from './components/comment-threads/CommentTask.js';
export { CommentText, type CommentTextProps } from './components/comment-threads/CommentText.js';
export { CommentThread, type CommentThreadProps } from './components/comment-threads/CommentThread.js';
export { CommentThreadItem } from './components/comment-threads/CommentThreadItem.js';
export { CommentThreadList } from './components/comment-threads/CommentThreadList.js';
export { CommentThreads, type CommentThreadsProps } from './components/comment-threads/CommentThreads.js';
export { CommentThreadsFooter } from './components/comment-threads/CommentThreadsFooter.js';
export { CommentThreadsRoot, type CommentThreadsRootProps } from './components/comment-threads/CommentThreadsRoot.js';
export { CommentThreadsToolbar } from './components/comment-threads/CommentThreadsToolbar.js';
export { LinkedCommentNotice } from './components/comment-threads/LinkedCommentNotice.js';
export { NewCommentThread } from './components/comment-threads/NewCommentThread.js';
export { DashboardExportButton, type DashboardExportButtonProps } from './components/dashboard-export/DashboardExportButton.js';
export { DashboardExportForm, type DashboardExportFormProps } from './components/dashboard-export/DashboardExportForm.js';
export { DashboardExportStatus, type DashboardExportStatusProps } from './components/dashboard-export/DashboardExportStatus.js';
export {
  DashboardExportTrigger,
  DashboardExportView,
  type DashboardExportViewProps,
} from './components/dashboard-export/DashboardExportView.js';
export { AddVariable, type AddVariableProps } from './components/environment-variables-editor/AddVariable.js';
export {
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
} from './components/environment-variables-editor/EnvironmentVariablesEditor.js';
export {
  EnvironmentVariablesEditorRoot,
  type EnvironmentVariablesEditorRootProps,
} from './components/environment-variables-editor/EnvironmentVariablesEditorRoot.js';
export { PasteVariables, type PasteVariablesProps } from './components/environment-variables-editor/PasteVariables.js';
export { UnsavedVariablesBar } from './components/environment-variables-editor/UnsavedVariablesBar.js';
export { VariablesRows, type VariablesRowsProps } from './components/environment-variables-editor/VariablesRows.js';
export type { VariablesTask } from './components/environment-variables-editor/VariablesTask.js';
export { VariablesToolbar } from './components/environment-variables-editor/VariablesToolbar.js';
export { VariableTable, type VariableTableProps } from './components/environment-variables-editor/VariableTable.js';
export { JobDetails, type JobDetailsProps } from './components/job-tray/JobDetails.js';
export { JobTray, type JobTrayProps } from './components/job-tray/JobTray.js';
export { JobTrayItem, type JobTrayItemProps } from './components/job-tray/JobTrayItem.js';
export { JobTrayList, type JobTrayListProps } from './components/job-tray/JobTrayList.js';
export { JobTrayTrigger, JobTrayView, type JobTrayViewProps } from './components/job-tray/JobTrayView.js';
export { MetricViewPreviewResult, type MetricViewPreviewResultProps } from './components/job-tray/MetricViewPreviewResult.js';
export { TransformSyncDetails, type TransformSyncDetailsProps } from './components/job-tray/TransformSyncDetails.js';
export { LogFooter } from './components/log-viewer/LogFooter.js';
export { LogLines, type LogLinesProps } from './components/log-viewer/LogLines.js';
export { LogOutput, type LogOutputProps } from './components/log-viewer/LogOutput.js';
export { LogToolbar } from './components/log-viewer/LogToolbar.js';
export { LogViewer, type LogViewerProps } from './components/log-viewer/LogViewer.js';
export { LogViewerRoot, type LogViewerRootProps } from './components/log-viewer/LogViewerRoot.js';
export { Markdown, type MarkdownProps } from './components/markdown/Markdown.js';
export { MarkdownCode } from './components/markdown/MarkdownCode.js';
export type { MarkdownPlugins } from './components/markdown/plugins/MarkdownPlugins.js';
export { preloadMarkdownPlugins } from './components/markdown/plugins/pluginRenderer.js';
export { type MarkdownBlock, useMarkdownBlock } from './components/markdown/useMarkdownBlock.js';
export { Button, type ButtonProps } from './components/primitives/Button.js';
export { BulkResult, type BulkResultProps } from './components/primitives/bulk/BulkResult.js';
export type { Column, ColumnSort, RowSelection } from './components/primitives/data-table/Column.js';
export { DataTable, type DataTableProps } from './components/primitives/data-table/DataTable.js';
export { ConfirmDialog, type ConfirmDialogProps } from './components/primitives/dialog/ConfirmDialog.js';
export { Dialog, DialogActions, DialogBody, type DialogProps } from './components/primitives/dialog/Dialog.js';
export { FormDialog, type FormDialogProps } from './components/primitives/dialog/FormDialog.js';
export { Checkbox, type CheckboxProps } from './components/primitives/fields/Checkbox.js';
export { SearchField, type SearchFieldProps } from './components/primitives/fields/SearchField.js';
export { SelectField, type SelectFieldProps } from './components/primitives/fields/SelectField.js';
export { TextField, type TextFieldProps } from './components/primitives/fields/TextField.js';
export { TokenField, type TokenFieldProps } from './components/primitives/fields/TokenField.js';
export { JobElapsed, type JobElapsedProps, JobExpiry, type JobExpiryProps } from './components/primitives/jobs/JobClock.js';
export { JobProgressBar, type JobProgressBarProps } from './components/primitives/jobs/JobProgressBar.js';
export { JobStatusLine, type JobStatusLineProps } from './components/primitives/jobs/JobStatusLine.js';
export { BulkBar, type BulkBarProps } from './components/primitives/list/BulkBar.js';
export { ListFooter, type ListFooterProps } from './components/primitives/list/ListFooter.js';
export { ListStates, type ListStatesProps, ReadFailure, type ReadFailureProps } from './components/primitives/list/ListStates.js';
export { Toolbar } from './components/primitives/list/Toolbar.js';
export { Popover, type PopoverProps } from './components/primitives/popover/Popover.js';
export { RowMenu, type RowMenuProps } from './components/primitives/RowMenu.js';
export { TimeAgo, type TimeAgoProps } from './components/primitives/TimeAgo.js';
export { type ShowToast, type ToastDetails, type ToastText, useToast } from './components/primitives/toasts/ToastContext.js';
export { Toasts } from './components/primitives/toasts/Toasts.js';
export { type OutcomeToast, useOutcomeToast } from './components/primitives/toasts/useOutcomeToast.js';
export { Tree, type TreeProps } from './components/primitives/tree/Tree.js';
export { PromotionActions, type PromotionActionsProps } from './components/promotion-dialog/PromotionActions.js';
export { PromotionConfirmation } from './components/promotion-dialog/PromotionConfirmation.js';
export { PromotionDestination } from './components/promotion-dialog/PromotionDestination.js';
export {
  PromotionDialog,
  type PromotionDialogProps,
  PromotionDialogView,
  type PromotionDialogViewProps,
  PromotionProvider,
} from './components/promotion-dialog/PromotionDialog.js';
export {
  PromotionHistory,
  type PromotionHistoryProps,
  PromotionHistoryView,
  type PromotionHistoryViewProps,
} from './components/promotion-dialog/PromotionHistory.js';
export { PromotionOutcome } from './components/promotion-dialog/PromotionOutcome.js';
export { PromotionPopup, type PromotionPopupProps } from './components/promotion-dialog/PromotionPopup.js';
export { PromotionPreview } from './components/promotion-dialog/PromotionPreview.js';
export {
  PromotionProvenance,
  type PromotionProvenanceProps,
  PromotionProvenanceView,
  type PromotionProvenanceViewProps,
} from './components/promotion-dialog/PromotionProvenance.js';
export { PromotionSteps } from './components/promotion-dialog/PromotionSteps.js';
export { PromotionTrigger } from './components/promotion-dialog/PromotionTrigger.js';
export { RenameReport, type RenameReportProps } from './components/report-list/RenameReport.js';
export { ReportDocumentFilter, type ReportDocumentFilterProps } from './components/report-list/ReportDocumentFilter.js';
export { ReportDrawer, type ReportDrawerProps } from './components/report-list/ReportDrawer.js';
export { ReportFolderFilter, type ReportFolderFilterProps } from './components/report-list/ReportFolderFilter.js';
export { ReportList, type ReportListProps } from './components/report-list/ReportList.js';
export { ReportListFooter } from './components/report-list/ReportListFooter.js';
export { ReportListRoot, type ReportListRootProps } from './components/report-list/ReportListRoot.js';
export { ReportListRows, type ReportListRowsProps } from './components/report-list/ReportListRows.js';
export { ReportListToolbar } from './components/report-list/ReportListToolbar.js';
export { ReportOrder, type ReportOrderProps } from './components/report-list/ReportOrder.js';
export { ReportTable, type ReportTableProps } from './components/report-list/ReportTable.js';
export { ConnectPlacement, type ConnectPlacementProps } from './components/report-placement-list/ConnectPlacement.js';
export { PlacementTable, type PlacementTableProps } from './components/report-placement-list/PlacementTable.js';
export type { PlacementHost } from './components/report-placement-list/placementHosts.js';
export { ReportPlacementFooter } from './components/report-placement-list/ReportPlacementFooter.js';
export { ReportPlacementList, type ReportPlacementListProps } from './components/report-placement-list/ReportPlacementList.js';
export { ReportPlacementListRoot, type ReportPlacementListRootProps } from './components/report-placement-list/ReportPlacementListRoot.js';
export { ReportPlacementRows, type ReportPlacementRowsProps } from './components/report-placement-list/ReportPlacementRows.js';
export { ReportPlacementToolbar } from './components/report-placement-list/ReportPlacementToolbar.js';
export { SyncBadge, type SyncBadgeProps } from './components/report-placement-list/SyncBadge.js';
export { VegaChart, type VegaChartProps } from './components/sql-result/chart/VegaChart.js';
export { SqlResult, type SqlResultProps } from './components/sql-result/SqlResult.js';
export { ResultTable, type ResultTableProps } from './components/sql-result/table/ResultTable.js';
export { AddUser, type AddUserProps } from './components/user-management/AddUser.js';
export { UserBulkBar } from './components/user-management/UserBulkBar.js';
export { UserBulkResult } from './components/user-management/UserBulkResult.js';
export { UserDrawer, type UserDrawerProps } from './components/user-management/UserDrawer.js';
export { UserManagement, type UserManagementProps } from './components/user-management/UserManagement.js';
export type { UserQuestion } from './components/user-management/UserManagementContext.js';
export { UserManagementFooter } from './components/user-management/UserManagementFooter.js';
export { UserManagementRoot, type UserManagementRootProps } from './components/user-management/UserManagementRoot.js';
export { UserManagementToolbar } from './components/user-management/UserManagementToolbar.js';
export { UserName, type UserNameProps } from './components/user-management/UserName.js';
export { UserRows, type UserRowsProps } from './components/user-management/UserRows.js';
export { UserTable, type UserTableProps } from './components/user-management/UserTable.js';
export { FolderPath, type FolderPathProps } from './components/workspace-explorer/FolderPath.js';
export type { WorkspaceExplorerRootProps } from './components/workspace-explorer/splitWorkspaceProps.js';
export { WorkspaceBulkResult } from './components/workspace-explorer/WorkspaceBulkResult.js';
export type { WorkspaceDialogs, WorkspaceOpening, WorkspaceQuestion } from './components/workspace-explorer/WorkspaceContext.js';
export { WorkspaceExplorer, type WorkspaceExplorerProps } from './components/workspace-explorer/WorkspaceExplorer.js';
export { WorkspaceExplorerRoot } from './components/workspace-explorer/WorkspaceExplorerRoot.js';
export { WorkspaceFolders } from './components/workspace-explorer/WorkspaceFolders.js';
export { WorkspaceFooter } from './components/workspace-explorer/WorkspaceFooter.js';
export { WorkspaceItems, type WorkspaceItemsProps } from './components/workspace-explorer/WorkspaceItems.js';
export { WorkspacePath } from './components/workspace-explorer/WorkspacePath.js';
export { WorkspaceTable, type WorkspaceTableProps } from './components/workspace-explorer/WorkspaceTable.js';
export { WorkspaceToolbar } from './components/workspace-explorer/WorkspaceToolbar.js';
export { type HostColors, type PaletteSource, type PaletteTheme, paletteTheme, type SchemePair } from './hooks/app-theme/paletteTheme.js';
export type { ColorScheme, ContrastAdjustment, PaletteRoot } from './hooks/app-theme/readable.js';
export { safeLogoUrl } from './hooks/app-theme/safeLogoUrl.js';
export { type AppThemeOptions, type AppThemeStyle, useAppThemeStyle } from './hooks/app-theme/useAppThemeStyle.js';
export type { BranchEvents, BranchMerge, BranchRemoval } from './hooks/branch-manager/BranchEvents.js';
export { type BranchNode, filterForest, flattenForest, readForest } from './hooks/branch-manager/branchForest.js';
export type { BranchActKind, BranchRefusal, DevMode } from './hooks/branch-manager/branchRules.js';
export type { BranchTrouble } from './hooks/branch-manager/branchWork.js';
export type { ChangedFile } from './hooks/branch-manager/changedFiles.js';
export type { BranchActs } from './hooks/branch-manager/useBranchActs.js';
export { type BranchManagement, type BranchView, useBranchManager } from './hooks/branch-manager/useBranchManager.js';
export type { ChangedFiles } from './hooks/branch-manager/useChangedFiles.js';
export type { BranchValidation } from './hooks/branch-manager/useValidation.js';
export { type FileProblems, type ModelProblem, problemsByFile } from './hooks/branch-manager/validationFiles.js';
export type { BulkAnswer, BulkOutcome, BulkReason, BulkReasonGroup } from './hooks/bulk-action/BulkOutcome.js';
export {
  readBulkDelete,
  readBulkMove,
  readBulkUserAction,
  readProvisionedEmbedUsers,
  workspaceItemId,
} from './hooks/bulk-action/bulkAnswers.js';
export { type BulkAction, type BulkActionOptions, type BulkReport, useBulkAction } from './hooks/bulk-action/useBulkAction.js';
export type { CommentFilter } from './hooks/comment-threads/commentFilter.js';
export type { CommentSearch } from './hooks/comment-threads/commentSearch.js';
export type { Mentionable } from './hooks/comment-threads/mentionText.js';
export type { CommentActs, CommentEvents, NewComment } from './hooks/comment-threads/useCommentActs.js';
export {
  type CommentComposerOptions,
  type CommentComposition,
  commentDraftKey,
  maxCommentLength,
  useCommentComposer,
} from './hooks/comment-threads/useCommentComposer.js';
export type { CommentPeople } from './hooks/comment-threads/useCommentPeople.js';
export {
  type CommentList,
  type CommentThreadsModel,
  type CommentThreadsSource,
  useCommentThreads,
} from './hooks/comment-threads/useCommentThreads.js';
export {
  type MentionField,
  type MentionFieldOptions,
  type MentionFieldProps,
  type MentionOptionProps,
  useMentionField,
} from './hooks/comment-threads/useMentionField.js';
export { type MentionSearch, useMentionSearch } from './hooks/comment-threads/useMentionSearch.js';
export type { FieldDifference } from './hooks/conflict/compareFields.js';
export type { Attempt, Conflict, ConflictState, Versioned } from './hooks/conflict/conflictReducer.js';
export type { VersionedResource } from './hooks/conflict/createConflictResolver.js';
export { type MetricViewConfiguration, metricViewIntegration } from './hooks/conflict/metricViewIntegration.js';
export { type ConflictResolution, useConflict } from './hooks/conflict/useConflict.js';
export type { Formats } from './hooks/createFormats.js';
export type { DashboardView, ViewLine } from './hooks/dashboard-export/describeView.js';
export {
  type DashboardExportEvents,
  type DashboardExportModel,
  type DashboardExportOptions,
  type ExportFormat,
  useDashboardExportJob,
} from './hooks/dashboard-export/useDashboardExportJob.js';
export type { VariableSort, VariableView } from './hooks/environment-variables-editor/arrangeVariables.js';
export {
  type EnvText,
  type EnvTextProblem,
  type EnvTextVariable,
  parseEnvText,
} from './hooks/environment-variables-editor/parseEnvText.js';
export {
  type EnvironmentVariablesEditorState,
  useEnvironmentVariablesEditor,
  type VariablesEditorOptions,
} from './hooks/environment-variables-editor/useEnvironmentVariablesEditor.js';
export type { StateByDeployment } from './hooks/environment-variables-editor/useStateByDeployment.js';
export { useVariableDrafts, type VariableDraftActs, type VariableDrafts } from './hooks/environment-variables-editor/useVariableDrafts.js';
export type {
  SaveOutcome,
  VariableNames,
  VariableReview,
  VariableReviewActs,
  VariablesEditorEvents,
} from './hooks/environment-variables-editor/useVariableReview.js';
export type { PlannedChange, VariableRow } from './hooks/environment-variables-editor/variableDraft.js';
export { type JobTrayEvents, type JobTrayModel, type JobTrayOptions, type TrayJob, useJobTray } from './hooks/job-tray/useJobTray.js';
export type { JobStartOptions } from './hooks/jobs/createJobRegistry.js';
export type { JobAbilities } from './hooks/jobs/createTrackedJob.js';
export { dashboardExportJob } from './hooks/jobs/dashboardExportJob.js';
export type { JobAddress, JobDefinition, JobProgress, JobReading, StartedJob } from './hooks/jobs/JobDefinition.js';
export type { JobSnapshot, JobStatus } from './hooks/jobs/jobReducer.js';
export { metricViewPreviewJob } from './hooks/jobs/metricViewPreviewJob.js';
export { transformSyncJob } from './hooks/jobs/transformSyncJob.js';
export { useElapsed } from './hooks/jobs/useElapsed.js';
export { type Expiry, useExpiry } from './hooks/jobs/useExpiry.js';
export { type Job, useJob } from './hooks/jobs/useJob.js';
export { useJobEnds } from './hooks/jobs/useJobEnds.js';
export { type Jobs, useJobs } from './hooks/jobs/useJobs.js';
export type { LeaveGuard, LeaveState } from './hooks/leave-guard/createLeaveGuard.js';
export { useGuardedChanges, useLeaveGuard, useLeaveState } from './hooks/leave-guard/useLeaveGuard.js';
export { findMatches, type LogMatch } from './hooks/log-viewer/findMatches.js';
export { type LogLine, readLogLines, textOfLines } from './hooks/log-viewer/LogLine.js';
export type { LogLevel } from './hooks/log-viewer/logLevel.js';
export { type AnsiColor, type AnsiSegment, type AnsiStyle, parseAnsi, stripAnsi } from './hooks/log-viewer/parseAnsi.js';
export type { LogSearch } from './hooks/log-viewer/useLogSearch.js';
export {
  type LogFilters,
  type LogViewerEvents,
  type LogViewerOptions,
  type LogViewerState,
  useLogViewer,
} from './hooks/log-viewer/useLogViewer.js';
export { ParleyProvider, type ParleyProviderProps } from './hooks/ParleyProvider.js';
export { useCan } from './hooks/permissions/useCan.js';
export { useRestrictDataDownload } from './hooks/permissions/useRestrictDataDownload.js';
export type {
  ChosenDestination,
  PromotionDestinations,
  PromotionDialogModel,
  PromotionEvents,
  PromotionList,
  PromotionPlan,
} from './hooks/promotion-dialog/PromotionDialogModel.js';
export { type PromotionDialogOptions, usePromotionDialog } from './hooks/promotion-dialog/usePromotionDialog.js';
export {
  type PromotionHistoryModel,
  type PromotionHistoryOptions,
  usePromotionHistory,
} from './hooks/promotion-dialog/usePromotionHistory.js';
export {
  type PromotionProvenanceFacts,
  type PromotionProvenanceModel,
  type PromotionProvenanceState,
  usePromotionProvenance,
} from './hooks/promotion-dialog/usePromotionProvenance.js';
export type { PromotionFailure, PromotionFailureReason, StaleCause } from './hooks/promotion-flow/promotionFailure.js';
export type { Confirmed, PreviewChange, Previewed, PromotionChoice, PromotionState } from './hooks/promotion-flow/promotionReducer.js';
export { usePromotionFlow, type WorkbookPromotionFlow } from './hooks/promotion-flow/usePromotionFlow.js';
export { type QueryKind, type ResourcePath, resourceKey, resourcePrefix } from './hooks/queryKeys.js';
export type { FolderChoice } from './hooks/report-list/folderChoices.js';
export type { ReportDocument } from './hooks/report-list/knownDocuments.js';
export type { ReportSort, ReportSortField } from './hooks/report-list/reportSort.js';
export { type ReportDetails, useReportDetails } from './hooks/report-list/useReportDetails.js';
export {
  type ReportFilters,
  type ReportListEvents,
  type ReportListModel,
  type ReportListOptions,
  useReportList,
} from './hooks/report-list/useReportList.js';
export type { PlacementFilters, PlacementSort, PlacementView } from './hooks/report-placement-list/arrangeRows.js';
export type { PlacementRow } from './hooks/report-placement-list/PlacementRow.js';
export type { PlacementActs, PlacementEvents, ReportConnection } from './hooks/report-placement-list/usePlacementActs.js';
export type { PlacementSource } from './hooks/report-placement-list/usePlacementRows.js';
export { placementLimits, type ReportPlacements, useReportPlacementList } from './hooks/report-placement-list/useReportPlacementList.js';
export type {
  ListChange,
  ListSearch,
  ListSelection,
  ListViewOptions,
  ResourceList,
  ResourceListOptions,
  SearchInputProps,
} from './hooks/resource-list/ResourceList.js';
export type { ResourceListState } from './hooks/resource-list/readListState.js';
export type { ItemId, SelectionSummary } from './hooks/resource-list/selection.js';
export { useResourceList } from './hooks/resource-list/useResourceList.js';
export {
  type CursorQuery,
  cursorQuery,
  detailQuery,
  type ListParams,
  listQuery,
  type Pages,
  type ResourceCall,
  type ResourceQuery,
} from './hooks/resourceQueries.js';
export {
  apiKeyQuery,
  apiKeysInfiniteQuery,
  apiKeysQuery,
  useApiKey,
  useApiKeys,
  useApiKeysInfinite,
  useCreateApiKey,
  useDeleteApiKey,
} from './hooks/resources/api-keys.js';
export { apiSpecQuery, useApiSpec } from './hooks/resources/api-spec.js';
export { appConfigQuery, appThemeQuery, useAppConfig, useAppTheme } from './hooks/resources/app-theme.js';
export {
  branchesInfiniteQuery,
  branchesQuery,
  useBranches,
  useBranchesInfinite,
  useCommitChanges,
  useCreateBranch,
  useMergeIntoParentBranch,
  useMergeToDefaultBranch,
  usePullBranch,
  useRemoveBranch,
  useSetBranchStagingEnvironment,
  useStartDevMode,
  useStopDevMode,
} from './hooks/resources/branches.js';
export { meQuery, useMe, useUpdateMySettings } from './hooks/resources/current-user.js';
export {
  dashboardCommentsInfiniteQuery,
  dashboardCommentsQuery,
  mentionableEmbedUsersInfiniteQuery,
  mentionableEmbedUsersQuery,
  useCreateDashboardComment,
  useDashboardComments,
  useDashboardCommentsInfinite,
  useMentionableEmbedUsers,
  useMentionableEmbedUsersInfinite,
  useRemoveDashboardComment,
  useSetDashboardCommentResolved,
  useUpdateDashboardComment,
} from './hooks/resources/dashboard-comments.js';
export {
  dashboardExportQuery,
  useDashboardExport,
  useDownloadDashboardExport,
  useStartDashboardExport,
} from './hooks/resources/dashboard-exports.js';
export { usePublishDashboard, useUpdateDashboardAiWidgetThread, useUpdateWorkbookDashboard } from './hooks/resources/dashboards.js';
export {
  dataModelFilesInfiniteQuery,
  dataModelFilesQuery,
  dataModelValidationQuery,
  useDataModelFiles,
  useDataModelFilesInfinite,
  useDataModelValidation,
  useRemoveDataModelFiles,
  useRenameDataModelFiles,
  useUpdateDataModelFiles,
} from './hooks/resources/data-model.js';
export {
  dataModelFileHashesQuery,
  useDataModelFileHashes,
  useFinishDataModelUpload,
  useStartDataModelUpload,
  useUploadDataModelFile,
} from './hooks/resources/data-model-uploads.js';
export {
  buildStatusQuery,
  deploymentLogsInfiniteQuery,
  deploymentLogsQuery,
  deploymentPodsInfiniteQuery,
  deploymentPodsQuery,
  deploymentQuery,
  deploymentSettingsQuery,
  deploymentsInfiniteQuery,
  deploymentsQuery,
  deploymentVersionsInfiniteQuery,
  deploymentVersionsQuery,
  useAdvanceCreationStep,
  useBuildStatus,
  useCreateDeployment,
  useCreateDeploymentToken,
  useDeleteDeployment,
  useDeployment,
  useDeploymentLogs,
  useDeploymentLogsInfinite,
  useDeploymentPods,
  useDeploymentPodsInfinite,
  useDeploymentSettings,
  useDeployments,
  useDeploymentsInfinite,
  useDeploymentVersions,
  useDeploymentVersionsInfinite,
  useResetCreationStep,
  useUpdateDeployment,
} from './hooks/resources/deployments.js';
export {
  embedAccessQuery,
  embedTenantWorkbooksInfiniteQuery,
  embedTenantWorkbooksQuery,
  useEmbedAccess,
  useEmbedTenantWorkbooks,
  useEmbedTenantWorkbooksInfinite,
  useUpdateEmbedAccess,
} from './hooks/resources/embed-access.js';
export {
  embedDashboardQuery,
  useEmbedDashboard,
  useRunDashboardPython,
  useUpdateDashboardEmbedding,
} from './hooks/resources/embed-dashboards.js';
export {
  embedGroupMembersInfiniteQuery,
  embedGroupMembersQuery,
  embedGroupQuery,
  embedGroupsInfiniteQuery,
  embedGroupsQuery,
  useAddEmbedGroupMembers,
  useCreateEmbedGroup,
  useDeleteEmbedGroup,
  useEmbedGroup,
  useEmbedGroupMembers,
  useEmbedGroupMembersInfinite,
  useEmbedGroups,
  useEmbedGroupsInfinite,
  useRemoveEmbedGroupMembers,
  useUpdateEmbedGroup,
} from './hooks/resources/embed-groups.js';
export { useGenerateEmbedSession, useRedeemEmbedSession, useRevokeEmbedSession } from './hooks/resources/embed-sessions.js';
export {
  embedTenantsInfiniteQuery,
  embedTenantsQuery,
  embedUsersInfiniteQuery,
  embedUsersQuery,
  useDeleteEmbedTenant,
  useEmbedTenants,
  useEmbedTenantsInfinite,
  useEmbedUsers,
  useEmbedUsersInfinite,
  useProvisionEmbedUser,
  useProvisionEmbedUsers,
} from './hooks/resources/embed-tenants.js';
export {
  envVariablesInfiniteQuery,
  envVariablesQuery,
  useEnvVariables,
  useEnvVariablesInfinite,
  useSetEnvVariables,
} from './hooks/resources/env-variables.js';
export {
  deploymentEnvironmentsInfiniteQuery,
  deploymentEnvironmentsQuery,
  deploymentEnvironmentTokensInfiniteQuery,
  deploymentEnvironmentTokensQuery,
  useCreateDeploymentEnvironmentToken,
  useCreateDeploymentEnvironmentTokenForMetaSync,
  useDeploymentEnvironments,
  useDeploymentEnvironmentsInfinite,
  useDeploymentEnvironmentTokens,
  useDeploymentEnvironmentTokensInfinite,
} from './hooks/resources/environments.js';
export {
  externalDocumentPlacementsInfiniteQuery,
  externalDocumentPlacementsQuery,
  useExternalDocumentPlacements,
  useExternalDocumentPlacementsInfinite,
} from './hooks/resources/external-documents.js';
export {
  folderAncestorsQuery,
  foldersInfiniteQuery,
  foldersQuery,
  useCreateFolder,
  useDeleteFolder,
  useFolderAncestors,
  useFolders,
  useFoldersInfinite,
  useUpdateFolder,
} from './hooks/resources/folders.js';
export {
  metricViewIntegrationQuery,
  useMetricViewIntegration,
  useSaveMetricViewIntegration,
} from './hooks/resources/metric-view-integrations.js';
export {
  metricViewPreviewQuery,
  metricViewPreviewResultQuery,
  useCancelMetricViewPreview,
  useMetricViewPreview,
  useMetricViewPreviewResult,
  useStartMetricViewPreview,
} from './hooks/resources/metric-view-previews.js';
export {
  notificationQuery,
  notificationRecipientsInfiniteQuery,
  notificationRecipientsQuery,
  notificationsInfiniteQuery,
  notificationsQuery,
  useAddNotificationRecipients,
  useCreateNotification,
  useDeleteNotification,
  useNotification,
  useNotificationRecipients,
  useNotificationRecipientsInfinite,
  useNotifications,
  useNotificationsInfinite,
  useRemoveNotificationRecipients,
  useUpdateNotification,
} from './hooks/resources/notifications.js';
export {
  oauthIntegrationQuery,
  oauthIntegrationsQuery,
  useCreateOAuthIntegration,
  useDeleteOAuthIntegration,
  useOAuthIntegration,
  useOAuthIntegrations,
  useUpdateOAuthIntegration,
} from './hooks/resources/oauth-integrations.js';
export {
  oidcTokenConfigQuery,
  oidcTokenConfigsQuery,
  useCreateOidcTokenConfig,
  useDeleteOidcTokenConfig,
  useOidcTokenConfig,
  useOidcTokenConfigs,
  useUpdateOidcTokenConfig,
} from './hooks/resources/oidc-token-configs.js';
export { regionsInfiniteQuery, regionsQuery, useRegions, useRegionsInfinite } from './hooks/resources/regions.js';
export {
  reportQuery,
  reportsInfiniteQuery,
  reportsQuery,
  useConnectReportToWorkbook,
  useCreateReport,
  useDeleteReport,
  useDisconnectReportFromWorkbook,
  useRefreshReport,
  useReport,
  useReports,
  useReportsInfinite,
  useUpdateReport,
  useUpsertReportByPublicId,
} from './hooks/resources/reports.js';
export {
  roleQuery,
  rolesInfiniteQuery,
  rolesQuery,
  useAssignRoleToUser,
  useCreateRole,
  useDeleteRole,
  useRemoveRoleFromUser,
  useRole,
  useRoles,
  useRolesInfinite,
  useUpdateRole,
} from './hooks/resources/roles.js';
export {
  scimGroupQuery,
  scimGroupsQuery,
  useCreateScimGroup,
  useDeleteScimGroup,
  usePatchScimGroup,
  useReplaceScimGroup,
  useScimGroup,
  useScimGroups,
} from './hooks/resources/scim-groups.js';
export {
  scimUserQuery,
  scimUsersQuery,
  useCreateScimUser,
  useDeleteScimUser,
  usePatchScimUser,
  useReplaceScimUser,
  useScimUser,
  useScimUsers,
} from './hooks/resources/scim-users.js';
export {
  sourceControlBranchesInfiniteQuery,
  sourceControlBranchesQuery,
  sourceControlInstallationsInfiniteQuery,
  sourceControlInstallationsQuery,
  sourceControlRepositoriesInfiniteQuery,
  sourceControlRepositoriesQuery,
  sourceControlStatusQuery,
  useConnectSourceControl,
  useSourceControlBranches,
  useSourceControlBranchesInfinite,
  useSourceControlInstallations,
  useSourceControlInstallationsInfinite,
  useSourceControlRepositories,
  useSourceControlRepositoriesInfinite,
  useSourceControlStatus,
} from './hooks/resources/source-control.js';
export { tenantSettingsQuery, useTenantSettings, useUpdateTenantSettings } from './hooks/resources/tenant-settings.js';
export {
  transformSyncGeneratedFilesInfiniteQuery,
  transformSyncGeneratedFilesQuery,
  transformSyncLogsInfiniteQuery,
  transformSyncLogsQuery,
  transformSyncResultQuery,
  transformSyncStatusQuery,
  transformSyncsInfiniteQuery,
  transformSyncsQuery,
  useCancelTransformSync,
  useStartTransformSync,
  useTransformSyncGeneratedFiles,
  useTransformSyncGeneratedFilesInfinite,
  useTransformSyncLogs,
  useTransformSyncLogsInfinite,
  useTransformSyncResult,
  useTransformSyncStatus,
  useTransformSyncs,
  useTransformSyncsInfinite,
} from './hooks/resources/transform-sync.js';
export { useCreateUsageAnalyticsToken } from './hooks/resources/usage-analytics.js';
export {
  useCreateUserAttribute,
  userAttributesInfiniteQuery,
  userAttributesQuery,
  userAttributeValuesQuery,
  useUpdateUserAttribute,
  useUpsertUserAttributeValue,
  useUserAttributes,
  useUserAttributesInfinite,
  useUserAttributeValues,
} from './hooks/resources/user-attributes.js';
export { userGroupsInfiniteQuery, userGroupsQuery, useUserGroups, useUserGroupsInfinite } from './hooks/resources/user-groups.js';
export {
  useInitiateOAuthFlow,
  useRevokeUserOAuthToken,
  userOAuthTokenQuery,
  userOAuthTokensQuery,
  useUserOAuthToken,
  useUserOAuthTokens,
} from './hooks/resources/user-oauth-tokens.js';
export {
  useBulkUserAction,
  useCreateUser,
  useDeleteUser,
  usersInfiniteQuery,
  usersQuery,
  useUpdateUser,
  useUsers,
  useUsersInfinite,
} from './hooks/resources/users.js';
export {
  usePreviewWorkbookPromotion,
  usePromoteWorkbook,
  useWorkbookPromotion,
  useWorkbookPromotionLinks,
  useWorkbookPromotionLinksInfinite,
  useWorkbookPromotions,
  useWorkbookPromotionsInfinite,
  workbookPromotionLinksInfiniteQuery,
  workbookPromotionLinksQuery,
  workbookPromotionQuery,
  workbookPromotionsInfiniteQuery,
  workbookPromotionsQuery,
} from './hooks/resources/workbook-promotions.js';
export {
  useCreateWorkbook,
  useDeleteWorkbook,
  useDuplicateWorkbook,
  useUpdateWorkbook,
  useUpsertWorkbookBySlug,
  useWorkbook,
  useWorkbooks,
  useWorkbooksInfinite,
  workbookQuery,
  workbooksInfiniteQuery,
  workbooksQuery,
} from './hooks/resources/workbooks.js';
export {
  sharedWorkspaceObjectsInfiniteQuery,
  sharedWorkspaceObjectsQuery,
  useBulkDeleteWorkspaceObjects,
  useBulkMoveWorkspaceObjects,
  useMoveWorkspaceObject,
  useSharedWorkspaceObjects,
  useSharedWorkspaceObjectsInfinite,
  useWorkspaceObjects,
  useWorkspaceObjectsInfinite,
  workspaceObjectsInfiniteQuery,
  workspaceObjectsQuery,
} from './hooks/resources/workspace.js';
export { ServiceProvider, type ServiceProviderProps } from './hooks/ServiceProvider.js';
export { useAdminLabels } from './hooks/useAdminLabels.js';
export { type Chat, useChat } from './hooks/useChat.js';
export { useChatActions } from './hooks/useChatActions.js';
export { useChatSelector } from './hooks/useChatSelector.js';
export { type UseChatOptions, useChatStore } from './hooks/useChatStore.js';
export { useDraft } from './hooks/useDraft.js';
export { useFormats } from './hooks/useFormats.js';
export { useLabels } from './hooks/useLabels.js';
export { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from './hooks/useRead.js';
export { type RecentThreadsOfPerson, useRecentThreads } from './hooks/useRecentThreads.js';
export { useResourceMutation, type WriteOptions } from './hooks/useResourceMutation.js';
export type { AccountState, KnownAccount } from './hooks/user-management/accountLedger.js';
export type { AttributeDraft } from './hooks/user-management/attributeDraft.js';
export type {
  GroupChange,
  SettledUserAction,
  ToldUserInput,
  UserChange,
  UserManagementEvents,
} from './hooks/user-management/UserManagementEvents.js';
export type { DraftPart } from './hooks/user-management/userDraft.js';
export type { UserActs } from './hooks/user-management/useUserActs.js';
export type { UserBulk } from './hooks/user-management/useUserBulk.js';
export { type AttributeField, type SaveReport, type UserDetails, useUserDetails } from './hooks/user-management/useUserDetails.js';
export type { GroupsOfUser } from './hooks/user-management/useUserGroupsOf.js';
export {
  nameOfUser,
  type UserManagement as UserManagementModel,
  type UserManagementOptions,
  useUserManagement,
} from './hooks/user-management/useUserManagement.js';
export type { UserValues } from './hooks/user-management/useUserValues.js';
export { useServiceClient } from './hooks/useServiceClient.js';
export type { OnResult } from './hooks/watchResults.js';
export type { ActOutcome, Veto, WidgetErrorEvents, WidgetErrorSource } from './hooks/widget-events/WidgetEvents.js';
export { type FolderNode, type FolderNodeId, type MoveObstacle, moveObstacle } from './hooks/workspace-explorer/folderNodes.js';
export { type FolderContents, useFolderContents } from './hooks/workspace-explorer/useFolderContents.js';
export { type FolderTree, type FolderTreeOptions, useFolderTree } from './hooks/workspace-explorer/useFolderTree.js';
export type { WorkspaceActs } from './hooks/workspace-explorer/useWorkspaceActs.js';
export type { WorkspaceBulk, WorkspaceRun, WorkspaceTask } from './hooks/workspace-explorer/useWorkspaceBulk.js';
export {
  useWorkspaceExplorer,
  type WorkspaceExplorerModel,
  type WorkspaceFilters,
  type WorkspaceListParams,
  type WorkspaceView,
} from './hooks/workspace-explorer/useWorkspaceExplorer.js';
export type { WorkspaceEvents } from './hooks/workspace-explorer/WorkspaceEvents.js';
export type { KindCounts } from './hooks/workspace-explorer/workspaceItem.js';
export type { WorkspaceSort } from './hooks/workspace-explorer/workspaceSort.js';
