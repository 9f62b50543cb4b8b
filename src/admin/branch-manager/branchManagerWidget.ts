import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import { type UnfinishedTexts, useUnfinishedTexts } from '../kit/useUnfinishedTexts.js';
import { type BranchManagerModel, type BranchManagerOptions, useBranchManager } from './model/useBranchManager.js';

interface BranchManagerWidgetModel extends BranchManagerModel {
  readonly unfinished: UnfinishedTexts;
}

/** The dialogs of a branch manager. */
export type BranchManagerDialog =
  | { readonly kind: 'create'; readonly from?: string | undefined }
  | { readonly kind: 'commit' | 'delete' | 'stop-dev-mode'; readonly branchName: string }
  | { readonly kind: 'merge'; readonly branchName: string; readonly target: 'parent' | 'default' };

export const branchManagerWidget = createWidget<BranchManagerOptions, BranchManagerWidgetModel, BranchManagerDialog>({
  name: 'branch-manager',
  root: 'BranchManagerRoot',
  options: {
    ...listOptionKeys,
    deploymentId: true,
    selectedBranch: true,
    defaultSelectedBranch: true,
    onSelectedBranchChange: true,
    collapsedBranches: true,
    defaultCollapsedBranches: true,
    onCollapsedBranchesChange: true,
    onBeforeDevModeStart: true,
    onDevModeStarted: true,
    onBeforeDevModeStop: true,
    onDevModeStopped: true,
    onBeforeCreate: true,
    onCreated: true,
    onBeforeDelete: true,
    onDeleted: true,
    onBeforeStagingChange: true,
    onStagingChanged: true,
    onBeforeCommit: true,
    onCommitted: true,
    onBeforePull: true,
    onPulled: true,
    onBeforeMerge: true,
    onMerged: true,
    onValidated: true,
    onError: true,
  },
  useModel: (options) => ({ ...useBranchManager(options), unfinished: useUnfinishedTexts() }),
  stateOf: ({ list }) => list.state.status,
  // The search, selection and typed text belong to the previous deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});
