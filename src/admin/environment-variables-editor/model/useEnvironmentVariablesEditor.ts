'use client';
import { useCallback, useMemo } from 'react';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import { useCan } from '../../../data/permissions/useCan.js';
import { arrangeItems, type ItemSort } from '../../../data/resource-list/arrangeItems.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useAllEnvVariables } from '../../../data/resources/env-variables.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import { useGuardedChanges, useLeaveGuard } from '../../kit/leave-guard/useLeaveGuard.js';
import { draftActions, useVariableDrafts, type VariableDraftActions, type VariableDrafts } from './useVariableDrafts.js';
import { useVariableReview, type VariableReview, type VariableReviewActions, type VariablesEditorEvents } from './useVariableReview.js';
import { type PlannedChange, planChanges, type VariableRow, variableRows } from './variableDraft.js';

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

/**
 * Headless hook behind `EnvironmentVariablesEditor`. The service sets variables by name and keeps the others, so only differences
 * are sent and nothing is ever removed (docs/contract/deployments.md#environment-variables).
 */
export function useEnvironmentVariablesEditor(options: EnvironmentVariablesEditorOptions): EnvironmentVariablesEditorModel {
  const { deploymentId } = options;
  const { data: saved, ...query } = useAllEnvVariables({ deploymentId });
  const { locale } = useFormats();
  const ownGuard = useLeaveGuard();
  const leaveGuard = options.leaveGuard ?? ownGuard;
  const ownDrafts = useVariableDrafts();
  const drafts = options.drafts ?? ownDrafts;
  const draft = drafts.of(deploymentId);
  const allCount = [...drafts.all.values()].reduce((count, { size }) => count + size, 0);
  const plan = useMemo(() => planChanges(saved ?? [], draft), [saved, draft]);
  const allRows = useMemo(() => variableRows(saved ?? [], draft), [saved, draft]);
  const review = useVariableReview({ deploymentId, refetch: query.refetch, drafts, plan }, options);
  // Leaving would also discard the changes of other deployments.
  useGuardedChanges(leaveGuard, allCount, drafts.clear);
  useReadErrorEvent(query.error, { widget: 'environment-variables-editor', operation: 'getEnvVariables' }, options);
  return {
    ...draftActions(drafts, deploymentId, saved ?? []),
    ...review,
    list: useLocalList<VariableRow, ItemSort, string>({
      ...options,
      read: { ...query, items: saved && allRows },
      idOf: ({ name }) => name,
      arrange: useCallback((rows: readonly VariableRow[], view: LocalView<ItemSort>) => arrangeVariables(rows, view, locale), [locale]),
      listKey: String(deploymentId),
    }),
    allRows,
    draftValueOf: (name) => draft.get(name)?.value,
    plan,
    unsavedCount: draft.size,
    unsavedElsewhereCount: allCount - draft.size,
    leaveGuard,
    isReadOnly: useIsReadOnly(deploymentId),
  };
}

/** Either permission is enough. */
function useIsReadOnly(deploymentId: number): boolean {
  const can = useCan();
  const subject = { resourceType: 'Deployment', id: deploymentId } as const;
  return (['DeploymentUpdate', 'DeploymentsManage'] as const).every((action) => can(action, subject).answer === 'refused');
}

/** Filters variables by name and sorts them; new ones come first. Does not search values, so that hidden ones cannot be guessed. */
export function arrangeVariables(
  rows: readonly VariableRow[],
  view: Pick<LocalView<ItemSort>, 'search' | 'sort'>,
  locale: string,
): readonly VariableRow[] {
  return arrangeItems(rows, view, { textsOf: ({ name }) => [name], sortKeys: { name: ({ name }) => name } }, locale);
}
