'use client';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import { useCan } from '../../../data/permissions/useCan.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useFormats } from '../../../react/useFormats.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import { useGuardedChanges, useLeaveGuard } from '../../kit/leave-guard/useLeaveGuard.js';
import { arrangeVariables, type VariableView } from './arrangeVariables.js';
import { useAllEnvVariables } from './useAllEnvVariables.js';
import { useVariableDrafts, type VariableDraftActs, type VariableDrafts, variableDraftOf } from './useVariableDrafts.js';
import { useVariableReview, type VariableReview, type VariableReviewActs, type VariablesEditorEvents } from './useVariableReview.js';
import { type PlannedChange, planChanges, type VariableRow, variableRows } from './variableDraft.js';

/** The variables of a deployment with what is not saved yet. Renders nothing. */
export interface EnvironmentVariablesEditorState extends VariableDraftActs, VariableReviewActs {
  readonly state: ResourceListState;
  /** What is found, in its order. */
  readonly rows: readonly VariableRow[];
  /** Whatever is searched. */
  readonly allRows: readonly VariableRow[];
  /** Of a variable: what stands in the draft; `undefined` where nothing was typed for it. */
  draftValueOf(name: string): string | undefined;
  /** What saving would do, by what was read last. */
  readonly plan: readonly PlannedChange[];
  readonly unsavedCount: number;
  /** Changes of other deployments that are not saved either. They are kept. */
  readonly unsavedElsewhereCount: number;
  readonly review: VariableReview;
  /** Asks before changes are lost, those of other deployments included. */
  readonly guard: LeaveGuard;
  /** It is known that the caller may not save. */
  readonly isReadOnly: boolean;
  readonly isRefetching: boolean;
  /** Why the last refresh failed; what was read before stays. */
  readonly refetchError: ServiceError | undefined;
  refetch(): void;
}

export interface VariablesEditorOptions extends DeploymentAddress {
  readonly view?: VariableView | undefined;
  /** The host's own, to ask before it leaves; by default one of the editor. */
  readonly guard?: LeaveGuard | undefined;
  /** Of `useVariableDrafts`, to keep what is not saved while the editor is away; by default its own. */
  readonly drafts?: VariableDrafts | undefined;
}

/**
 * The logic of an editor of environment variables. The service sets by name and keeps what is left out, so only what differs is
 * sent, and nothing is ever removed (docs/contract/deployments.md#environment-variables).
 */
export function useEnvironmentVariablesEditor(
  { deploymentId, view = wholeView, guard, drafts }: VariablesEditorOptions,
  events: VariablesEditorEvents = {},
): EnvironmentVariablesEditorState {
  const query = useAllEnvVariables({ deploymentId });
  const { locale } = useFormats();
  const ownGuard = useLeaveGuard();
  const usedGuard = guard ?? ownGuard;
  const saved = query.data ?? [];
  const ownDrafts = useVariableDrafts();
  const usedDrafts = drafts ?? ownDrafts;
  const { draft, acts, forget } = variableDraftOf(usedDrafts, deploymentId, saved);
  const allCount = [...usedDrafts.all.values()].reduce((count, { size }) => count + size, 0);
  const plan = planChanges(saved, draft);
  const review = useVariableReview({ deploymentId, query, draft, plan, forget }, events);
  // Whoever leaves would lose those of other deployments too.
  useGuardedChanges(usedGuard, allCount, usedDrafts.clear);
  useReadErrorEvent(query.error, { widget: 'environment-variables-editor', operation: 'getEnvVariables' }, events);
  const allRows = variableRows(saved, draft);
  const rows = arrangeVariables(allRows, view, locale);
  return {
    ...acts,
    ...review,
    state: readListState({
      itemCount: rows.length,
      hasMore: false,
      isFiltered: allRows.length > 0,
      isPlaceholder: false,
      isPending: query.isPending,
      hasData: query.data !== undefined,
      error: query.error,
    }),
    rows,
    allRows,
    draftValueOf: (name) => draft.get(name)?.value,
    plan,
    unsavedCount: draft.size,
    unsavedElsewhereCount: allCount - draft.size,
    guard: usedGuard,
    isReadOnly: useIsReadOnly(deploymentId),
    isRefetching: query.isFetching,
    refetchError: (query.data === undefined ? undefined : query.error) ?? undefined,
    refetch: () => void query.refetch(),
  };
}

/** Either right is enough. */
function useIsReadOnly(deploymentId: number): boolean {
  const can = useCan();
  const subject = { resourceType: 'Deployment', id: deploymentId } as const;
  return (['DeploymentUpdate', 'DeploymentsManage'] as const).every((action) => can(action, subject).answer === 'refused');
}

const wholeView: VariableView = { search: '', sort: undefined };
