'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { type ListSlots, listSlotKeys } from '../kit/list/ListSlots.js';
import { controlledKeys, createWidget, listOptionKeys } from '../kit/widget/createWidget.js';
import type { BranchLabels } from './labels/BranchLabels.js';
import { englishBranches } from './labels/en.js';
import { branchActions } from './model/branchActions.js';
import { type BranchManagerModel, type BranchManagerOptions, useBranchManager } from './model/useBranchManager.js';

/** The options of a branch manager, including what the host adds to it. */
export interface BranchManagerWidgetOptions extends BranchManagerOptions, ListSlots<BranchResponse> {}

/** The dialogs of a branch manager. */
export type BranchManagerDialog =
  | { readonly kind: 'create'; readonly from?: string | undefined }
  | { readonly kind: 'commit' | 'delete' | 'stop-dev-mode'; readonly branchName: string }
  | { readonly kind: 'merge'; readonly branchName: string; readonly target: 'parent' | 'default' };

export const branchManagerWidget = createWidget<BranchManagerWidgetOptions, BranchManagerModel, BranchManagerDialog>({
  name: 'branch-manager',
  root: 'BranchManagerRoot',
  options: {
    ...listOptionKeys,
    ...listSlotKeys,
    deploymentId: true,
    ...controlledKeys('selectedBranch'),
    ...controlledKeys('collapsedBranches'),
    ...actionEventKeys(branchActions),
    onValidated: true,
  },
  useModel: useBranchManager,
  stateOf: ({ list }) => list.state.status,
  // The search, selection and typed text belong to the previous deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the branch manager from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useBranchLabels = createLabelsHook<BranchLabels>('branches', englishBranches);
