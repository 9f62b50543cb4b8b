export { ActionDialog, type ActionDialogProps } from './ActionDialog.js';
export { type ActionDefinition, type ActionEvents, type ActionExtras, action, type RunningActions } from './actions/action.js';
export { type BulkRun, bulkAction, type RunningBulkActions } from './actions/bulkAction.js';
export { useActions } from './actions/useActions.js';
export { type ActionToast, type DoneToast, useActionToast } from './actions/useActionToast.js';
export { type BulkItems, useBulkActions } from './actions/useBulkActions.js';
export { BulkResult, type BulkResultProps } from './bulk/BulkResult.js';
export {
  controlledKeys,
  createWidget,
  type DialogOfProps,
  listOptionKeys,
  type OpenProps,
  type OptionKeys,
  type Widget,
  type WidgetDefinition,
  type WidgetProps,
  type WidgetState,
} from './createWidget.js';
export { DialogStep, type DialogStepProps } from './dialog/DialogStep.js';
export type { ActionOutcome, Veto, WidgetErrorEvents, WidgetErrorSource } from './events/WidgetEvents.js';
export { type FilterOption, type FilterPartProps, FilterSelect, type FilterSelectProps } from './FilterSelect.js';
export { FolderPath, type FolderPathProps } from './FolderPath.js';
export type { ProblemContext, RecordFieldsProps, RecordForm } from './form/RecordForm.js';
export { JobElapsed, type JobElapsedProps, JobExpiry, type JobExpiryProps } from './jobs/JobClock.js';
export { JobProgressBar, type JobProgressBarProps } from './jobs/JobProgressBar.js';
export { JobStatusLine, type JobStatusLineProps } from './jobs/JobStatusLine.js';
export { useJobLabels } from './jobs/useJobLabels.js';
export type { LeaveGuard, LeaveState } from './leave-guard/createLeaveGuard.js';
export { useLeaveForm } from './leave-guard/LeaveDialog.js';
export { useGuardedChanges, useLeaveGuard, useLeaveState } from './leave-guard/useLeaveGuard.js';
export { BulkBar, type BulkBarProps, BulkButton } from './list/BulkBar.js';
export { ListFooter, type ListFooterProps } from './list/ListFooter.js';
export { ListSearch, type ListSearchProps } from './list/ListSearch.js';
export { ListStates, type ListStatesProps, ReadFailure, type ReadFailureProps } from './list/ListStates.js';
export type { TableShape } from './list/RowSkeleton.js';
export { Toolbar } from './list/Toolbar.js';
export { footerOf, isSearchable, rowsOf } from './listSlices.js';
export { NameDialog, type NameDialogProps } from './NameDialog.js';
export { OpenName, type OpenNameProps } from './OpenName.js';
export { type ListRowsProps, ResourceTable, type ResourceTableProps } from './ResourceTable.js';
export { type AssembledWidget, createResourceWidget } from './resource/createResourceWidget.js';
export { OpenRecord, RecordDrawer } from './resource/RecordDrawer.js';
export type { DialogTypes, ListLabels, ResourceWidgetDefinition } from './resource/ResourceWidgetDefinition.js';
export { wholeList, wholeListSort } from './resource/wholeList.js';
export {
  type ChangeColumns,
  type ListSlots,
  listSlotKeys,
  type RowActionsProps,
  type TableSlots,
  tableSlotKeys,
} from './table/ListSlots.js';
export type { ResourceColumn } from './table/ResourceColumn.js';
export { RowItems, type RowItemsProps } from './table/RowItems.js';
export { type Action, type ActionOptions, useAction } from './useAction.js';
export { type ActionForm, type ActionFormOptions, useActionForm } from './useActionForm.js';
export { type DialogOptions, type DialogState, useDialogState } from './useDialogState.js';
export type { FormMemory } from './useFormInputs.js';
export { type Lock, useLock } from './useLock.js';
