'use client';
import { useMemo } from 'react';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { useCanCall } from '../../../data/permissions/useCanCall.js';
import type { ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { useAllEnvVariables } from '../../../data/resources/env-variables.js';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import { useGuardedChanges, useLeaveGuard } from '../../kit/leave-guard/useLeaveGuard.js';
import type { RecordRead } from '../../kit/record-form/RecordDrawer.js';
import { draftActions, type VariableDraftActions, type VariableDrafts } from './useVariableDrafts.js';
import { useVariableReview, type VariableReview, type VariableReviewActions, type VariablesEditorEvents } from './useVariableReview.js';
import { type PlannedChange, planChanges, type VariableRow, variableRows } from './variableDraft.js';

/** The deployment, and the parts of the view and the draft that the host controls. */
export interface EnvironmentVariablesEditorOptions
  extends DeploymentAddress,
    VariablesEditorEvents,
    Pick<ListViewOptions<ItemSort, string>, 'search' | 'defaultSearch' | 'onSearchChange' | 'sort' | 'defaultSort' | 'onSortChange'> {
  /** A guard from `useLeaveGuard`, for a host that asks before navigating. Default: the editor's own. */
  readonly leaveGuard?: LeaveGuard | undefined;
  /** Drafts from `useVariableDrafts`, to keep unsaved changes while the editor is unmounted. Default: the editor's own. */
  readonly drafts?: VariableDrafts | undefined;
}

/** The options of the editor, once it has drafts. */
export interface VariablesOptions extends EnvironmentVariablesEditorOptions {
  readonly drafts: VariableDrafts;
}

/** The variables of a deployment and their unsaved changes. Renders nothing. */
export interface EnvironmentVariablesEditorModel extends VariableDraftActions, VariableReviewActions {
  /** The rows, with search and order. */
  readonly list: ItemList<VariableRow, ItemSort, string>;
  /** All rows, regardless of the search. */
  readonly allRows: readonly VariableRow[];
  /** Returns the value of a variable in the draft; `undefined` if none was typed. */
  draftValueOf(name: string): string | undefined;
  /** The changes that saving would make, compared with the variables read last. */
  readonly plan: readonly PlannedChange[];
  /** The number of unsaved changes in this deployment. */
  readonly unsavedCount: number;
  /** The number of unsaved changes in other deployments. They are kept. */
  readonly unsavedElsewhereCount: number;
  /** The review of changes before they are saved. */
  readonly review: VariableReview;
  /** Asks before changes are lost, including those of other deployments. */
  readonly leaveGuard: LeaveGuard;
  /** True if the user is known to lack permission to save. */
  readonly isReadOnly: boolean;
}

/** Reads the variables of a deployment, with the user's changes. */
export function useVariableRows({ deploymentId, drafts }: VariablesOptions): RecordRead<readonly VariableRow[]> {
  const { data: saved, error, isFetching, refetch } = useAllEnvVariables({ deploymentId });
  const draft = drafts.of(deploymentId);
  return { data: useMemo(() => saved && variableRows(saved, draft), [saved, draft]), error, isFetching, refetch };
}

/** Returns what the editor has in addition to its rows. */
export function useVariableExtras(options: VariablesOptions): Omit<EnvironmentVariablesEditorModel, 'list'> {
  const { deploymentId, drafts } = options;
  const { data: saved = noVariables, refetch } = useAllEnvVariables({ deploymentId });
  const { data: allRows = noRows } = useVariableRows(options);
  const ownGuard = useLeaveGuard();
  const leaveGuard = options.leaveGuard ?? ownGuard;
  const draft = drafts.of(deploymentId);
  const allCount = [...drafts.all.values()].reduce((count, { size }) => count + size, 0);
  const plan = useMemo(() => planChanges(saved, draft), [saved, draft]);
  // Leaving would also discard the changes of other deployments.
  useGuardedChanges(leaveGuard, allCount, drafts.clear);
  return {
    ...draftActions(drafts, deploymentId, saved),
    ...useVariableReview({ deploymentId, refetch, drafts, plan }, options),
    allRows,
    draftValueOf: (name) => draft.get(name)?.value,
    plan,
    unsavedCount: draft.size,
    unsavedElsewhereCount: allCount - draft.size,
    leaveGuard,
    isReadOnly: useCanCall()('setEnvVariables', deploymentId).answer === 'refused',
  };
}

const noVariables: readonly EnvVariableItem[] = [];
const noRows: readonly VariableRow[] = [];
