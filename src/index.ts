export { AppLogo, type AppLogoProps } from './admin/app-theme/AppLogo.js';
export { AppThemeProvider, type AppThemeProviderProps } from './admin/app-theme/AppThemeProvider.js';
export {
  type HostColors,
  type PaletteSource,
  type PaletteTheme,
  paletteTheme,
  type SchemePair,
} from './admin/app-theme/model/paletteTheme.js';
export type { ColorScheme, ContrastAdjustment, PaletteRoot } from './admin/app-theme/model/readable.js';
export { safeLogoUrl } from './admin/app-theme/model/safeLogoUrl.js';
export { type AppThemeOptions, type AppThemeStyle, useAppThemeStyle } from './admin/app-theme/model/useAppThemeStyle.js';
export { BranchActions, type BranchActionsProps } from './admin/branch-manager/BranchActions.js';
export { BranchDetails, type BranchDetailsProps } from './admin/branch-manager/BranchDetails.js';
export { BranchList } from './admin/branch-manager/BranchList.js';
export { BranchManager, type BranchManagerProps } from './admin/branch-manager/BranchManager.js';
export { BranchManagerRoot, type BranchManagerRootProps } from './admin/branch-manager/BranchManagerRoot.js';
export { BranchStaging, type BranchStagingProps } from './admin/branch-manager/BranchStaging.js';
export { BranchToolbar } from './admin/branch-manager/BranchToolbar.js';
export { BranchTree, type BranchTreeProps } from './admin/branch-manager/BranchTree.js';
export { BranchValidationPanel } from './admin/branch-manager/BranchValidationPanel.js';
export type { BranchManagerDialog } from './admin/branch-manager/branchManagerWidget.js';
export { ChangedFileList, type ChangedFileListProps } from './admin/branch-manager/ChangedFileList.js';
export type { BranchEvents, BranchMerge, BranchRemoval } from './admin/branch-manager/model/BranchEvents.js';
export { type BranchNode, filterForest, flattenForest, readForest } from './admin/branch-manager/model/branchForest.js';
export type { BranchActKind, BranchRefusal, DevMode } from './admin/branch-manager/model/branchRules.js';
export type { BranchTrouble } from './admin/branch-manager/model/branchTroubles.js';
export type { ChangedFile } from './admin/branch-manager/model/changedFiles.js';
export type { BranchActs, BranchWork } from './admin/branch-manager/model/useBranchActs.js';
export { type BranchManagerModel, type BranchManagerOptions, useBranchManager } from './admin/branch-manager/model/useBranchManager.js';
export type { ChangedFiles } from './admin/branch-manager/model/useChangedFiles.js';
export type { BranchValidation } from './admin/branch-manager/model/useValidation.js';
export { type FileProblems, type ModelProblem, problemsByFile } from './admin/branch-manager/model/validationFiles.js';
export { ValidationResults, type ValidationResultsProps } from './admin/branch-manager/ValidationResults.js';
export { CommentComposer, type CommentComposerProps } from './admin/comment-threads/CommentComposer.js';
export { CommentEntry, type CommentEntryProps } from './admin/comment-threads/CommentEntry.js';
export { CommentReply } from './admin/comment-threads/CommentReply.js';
export { CommentText, type CommentTextProps } from './admin/comment-threads/CommentText.js';
export { CommentThread, type CommentThreadProps } from './admin/comment-threads/CommentThread.js';
export { CommentThreadItem } from './admin/comment-threads/CommentThreadItem.js';
export { CommentThreadList } from './admin/comment-threads/CommentThreadList.js';
export { CommentThreads, type CommentThreadsProps } from './admin/comment-threads/CommentThreads.js';
export { CommentThreadsFooter } from './admin/comment-threads/CommentThreadsFooter.js';
export { CommentThreadsRoot, type CommentThreadsRootProps } from './admin/comment-threads/CommentThreadsRoot.js';
export { CommentThreadsToolbar } from './admin/comment-threads/CommentThreadsToolbar.js';
export type { CommentDialog } from './admin/comment-threads/commentThreadsWidget.js';
export { LinkedCommentNotice } from './admin/comment-threads/LinkedCommentNotice.js';
export type { CommentFilter } from './admin/comment-threads/model/commentFilter.js';
export type { CommentSearch } from './admin/comment-threads/model/commentSearch.js';
export type { Mentionable } from './admin/comment-threads/model/mentionText.js';
export type { CommentActs, CommentEvents, NewComment } from './admin/comment-threads/model/useCommentActs.js';
export {
  type CommentComposerOptions,
  type CommentComposition,
  commentDraftKey,
  maxCommentLength,
  useCommentComposer,
} from './admin/comment-threads/model/useCommentComposer.js';
export type { CommentPeople } from './admin/comment-threads/model/useCommentPeople.js';
export {
  type CommentList,
  type CommentThreadsModel,
  type CommentThreadsOptions,
  useCommentThreads,
} from './admin/comment-threads/model/useCommentThreads.js';
export {
  type MentionField,
  type MentionFieldOptions,
  type MentionFieldProps,
  type MentionOptionProps,
  useMentionField,
} from './admin/comment-threads/model/useMentionField.js';
export { type MentionSearch, useMentionSearch } from './admin/comment-threads/model/useMentionSearch.js';
export { NewCommentThread } from './admin/comment-threads/NewCommentThread.js';
export { DashboardExportButton, type DashboardExportButtonProps } from './admin/dashboard-export/DashboardExportButton.js';
export { DashboardExportForm } from './admin/dashboard-export/DashboardExportForm.js';
export { DashboardExportPanel, type DashboardExportPanelProps } from './admin/dashboard-export/DashboardExportPanel.js';
export { DashboardExportRoot, type DashboardExportRootProps } from './admin/dashboard-export/DashboardExportRoot.js';
export { DashboardExportStatus } from './admin/dashboard-export/DashboardExportStatus.js';
export { DashboardExportTrigger } from './admin/dashboard-export/DashboardExportTrigger.js';
export type { DashboardExportWidgetOptions } from './admin/dashboard-export/dashboardExportWidget.js';
export type { DashboardView, ViewLine } from './admin/dashboard-export/model/describeView.js';
export {
  type DashboardExportEvents,
  type DashboardExportModel,
  type DashboardExportOptions,
  type ExportFormat,
  useDashboardExportJob,
} from './admin/dashboard-export/model/useDashboardExportJob.js';
export { AddVariable, type AddVariableProps } from './admin/environment-variables-editor/AddVariable.js';
export {
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
} from './admin/environment-variables-editor/EnvironmentVariablesEditor.js';
export {
  EnvironmentVariablesEditorRoot,
  type EnvironmentVariablesEditorRootProps,
} from './admin/environment-variables-editor/EnvironmentVariablesEditorRoot.js';
export type { VariablesDialog } from './admin/environment-variables-editor/environmentVariablesWidget.js';
export type { VariableSort } from './admin/environment-variables-editor/model/arrangeVariables.js';
export {
  type EnvText,
  type EnvTextProblem,
  type EnvTextVariable,
  parseEnvText,
} from './admin/environment-variables-editor/model/parseEnvText.js';
export {
  type EnvironmentVariablesEditorModel,
  type EnvironmentVariablesEditorOptions,
  useEnvironmentVariablesEditor,
} from './admin/environment-variables-editor/model/useEnvironmentVariablesEditor.js';
export {
  useVariableDrafts,
  type VariableDraftActs,
  type VariableDrafts,
} from './admin/environment-variables-editor/model/useVariableDrafts.js';
export type {
  SaveOutcome,
  VariableNames,
  VariableReview,
  VariableReviewActs,
  VariablesEditorEvents,
} from './admin/environment-variables-editor/model/useVariableReview.js';
export type { PlannedChange, VariableRow } from './admin/environment-variables-editor/model/variableDraft.js';
export { PasteVariables, type PasteVariablesProps } from './admin/environment-variables-editor/PasteVariables.js';
export { UnsavedVariablesBar } from './admin/environment-variables-editor/UnsavedVariablesBar.js';
export { VariablesRows, type VariablesRowsProps } from './admin/environment-variables-editor/VariablesRows.js';
export { VariablesToolbar } from './admin/environment-variables-editor/VariablesToolbar.js';
export { VariableTable, type VariableTableProps } from './admin/environment-variables-editor/VariableTable.js';
export { JobDetails, type JobDetailsProps } from './admin/job-tray/JobDetails.js';
export { JobTray, type JobTrayProps } from './admin/job-tray/JobTray.js';
export { JobTrayItem, type JobTrayItemProps } from './admin/job-tray/JobTrayItem.js';
export { JobTrayList } from './admin/job-tray/JobTrayList.js';
export { JobTrayPanel, type JobTrayPanelProps } from './admin/job-tray/JobTrayPanel.js';
export { JobTrayRoot, type JobTrayRootProps } from './admin/job-tray/JobTrayRoot.js';
export { JobTrayTrigger } from './admin/job-tray/JobTrayTrigger.js';
export type { JobTrayWidgetOptions } from './admin/job-tray/jobTrayWidget.js';
export { MetricViewPreviewResult, type MetricViewPreviewResultProps } from './admin/job-tray/MetricViewPreviewResult.js';
export { type JobTrayEvents, type JobTrayModel, type JobTrayOptions, type TrayJob, useJobTray } from './admin/job-tray/model/useJobTray.js';
export { TransformSyncDetails, type TransformSyncDetailsProps } from './admin/job-tray/TransformSyncDetails.js';
export { ActDialog, type ActDialogProps } from './admin/kit/ActDialog.js';
export { BulkResult, type BulkResultProps } from './admin/kit/bulk/BulkResult.js';
export {
  createWidget,
  type DialogOfProps,
  listOptionKeys,
  type OpenProps,
  type OptionKeys,
  type Widget,
  type WidgetDefinition,
  type WidgetProps,
  type WidgetState,
} from './admin/kit/createWidget.js';
export { DialogStep, type DialogStepProps } from './admin/kit/dialog/DialogStep.js';
export type { ActOutcome, Veto, WidgetErrorEvents, WidgetErrorSource } from './admin/kit/events/WidgetEvents.js';
export { type FilterOption, type FilterPartProps, FilterSelect, type FilterSelectProps } from './admin/kit/FilterSelect.js';
export { FolderPath, type FolderPathProps } from './admin/kit/FolderPath.js';
export { JobElapsed, type JobElapsedProps, JobExpiry, type JobExpiryProps } from './admin/kit/jobs/JobClock.js';
export { JobProgressBar, type JobProgressBarProps } from './admin/kit/jobs/JobProgressBar.js';
export { JobStatusLine, type JobStatusLineProps } from './admin/kit/jobs/JobStatusLine.js';
export type { LeaveGuard, LeaveState } from './admin/kit/leave-guard/createLeaveGuard.js';
export { useLeaveForm } from './admin/kit/leave-guard/useLeaveForm.js';
export { useGuardedChanges, useLeaveGuard, useLeaveState } from './admin/kit/leave-guard/useLeaveGuard.js';
export { BulkBar, type BulkBarProps } from './admin/kit/list/BulkBar.js';
export { ListFooter, type ListFooterProps } from './admin/kit/list/ListFooter.js';
export { ListStates, type ListStatesProps, ReadFailure, type ReadFailureProps } from './admin/kit/list/ListStates.js';
export type { TableShape } from './admin/kit/list/RowSkeleton.js';
export { Toolbar } from './admin/kit/list/Toolbar.js';
export { footerOf, isSearchable, rowsOf } from './admin/kit/listSlices.js';
export { NameDialog, type NameDialogProps } from './admin/kit/NameDialog.js';
export { OpenName, type OpenNameProps } from './admin/kit/OpenName.js';
export { type ListRowsProps, type ResourceColumn, ResourceTable, type ResourceTableProps } from './admin/kit/ResourceTable.js';
export { type Act, type ActOptions, useAct } from './admin/kit/useAct.js';
export { type ActForm, type ActFormOptions, type DoneToast, useActForm } from './admin/kit/useActForm.js';
export { type DialogOptions, type DialogState, useDialogState } from './admin/kit/useDialogState.js';
export { type Lock, useLock } from './admin/kit/useLock.js';
export { type UnfinishedTexts, useUnfinishedTexts } from './admin/kit/useUnfinishedTexts.js';
export { LogFooter } from './admin/log-viewer/LogFooter.js';
export { LogLines, type LogLinesProps } from './admin/log-viewer/LogLines.js';
export { LogOutput, type LogOutputProps } from './admin/log-viewer/LogOutput.js';
export { LogToolbar } from './admin/log-viewer/LogToolbar.js';
export { LogViewer, type LogViewerProps } from './admin/log-viewer/LogViewer.js';
export { LogViewerRoot, type LogViewerRootProps } from './admin/log-viewer/LogViewerRoot.js';
export { findMatches, type LogMatch } from './admin/log-viewer/model/findMatches.js';
export { type LogLine, readLogLines, textOfLines } from './admin/log-viewer/model/LogLine.js';
export type { LogLevel } from './admin/log-viewer/model/logLevel.js';
export { type AnsiColor, type AnsiSegment, type AnsiStyle, parseAnsi, stripAnsi } from './admin/log-viewer/model/parseAnsi.js';
export type { LogFollow } from './admin/log-viewer/model/useLogFollow.js';
export type { LogSearch } from './admin/log-viewer/model/useLogSearch.js';
export {
  type LogFilters,
  type LogViewerEvents,
  type LogViewerModel,
  type LogViewerOptions,
  useLogViewer,
} from './admin/log-viewer/model/useLogViewer.js';
export type { PromotionFailure, PromotionFailureReason, StaleCause } from './admin/promotion-dialog/model/flow/promotionFailure.js';
export type {
  Confirmed,
  PreviewChange,
  Previewed,
  PromotionChoice,
  PromotionState,
} from './admin/promotion-dialog/model/flow/promotionReducer.js';
export {
  type PromotionEvents,
  type PromotionPlan,
  usePromotionFlow,
  type WorkbookPromotionFlow,
} from './admin/promotion-dialog/model/flow/usePromotionFlow.js';
export type { ChosenDestination, PromotionDestinations } from './admin/promotion-dialog/model/usePromotionDestinations.js';
export {
  type PromotionDialogModel,
  type PromotionDialogOptions,
  usePromotionDialog,
} from './admin/promotion-dialog/model/usePromotionDialog.js';
export {
  type PromotionHistoryModel,
  type PromotionHistoryOptions,
  usePromotionHistory,
} from './admin/promotion-dialog/model/usePromotionHistory.js';
export {
  type PromotionProvenanceFacts,
  type PromotionProvenanceModel,
  type PromotionProvenanceOptions,
  usePromotionProvenance,
} from './admin/promotion-dialog/model/usePromotionProvenance.js';
export { PromotionActions, type PromotionActionsProps } from './admin/promotion-dialog/PromotionActions.js';
export { PromotionConfirmation } from './admin/promotion-dialog/PromotionConfirmation.js';
export { PromotionDestination } from './admin/promotion-dialog/PromotionDestination.js';
export { PromotionDialog, type PromotionDialogProps } from './admin/promotion-dialog/PromotionDialog.js';
export { PromotionDialogRoot, type PromotionDialogRootProps } from './admin/promotion-dialog/PromotionDialogRoot.js';
export { PromotionHistory, type PromotionHistoryProps } from './admin/promotion-dialog/PromotionHistory.js';
export { PromotionOutcome } from './admin/promotion-dialog/PromotionOutcome.js';
export { PromotionPopup, type PromotionPopupProps } from './admin/promotion-dialog/PromotionPopup.js';
export { PromotionPreview } from './admin/promotion-dialog/PromotionPreview.js';
export { PromotionProvenance, type PromotionProvenanceProps } from './admin/promotion-dialog/PromotionProvenance.js';
export { PromotionSteps } from './admin/promotion-dialog/PromotionSteps.js';
export { PromotionTrigger } from './admin/promotion-dialog/PromotionTrigger.js';
export type { ReportDocument } from './admin/report-list/model/knownDocuments.js';
export type { ReportSort, ReportSortField } from './admin/report-list/model/reportSort.js';
export type { FolderChoice } from './admin/report-list/model/useFolderChoices.js';
export type { ReportListEvents } from './admin/report-list/model/useRenameReport.js';
export { type ReportDetails, useReportDetails } from './admin/report-list/model/useReportDetails.js';
export {
  type ReportFilters,
  type ReportListModel,
  type ReportListOptions,
  useReportList,
} from './admin/report-list/model/useReportList.js';
export { RenameReport, type RenameReportProps } from './admin/report-list/RenameReport.js';
export { ReportDocumentFilter } from './admin/report-list/ReportDocumentFilter.js';
export { ReportDrawer, type ReportDrawerProps } from './admin/report-list/ReportDrawer.js';
export { ReportFolderFilter } from './admin/report-list/ReportFolderFilter.js';
export { ReportList, type ReportListProps } from './admin/report-list/ReportList.js';
export { ReportListFooter } from './admin/report-list/ReportListFooter.js';
export { ReportListRoot, type ReportListRootProps } from './admin/report-list/ReportListRoot.js';
export { ReportListRows } from './admin/report-list/ReportListRows.js';
export { ReportListToolbar } from './admin/report-list/ReportListToolbar.js';
export { ReportOrder } from './admin/report-list/ReportOrder.js';
export { type ReportCellContext, reportColumns } from './admin/report-list/reportColumns.js';
export type { ReportListDialog, ReportListWidgetOptions } from './admin/report-list/reportListWidget.js';
export { ConnectPlacement, type ConnectPlacementProps } from './admin/report-placement-list/ConnectPlacement.js';
export type { PlacementFilters, PlacementParams, PlacementSort } from './admin/report-placement-list/model/arrangeRows.js';
export type { PlacementRow } from './admin/report-placement-list/model/PlacementRow.js';
export type { PlacementActs, PlacementEvents, ReportConnection } from './admin/report-placement-list/model/usePlacementActs.js';
export type { PlacementSource } from './admin/report-placement-list/model/usePlacementRows.js';
export {
  placementLimits,
  type ReportPlacementListModel,
  type ReportPlacementListOptions,
  useReportPlacementList,
} from './admin/report-placement-list/model/useReportPlacementList.js';
export { PlacementTable, type PlacementTableProps } from './admin/report-placement-list/PlacementTable.js';
export { type PlacementCellContext, placementColumns } from './admin/report-placement-list/placementColumns.js';
export type { PlacementHost } from './admin/report-placement-list/placementHosts.js';
export { ReportPlacementFooter } from './admin/report-placement-list/ReportPlacementFooter.js';
export { ReportPlacementList, type ReportPlacementListProps } from './admin/report-placement-list/ReportPlacementList.js';
export { ReportPlacementListRoot, type ReportPlacementListRootProps } from './admin/report-placement-list/ReportPlacementListRoot.js';
export { ReportPlacementRows } from './admin/report-placement-list/ReportPlacementRows.js';
export { ReportPlacementToolbar } from './admin/report-placement-list/ReportPlacementToolbar.js';
export type {
  ReportPlacementListDialog,
  ReportPlacementListWidgetOptions,
} from './admin/report-placement-list/reportPlacementListWidget.js';
export { SyncBadge, type SyncBadgeProps } from './admin/report-placement-list/SyncBadge.js';
export { AddUser, type AddUserProps } from './admin/user-management/AddUser.js';
export type { AccountState, KnownAccount } from './admin/user-management/model/accountLedger.js';
export type { AttributeDraft } from './admin/user-management/model/attributeDraft.js';
export type {
  GroupChange,
  UserChange,
  UserInputWithoutPassword,
  UserManagementEvents,
} from './admin/user-management/model/UserManagementEvents.js';
export type { DraftPart } from './admin/user-management/model/userDraft.js';
export type { UserActs } from './admin/user-management/model/useUserActs.js';
export type { UserBulk } from './admin/user-management/model/useUserBulk.js';
export {
  type AttributeField,
  type SaveReport,
  type UserDetails,
  type UserDetailsOptions,
  useUserDetails,
} from './admin/user-management/model/useUserDetails.js';
export type { GroupsOfUser } from './admin/user-management/model/useUserGroupsOf.js';
export {
  nameOfUser,
  type UserManagementModel,
  type UserManagementOptions,
  useUserManagement,
} from './admin/user-management/model/useUserManagement.js';
export type { UserValues } from './admin/user-management/model/useUserValues.js';
export { UserBulkBar } from './admin/user-management/UserBulkBar.js';
export { UserBulkResult } from './admin/user-management/UserBulkResult.js';
export { UserDrawer, type UserDrawerProps } from './admin/user-management/UserDrawer.js';
export { UserManagement, type UserManagementProps } from './admin/user-management/UserManagement.js';
export { UserManagementFooter } from './admin/user-management/UserManagementFooter.js';
export { UserManagementRoot, type UserManagementRootProps } from './admin/user-management/UserManagementRoot.js';
export { UserManagementToolbar } from './admin/user-management/UserManagementToolbar.js';
export { UserName, type UserNameProps } from './admin/user-management/UserName.js';
export { UserRows } from './admin/user-management/UserRows.js';
export { type UserCellContext, userColumns, userColumnsWithState } from './admin/user-management/userColumns.js';
export type { UserManagementDialog, UserManagementWidgetOptions } from './admin/user-management/userManagementWidget.js';
export { type FolderNode, type FolderNodeId, type MoveObstacle, moveObstacle } from './admin/workspace-explorer/model/folderNodes.js';
export { type FolderContents, useFolderContents } from './admin/workspace-explorer/model/useFolderContents.js';
export { type FolderTree, type FolderTreeOptions, useFolderTree } from './admin/workspace-explorer/model/useFolderTree.js';
export type { WorkspaceActs } from './admin/workspace-explorer/model/useWorkspaceActs.js';
export type { WorkspaceBulk, WorkspaceReport, WorkspaceRun } from './admin/workspace-explorer/model/useWorkspaceBulk.js';
export {
  useWorkspaceExplorer,
  type WorkspaceExplorerModel,
  type WorkspaceExplorerOptions,
  type WorkspaceFilters,
  type WorkspaceListParams,
} from './admin/workspace-explorer/model/useWorkspaceExplorer.js';
export type { WorkspaceEvents } from './admin/workspace-explorer/model/WorkspaceEvents.js';
export type { KindCounts } from './admin/workspace-explorer/model/workspaceItem.js';
export type { WorkspaceSort } from './admin/workspace-explorer/model/workspaceSort.js';
export { WorkspaceBulkResult } from './admin/workspace-explorer/WorkspaceBulkResult.js';
export { WorkspaceExplorer, type WorkspaceExplorerProps } from './admin/workspace-explorer/WorkspaceExplorer.js';
export { WorkspaceExplorerRoot, type WorkspaceExplorerRootProps } from './admin/workspace-explorer/WorkspaceExplorerRoot.js';
export { WorkspaceFolders } from './admin/workspace-explorer/WorkspaceFolders.js';
export { WorkspaceFooter } from './admin/workspace-explorer/WorkspaceFooter.js';
export { WorkspaceItems } from './admin/workspace-explorer/WorkspaceItems.js';
export { WorkspacePath } from './admin/workspace-explorer/WorkspacePath.js';
export { WorkspaceToolbar } from './admin/workspace-explorer/WorkspaceToolbar.js';
export { type WorkspaceCellContext, workspaceColumns } from './admin/workspace-explorer/workspaceColumns.js';
export type { WorkspaceExplorerDialog, WorkspaceExplorerWidgetOptions } from './admin/workspace-explorer/workspaceWidget.js';
export { type Chat, useChat } from './chat/hooks/useChat.js';
export { useChatActions } from './chat/hooks/useChatActions.js';
export { useChatSelector } from './chat/hooks/useChatSelector.js';
export { type UseChatOptions, useChatStore } from './chat/hooks/useChatStore.js';
export { type RecentThreadsOfPerson, useRecentThreads } from './chat/hooks/useRecentThreads.js';
export type { OnResult } from './chat/hooks/watchResults.js';
export { Markdown, type MarkdownProps } from './chat/markdown/Markdown.js';
export { MarkdownCode } from './chat/markdown/MarkdownCode.js';
export type { MarkdownPlugins } from './chat/markdown/plugins/MarkdownPlugins.js';
export { preloadMarkdownPlugins } from './chat/markdown/plugins/pluginRenderer.js';
export { type MarkdownBlock, useMarkdownBlock } from './chat/markdown/useMarkdownBlock.js';
export { Answer } from './chat/panel/Answer.js';
export { BranchBadge } from './chat/panel/BranchBadge.js';
export { ChatError } from './chat/panel/ChatError.js';
export { ChatPanel, type ChatPanelProps } from './chat/panel/ChatPanel.js';
export { ChatRoot, type ChatRootProps } from './chat/panel/ChatRoot.js';
export { Composer, type ComposerProps } from './chat/panel/Composer.js';
export { NewChatButton } from './chat/panel/NewChatButton.js';
export type { Feedback } from './chat/panel/PanelContext.js';
export { Question } from './chat/panel/Question.js';
export { ScrollToLatest } from './chat/panel/ScrollToLatest.js';
export { Starters, type StartersProps } from './chat/panel/Starters.js';
export { Steps, type StepsProps } from './chat/panel/Steps.js';
export { ThreadHeader } from './chat/panel/ThreadHeader.js';
export { ThreadMenu } from './chat/panel/ThreadMenu.js';
export { ToolCall, type ToolCallProps } from './chat/panel/ToolCall.js';
export { Turn } from './chat/panel/Turn.js';
export { TurnActions } from './chat/panel/TurnActions.js';
export { type TurnContextValue, useTurn } from './chat/panel/TurnContext.js';
export { TurnFeedback } from './chat/panel/TurnFeedback.js';
export { TurnList, type TurnListProps } from './chat/panel/TurnList.js';
export { TurnNotice } from './chat/panel/TurnNotice.js';
export { TurnResults } from './chat/panel/TurnResults.js';
export { Welcome } from './chat/panel/Welcome.js';
export { VegaChart, type VegaChartProps } from './chat/results/chart/VegaChart.js';
export { SqlResult, type SqlResultProps } from './chat/results/SqlResult.js';
export { ResultTable, type ResultTableProps } from './chat/results/table/ResultTable.js';
export type { ChatSnapshot, ChatStatus, ChatStore } from './chat/store/ChatStore.js';
export type { ChatMessage, Thread, Turn as TurnData, TurnState } from './chat/store/fold/Thread.js';
export type { RecentThread } from './chat/store/memory/recentThreads.js';
export type { BranchChoice, ChatBranch } from './chat/store/session/ChatBranch.js';
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
export type { KeyValueStorage } from './data/memory/identityRecord.js';
export { useDraft } from './data/memory/useDraft.js';
export { useCan } from './data/permissions/useCan.js';
export { useRestrictDataDownload } from './data/permissions/useRestrictDataDownload.js';
export { ParleyProvider, type ParleyProviderProps } from './data/provider/ParleyProvider.js';
export { ServiceProvider, type ServiceProviderProps } from './data/provider/ServiceProvider.js';
export { useServiceClient } from './data/provider/useServiceClient.js';
export { type QueryKind, type ResourcePath, resourceKey, resourcePrefix } from './data/queryKeys.js';
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
export {
  apiKeyQuery,
  apiKeysInfiniteQuery,
  apiKeysQuery,
  useApiKey,
  useApiKeys,
  useApiKeysInfinite,
  useCreateApiKey,
  useDeleteApiKey,
} from './data/resources/api-keys.js';
export { apiSpecQuery, useApiSpec } from './data/resources/api-spec.js';
export { appConfigQuery, appThemeQuery, useAppConfig, useAppTheme } from './data/resources/app-theme.js';
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
} from './data/resources/branches.js';
export { meQuery, useMe, useUpdateMySettings } from './data/resources/current-user.js';
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
} from './data/resources/dashboard-comments.js';
export {
  dashboardExportQuery,
  useDashboardExport,
  useDownloadDashboardExport,
  useStartDashboardExport,
} from './data/resources/dashboard-exports.js';
export { usePublishDashboard, useUpdateDashboardAiWidgetThread, useUpdateWorkbookDashboard } from './data/resources/dashboards.js';
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
} from './data/resources/data-model.js';
export {
  dataModelFileHashesQuery,
  useDataModelFileHashes,
  useFinishDataModelUpload,
  useStartDataModelUpload,
  useUploadDataModelFile,
} from './data/resources/data-model-uploads.js';
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
} from './data/resources/deployments.js';
export {
  embedAccessQuery,
  embedTenantWorkbooksInfiniteQuery,
  embedTenantWorkbooksQuery,
  useEmbedAccess,
  useEmbedTenantWorkbooks,
  useEmbedTenantWorkbooksInfinite,
  useUpdateEmbedAccess,
} from './data/resources/embed-access.js';
export {
  embedDashboardQuery,
  useEmbedDashboard,
  useRunDashboardPython,
  useUpdateDashboardEmbedding,
} from './data/resources/embed-dashboards.js';
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
} from './data/resources/embed-groups.js';
export { useGenerateEmbedSession, useRedeemEmbedSession, useRevokeEmbedSession } from './data/resources/embed-sessions.js';
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
} from './data/resources/embed-tenants.js';
export {
  allEnvVariablesQuery,
  envVariablesInfiniteQuery,
  envVariablesQuery,
  useAllEnvVariables,
  useEnvVariables,
  useEnvVariablesInfinite,
  useSetEnvVariables,
} from './data/resources/env-variables.js';
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
} from './data/resources/environments.js';
export {
  externalDocumentPlacementsInfiniteQuery,
  externalDocumentPlacementsQuery,
  useExternalDocumentPlacements,
  useExternalDocumentPlacementsInfinite,
} from './data/resources/external-documents.js';
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
} from './data/resources/folders.js';
export {
  metricViewIntegrationQuery,
  useMetricViewIntegration,
  useSaveMetricViewIntegration,
} from './data/resources/metric-view-integrations.js';
export {
  metricViewPreviewQuery,
  metricViewPreviewResultQuery,
  useCancelMetricViewPreview,
  useMetricViewPreview,
  useMetricViewPreviewResult,
  useStartMetricViewPreview,
} from './data/resources/metric-view-previews.js';
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
} from './data/resources/notifications.js';
export {
  oauthIntegrationQuery,
  oauthIntegrationsQuery,
  useCreateOAuthIntegration,
  useDeleteOAuthIntegration,
  useOAuthIntegration,
  useOAuthIntegrations,
  useUpdateOAuthIntegration,
} from './data/resources/oauth-integrations.js';
export {
  oidcTokenConfigQuery,
  oidcTokenConfigsQuery,
  useCreateOidcTokenConfig,
  useDeleteOidcTokenConfig,
  useOidcTokenConfig,
  useOidcTokenConfigs,
  useUpdateOidcTokenConfig,
} from './data/resources/oidc-token-configs.js';
export { regionsInfiniteQuery, regionsQuery, useRegions, useRegionsInfinite } from './data/resources/regions.js';
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
} from './data/resources/reports.js';
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
} from './data/resources/roles.js';
export {
  scimGroupQuery,
  scimGroupsQuery,
  useCreateScimGroup,
  useDeleteScimGroup,
  usePatchScimGroup,
  useReplaceScimGroup,
  useScimGroup,
  useScimGroups,
} from './data/resources/scim-groups.js';
export {
  scimUserQuery,
  scimUsersQuery,
  useCreateScimUser,
  useDeleteScimUser,
  usePatchScimUser,
  useReplaceScimUser,
  useScimUser,
  useScimUsers,
} from './data/resources/scim-users.js';
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
} from './data/resources/source-control.js';
export { tenantSettingsQuery, useTenantSettings, useUpdateTenantSettings } from './data/resources/tenant-settings.js';
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
} from './data/resources/transform-sync.js';
export { useCreateUsageAnalyticsToken } from './data/resources/usage-analytics.js';
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
} from './data/resources/user-attributes.js';
export { userGroupsInfiniteQuery, userGroupsQuery, useUserGroups, useUserGroupsInfinite } from './data/resources/user-groups.js';
export {
  useInitiateOAuthFlow,
  useRevokeUserOAuthToken,
  userOAuthTokenQuery,
  userOAuthTokensQuery,
  useUserOAuthToken,
  useUserOAuthTokens,
} from './data/resources/user-oauth-tokens.js';
export {
  useBulkUserAction,
  useCreateUser,
  useDeleteUser,
  usersInfiniteQuery,
  usersQuery,
  useUpdateUser,
  useUsers,
  useUsersInfinite,
} from './data/resources/users.js';
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
} from './data/resources/workbook-promotions.js';
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
} from './data/resources/workbooks.js';
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
} from './data/resources/workspace.js';
export { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from './data/useRead.js';
export { useResourceMutation, type WriteOptions } from './data/useResourceMutation.js';
export { type UsersById, type UsersByIdOptions, useUsersById } from './data/useUsersById.js';
export type { Formats } from './react/createFormats.js';
export { useAdminLabels } from './react/useAdminLabels.js';
export { useFormats } from './react/useFormats.js';
export { useLabels } from './react/useLabels.js';
export { Button, type ButtonProps } from './ui/button/Button.js';
export { IconButton, type IconButtonProps } from './ui/button/IconButton.js';
export type { Column, ColumnSort, RowSelection } from './ui/data-table/Column.js';
export { DataTable, type DataTableProps } from './ui/data-table/DataTable.js';
export { Dialog, DialogActions, DialogBody, type DialogProps } from './ui/dialog/Dialog.js';
export { Checkbox, type CheckboxProps } from './ui/fields/Checkbox.js';
export {
  type FieldSearch,
  type FieldSearchInputProps,
  SearchField,
  type SearchFieldProps,
} from './ui/fields/SearchField.js';
export { SelectField, type SelectFieldProps } from './ui/fields/SelectField.js';
export { TextField, type TextFieldProps } from './ui/fields/TextField.js';
export { TokenField, type TokenFieldProps } from './ui/fields/TokenField.js';
export { RowMenu, type RowMenuProps } from './ui/menu/RowMenu.js';
export { Popover, type PopoverProps } from './ui/popover/Popover.js';
export { TimeAgo, type TimeAgoProps } from './ui/time-ago/TimeAgo.js';
export { type ShowToast, type ToastDetails, type ToastText, useToast } from './ui/toasts/ToastContext.js';
export { Toasts } from './ui/toasts/Toasts.js';
export { type OutcomeToast, useOutcomeToast } from './ui/toasts/useOutcomeToast.js';
export { Tree, type TreeProps } from './ui/tree/Tree.js';
