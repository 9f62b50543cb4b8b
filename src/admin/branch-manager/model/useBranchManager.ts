'use client';
import { useMemo } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useFormats } from '../../../react/useFormats.js';
import { useLatest } from '../../../react/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { BranchEvents } from './BranchEvents.js';
import { type BranchNode, childrenOf, filterForest, flattenForest, readForest } from './branchForest.js';
import { type BranchActKind, type BranchFacts, type BranchRefusal, isWorkedOn, refusalOf } from './branchRules.js';
import type { BranchTrouble } from './branchWork.js';
import { type BranchActs, ownBranch, useBranchActs } from './useBranchActs.js';
import { useBranchFacts } from './useBranchFacts.js';
import { type ChangedFiles, useChangedFiles } from './useChangedFiles.js';
import { type BranchValidation, useValidation } from './useValidation.js';

/** What is looked for among the branches, and which one is looked at. */
export interface BranchView {
  readonly search: string;
  /** By name; without one, or where it is gone, the branch that matters most. */
  readonly selectedBranch: string | undefined;
}

/** The branches of a deployment, and what can be done with them. Renders nothing. */
export interface BranchManagement extends BranchActs, Pick<BranchFacts, 'branches' | 'defaultBranch' | 'devMode' | 'canChange'> {
  readonly deploymentId: number;
  readonly state: ResourceListState;
  /** What is found, as trees. */
  readonly forest: readonly BranchNode[];
  /** The branch that is looked at. */
  readonly selected: BranchResponse | undefined;
  /** Where the dev mode is is being read. */
  readonly isDevModePending: boolean;
  /** What is not committed on the branch of dev mode. */
  readonly changed: ChangedFiles;
  /** Of the branch that is looked at. */
  readonly validation: BranchValidation;
  childrenOf(branch: BranchResponse): readonly BranchResponse[];
  /** Whether it is the branch of the caller's dev mode. */
  isWorkedOn(branch: BranchResponse): boolean;
  /** Whose dev mode is on it, as the service names them. */
  workersOf(branch: BranchResponse): readonly string[];
  /** Why an act is not to be offered; `undefined` where the service may decide. */
  refusalOf(act: BranchActKind, branch: BranchResponse): BranchRefusal | undefined;
  /** What is under way with a branch; without one, with the caller's personal branch or a new one. */
  runningOn(branch?: BranchResponse): BranchActKind | undefined;
  /** What stopped half way on a branch, until something works there or it is dismissed. */
  troubleOf(branch: BranchResponse): BranchTrouble | undefined;
  dismissTrouble(branchName: string): void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMoreError: ServiceError | undefined;
  loadMore(): void;
  readonly isRefetching: boolean;
  /** Why the last refresh failed; the branches before stay. */
  readonly refetchError: ServiceError | undefined;
  refetch(): void;
}

/** The logic of a branch manager: reads branches with whose dev mode is where, writes, and checks models. */
export function useBranchManager(deploymentId: number, view: BranchView, events: BranchEvents = {}): BranchManagement {
  const { list, branches, workersOf, isDevModePending, ...known } = useBranchFacts(deploymentId);
  const { defaultBranch, devMode, canChange } = known;
  const { locale } = useFormats();
  const latest = useLatest(events);
  const { acts, work, dismissTrouble } = useBranchActs(deploymentId, events);
  const forest = useMemo(() => readForest(branches, { defaultBranch, locale }), [branches, defaultBranch, locale]);
  const found = useMemo(() => filterForest(forest, view.search, locale), [forest, view.search, locale]);
  const changed = useChangedFiles(deploymentId, devMode.kind === 'on' ? devMode.branchName : undefined);
  const facts = { ...known, branches, changedFileCount: changed.files?.length };
  const asked = branches.find(({ name }) => name === view.selectedBranch);
  // Until it is known where dev mode is, nothing is shown that would be gone a moment later.
  const selected = asked ?? (isDevModePending ? undefined : firstToShow(flattenForest(forest), facts));
  const liveVersion = selected !== undefined && isWorkedOn(selected, facts) ? changed.version : undefined;
  const validation = useValidation(
    { deploymentId, branch: selected, liveVersion },
    {
      onValidated: (result) => latest.current.onValidated?.(result),
      onFailed: (error) => latest.current.onError?.(error, { widget: 'branch-manager', operation: 'validateDataModel' }),
    },
  );
  useReadErrorEvent(list.error, { widget: 'branch-manager', operation: 'listBranches' }, events);

  return {
    ...acts,
    deploymentId,
    state: readListState({
      itemCount: found.length,
      hasMore: list.hasNextPage && view.search === '',
      isFiltered: branches.length > 0,
      isPlaceholder: false,
      isPending: list.isPending,
      hasData: list.data !== undefined,
      error: list.error,
    }),
    branches,
    forest: found,
    selected,
    defaultBranch,
    devMode,
    isDevModePending,
    canChange,
    changed,
    validation,
    workersOf,
    childrenOf: (branch) => childrenOf(branches, branch),
    isWorkedOn: (branch) => isWorkedOn(branch, facts),
    refusalOf: (act, branch) => refusalOf(act, branch, facts),
    runningOn: (branch) => work.running.get(branch?.name ?? ownBranch),
    troubleOf: ({ name }) => work.troubles.get(name),
    dismissTrouble,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMoreError: list.isFetchNextPageError ? list.error : undefined,
    loadMore() {
      if (list.hasNextPage) void list.fetchNextPage({ cancelRefetch: false });
    },
    isRefetching: list.isRefetching,
    refetchError: list.isRefetchError ? list.error : undefined,
    refetch: () => void list.refetch(),
  };
}

/** The branch of dev mode, else the default branch, else the first. */
function firstToShow(
  branches: readonly BranchResponse[],
  { devMode, defaultBranch }: Pick<BranchFacts, 'devMode' | 'defaultBranch'>,
): BranchResponse | undefined {
  const find = (name: string | undefined) => branches.find((branch) => branch.name === name);
  return find(devMode.kind === 'on' ? devMode.branchName : undefined) ?? find(defaultBranch) ?? branches[0];
}
