'use client';
import { useCallback, useMemo } from 'react';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { useBranchFacts } from '../../shared/branches/useBranchFacts.js';
import { type ChangedFiles, useChangedFiles } from '../../shared/branches/useChangedFiles.js';
import type { BranchEvents } from './branchActions.js';
import { type BranchNode, childrenOf, filterForest, flattenForest, readForest } from './branchForest.js';
import { type BranchActionKind, type BranchFacts, type BranchRefusal, isWorkedOn, refusalOf } from './branchRules.js';
import { type BranchModelActions, type BranchWork, useBranchActions } from './useBranchActions.js';
import { type BranchValidation, useValidation } from './useValidation.js';

/** The deployment, and the parts of the view that the host controls. */
export interface BranchManagerOptions
  extends DeploymentAddress,
    BranchEvents,
    Pick<ListViewOptions<object, string>, 'search' | 'defaultSearch' | 'onSearchChange'> {
  /** The name of the selected branch. Default: the branch of dev mode, otherwise the production branch. */
  readonly selectedBranch?: string | undefined;
  /** The name of the branch selected at first. */
  readonly defaultSelectedBranch?: string | undefined;
  /** Called with the name of the branch that is selected. */
  readonly onSelectedBranchChange?: ((branchName: string) => void) | undefined;
  /** The names of branches whose children are hidden. Default: none. */
  readonly collapsedBranches?: readonly string[] | undefined;
  /** The names of the branches collapsed at first. Default: none. */
  readonly defaultCollapsedBranches?: readonly string[] | undefined;
  /** Called with the names of all collapsed branches when they change. */
  readonly onCollapsedBranchesChange?: ((branchNames: readonly string[]) => void) | undefined;
}

/** The branches of a deployment and their actions. Renders nothing. */
export interface BranchManagerModel
  extends BranchModelActions,
    BranchWork,
    Pick<BranchFacts, 'branches' | 'defaultBranch' | 'devMode' | 'canChange'> {
  /** The matching branches, from top to bottom of their trees. */
  readonly list: ItemList<BranchResponse, object, string>;
  /** The matching branches as trees. */
  readonly forest: readonly BranchNode[];
  /** The branch whose details are shown. */
  readonly selected: BranchResponse | undefined;
  /** Selects a branch. */
  select(branchName: string): void;
  /** The names of the collapsed branches. */
  readonly collapsedBranches: readonly string[];
  /** Collapses exactly these branches. */
  setCollapsedBranches(branchNames: readonly string[]): void;
  /** True until the branch of dev mode is known. */
  readonly isDevModePending: boolean;
  /** The uncommitted files on the branch of dev mode. */
  readonly changed: ChangedFiles;
  /** The validation of the selected branch. */
  readonly validation: BranchValidation;
  /** Returns the direct children of a branch. */
  childrenOf(branch: BranchResponse): readonly BranchResponse[];
  /** True for the branch of the user's dev mode. */
  isWorkedOn(branch: BranchResponse): boolean;
  /** Returns the names of the users whose dev mode is on the branch, as the service gives them. */
  workersOf(branch: BranchResponse): readonly string[];
  /** Returns the reason why an action is unavailable; `undefined` if the service decides. */
  refusalOf(action: BranchActionKind, branch: BranchResponse): BranchRefusal | undefined;
}

/** Headless hook behind `BranchManager`: reads branches and dev modes, runs actions, and validates models. */
export function useBranchManager(options: BranchManagerOptions): BranchManagerModel {
  const { deploymentId } = options;
  const known = useBranchFacts(deploymentId);
  const { read, readError, branches, workersOf, isDevModePending, defaultBranch, devMode, canChange } = known;
  const { locale } = useFormats();
  const [selectedBranch, select] = useControllable(
    options.selectedBranch,
    options.defaultSelectedBranch,
    (name) => name !== undefined && options.onSelectedBranchChange?.(name),
  );
  const [collapsedBranches, setCollapsedBranches] = useControllable(
    options.collapsedBranches,
    options.defaultCollapsedBranches ?? none,
    options.onCollapsedBranchesChange,
  );
  const actions = useBranchActions(options);
  const forest = useMemo(() => readForest(branches, { defaultBranch, locale }), [branches, defaultBranch, locale]);
  const list = useLocalList<BranchResponse, object, string>({
    search: options.search,
    defaultSearch: options.defaultSearch,
    onSearchChange: options.onSearchChange,
    read,
    idOf: ({ name }) => name,
    arrange: useCallback(
      (_: readonly BranchResponse[], { search }: LocalView<object>) => flattenForest(filterForest(forest, search)),
      [forest],
    ),
    listKey: String(deploymentId),
  });
  const { applied } = list.search;
  const changed = useChangedFiles(deploymentId, devMode.kind === 'on' ? devMode.branchName : undefined);
  const facts = { ...known, changedFileCount: changed.files?.length };
  const asked = branches.find(({ name }) => name === selectedBranch);
  // Until dev mode is known, select nothing, so that the selection does not jump a moment later.
  const selected = asked ?? (isDevModePending ? undefined : initialBranch(flattenForest(forest), facts));
  const liveVersion = selected !== undefined && isWorkedOn(selected, facts) ? changed.version : undefined;
  const validation = useValidation({ deploymentId, branch: selected, liveVersion }, options);
  useReadErrorEvent(readError, { widget: 'branch-manager', operation: 'listBranches' }, options);

  return {
    ...actions,
    list,
    branches,
    forest: useMemo(() => filterForest(forest, applied), [forest, applied]),
    selected,
    select,
    collapsedBranches,
    setCollapsedBranches,
    defaultBranch,
    devMode,
    isDevModePending,
    canChange,
    changed,
    validation,
    workersOf,
    childrenOf: (branch) => childrenOf(branches, branch),
    isWorkedOn: (branch) => isWorkedOn(branch, facts),
    refusalOf: (action, branch) => refusalOf(action, branch, facts),
  };
}

/** Returns the branch of dev mode, otherwise the default branch, otherwise the first. */
function initialBranch(
  branches: readonly BranchResponse[],
  { devMode, defaultBranch }: Pick<BranchFacts, 'devMode' | 'defaultBranch'>,
): BranchResponse | undefined {
  const find = (name: string | undefined) => branches.find((branch) => branch.name === name);
  return find(devMode.kind === 'on' ? devMode.branchName : undefined) ?? find(defaultBranch) ?? branches[0];
}

const none: readonly never[] = [];
