'use client';
import { type RefObject, useRef, useState } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type {
  BranchResponse,
  CommitChangesRequest,
  CreateBranchRequest,
  DevBranchResponse,
  MergeResponse,
  PullResponse,
} from '../../../client/resources/branches.js';
import { isOutcomeOpen } from '../../../data/asServiceError.js';
import {
  useCommitChanges,
  useCreateBranch,
  useMergeIntoParentBranch,
  useMergeToDefaultBranch,
  usePullBranch,
  useRemoveBranch,
  useSetBranchStagingEnvironment,
  useStartDevMode,
  useStopDevMode,
} from '../../../data/resources/branches.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';
import { type ActionOptions, useAction } from '../../kit/useAction.js';
import type { BranchEvents, BranchMerge, BranchRemoval } from './BranchEvents.js';
import type { BranchActionKind } from './branchRules.js';

/**
 * The actions on branches. Each branch runs one action at a time, and nothing is retried automatically. Each promise
 * resolves to the outcome and never rejects.
 */
export interface BranchModelActions {
  /** Starts dev mode on a branch, or without one on the user's personal branch, which is created on first use. */
  startDevMode(branch?: BranchResponse): Promise<ActionOutcome<DevBranchResponse>>;
  /** Turns off the user's dev mode, which is on this branch. */
  stopDevMode(branch: BranchResponse): Promise<ActionOutcome<unknown>>;
  /** Creates a branch. With `activate`, dev mode moves there. */
  create(input: CreateBranchRequest): Promise<ActionOutcome<DevBranchResponse>>;
  /** Deletes a branch, and on request also in the repository. Branches created from it move to its parent. */
  remove(branch: BranchResponse, options: BranchRemoval): Promise<ActionOutcome<unknown>>;
  /** Turns the staging environment of a branch on or off, which keeps the branch running. */
  setStaging(branch: BranchResponse, isEnabled: boolean): Promise<ActionOutcome<unknown>>;
  /** Commits on the branch of the user's dev mode. */
  commit(branch: BranchResponse, input: CommitChangesRequest): Promise<ActionOutcome<unknown>>;
  /** Updates a branch from the repository. */
  pull(branch: BranchResponse): Promise<ActionOutcome<PullResponse>>;
  /** Merges a branch into its parent or the production branch. */
  merge(merge: BranchMerge): Promise<ActionOutcome<MergeResponse>>;
}

/** The running actions and unresolved failures of the branches. */
export interface BranchWork {
  /** Returns the action running on a branch; without a branch, the one on the personal branch or a new branch. */
  runningOn(branch?: BranchResponse): BranchActionKind | undefined;
  /** Returns a branch's unresolved failure. It is cleared when an action there succeeds or when it is dismissed. */
  problemOf(branch: BranchResponse): BranchProblem | undefined;
  /** Stops showing the failure of a branch. The service is not asked again. */
  dismissProblem(branchName: string): void;
}

export function useBranchActions(deploymentId: number, events: BranchEvents): BranchModelActions & BranchWork {
  const [problems, setProblems] = useState<BranchProblems>(noProblems);
  const held = useRef(new Set<string>());
  const scope = { events, held, onEnd: (ended: EndedAction) => setProblems((before) => problemsAfter(before, ended)) };

  const { mutateAsync: start } = useStartDevMode();
  const startDevMode = useBranchAction(scope, 'start-dev-mode', (branch?: BranchResponse) => branch?.name ?? ownBranch, {
    operation: 'startDevMode',
    before: (branch) => events.onBeforeDevModeStart?.(branch?.name),
    call: (branch) => start({ deploymentId, ...(branch !== undefined && { branchName: branch.name }) }),
    done: (response: DevBranchResponse, _branch) => events.onDevModeStarted?.(response),
  });
  const { mutateAsync: stop } = useStopDevMode();
  const stopDevMode = useBranchAction(scope, 'stop-dev-mode', (branch: BranchResponse) => branch.name, {
    operation: 'stopDevMode',
    before: (branch) => events.onBeforeDevModeStop?.(branch),
    call: (_branch) => stop({ deploymentId }),
    done: (_, branch) => events.onDevModeStopped?.(branch),
  });
  const { mutateAsync: createBranch } = useCreateBranch();
  const create = useBranchAction(scope, 'create', (_: CreateBranchRequest) => ownBranch, {
    operation: 'createBranch',
    before: (input) => events.onBeforeCreate?.(input),
    call: (input) => createBranch({ deploymentId, ...input }),
    done: (response: DevBranchResponse, input) => events.onCreated?.(response, input),
  });
  const { mutateAsync: removeBranch } = useRemoveBranch();
  const remove = useBranchAction(scope, 'delete', (branch: BranchResponse, _: BranchRemoval) => branch.name, {
    operation: 'removeBranch',
    before: (branch, options) => events.onBeforeDelete?.(branch, options),
    call: (branch, options) => removeBranch({ deploymentId, branchName: branch.name, ...options }),
    done: (_, branch, options) => events.onDeleted?.(branch, options),
  });
  const { mutateAsync: setStagingEnvironment } = useSetBranchStagingEnvironment();
  const setStaging = useBranchAction(scope, 'staging', (branch: BranchResponse, _: boolean) => branch.name, {
    operation: 'setBranchStagingEnvironment',
    before: (branch, enabled) => events.onBeforeStagingChange?.(branch, enabled),
    call: (branch, enabled) => setStagingEnvironment({ deploymentId, branchName: branch.name, enabled }),
    done: ({ data }) => events.onStagingChanged?.(data),
  });
  const { mutateAsync: commitChanges } = useCommitChanges();
  const commit = useBranchAction(scope, 'commit', (branch: BranchResponse, _: CommitChangesRequest) => branch.name, {
    operation: 'commitChanges',
    before: (branch, input) => events.onBeforeCommit?.(branch, input),
    call: (_, input) => commitChanges({ deploymentId, ...input }),
    done: (_, branch, input) => events.onCommitted?.(branch, input),
  });
  const { mutateAsync: pullBranch } = usePullBranch();
  const pull = useBranchAction(scope, 'pull', (branch: BranchResponse) => branch.name, {
    operation: 'pull',
    before: (branch) => events.onBeforePull?.(branch),
    call: (branch) => pullBranch({ deploymentId, branchName: branch.name }),
    done: (response: PullResponse, branch) => events.onPulled?.(response, branch),
  });
  const merging = {
    before: (merge: BranchMerge) => events.onBeforeMerge?.(merge),
    done: (response: MergeResponse, merge: BranchMerge) => events.onMerged?.(response, merge),
  };
  const { mutateAsync: mergeIntoParent } = useMergeIntoParentBranch();
  const mergeToParent = useBranchAction(scope, 'merge', ({ branch }: BranchMerge) => branch.name, {
    ...merging,
    operation: 'mergeIntoParentBranch',
    call: ({ branch, message, squashesCommits, deletesBranch, switchesToParent }) => {
      const options = { squashCommits: squashesCommits, deleteBranch: deletesBranch, switchToParentBranch: switchesToParent };
      return mergeIntoParent({ deploymentId, branchName: branch.name, ...(message !== '' && { message }), ...options });
    },
  });
  const { mutateAsync: mergeIntoDefault } = useMergeToDefaultBranch();
  const mergeToDefault = useBranchAction(scope, 'merge-to-default', ({ branch }: BranchMerge) => branch.name, {
    ...merging,
    operation: 'mergeToDefaultBranch',
    call: ({ branch, message, deletesBranch }) =>
      mergeIntoDefault({ deploymentId, branchName: branch.name, message, removeBranchAfterMerge: deletesBranch }),
  });

  const all = [startDevMode, stopDevMode, create, remove, setStaging, commit, pull, mergeToParent, mergeToDefault];
  return {
    startDevMode: startDevMode.run,
    stopDevMode: stopDevMode.run,
    create: create.run,
    remove: remove.run,
    setStaging: setStaging.run,
    commit: commit.run,
    pull: pull.run,
    merge: (merge) => (merge.target === 'parent' ? mergeToParent : mergeToDefault).run(merge),
    runningOn: (branch) => all.find(({ isBusy }) => isBusy(branch?.name ?? ownBranch))?.kind,
    problemOf: ({ name }) => problems.get(name),
    dismissProblem: (branchName) => setProblems((before) => withoutProblem(before, branchName)),
  };
}

/**
 * Runs one action on one branch. A second call for the same branch does nothing while the first is running or waiting for
 * the host.
 */
function useBranchAction<Args extends readonly unknown[], Result>(
  { events, held, onEnd }: BranchActionScope,
  kind: BranchActionKind,
  branchNameOf: (...args: Args) => string,
  options: ActionOptions<Args, Result>,
) {
  const action = useAction<Args, Result, 'branch-manager'>('branch-manager', events, { ...options, itemOf: branchNameOf });
  return {
    kind,
    isBusy: action.isBusy,
    async run(...args: Args): Promise<ActionOutcome<Result>> {
      const branchName = branchNameOf(...args);
      if (held.current.has(branchName)) return { kind: 'vetoed' };
      held.current.add(branchName);
      const outcome = await action(...args);
      held.current.delete(branchName);
      onEnd({ branchName, action: kind, outcome });
      return outcome;
    },
  };
}

interface BranchActionScope {
  readonly events: BranchEvents;
  /** The branches with a running action. */
  readonly held: RefObject<Set<string>>;
  readonly onEnd: (ended: EndedAction) => void;
}

/** The key for a branch that does not exist yet. */
const ownBranch = '';
const noProblems: BranchProblems = new Map();

/** A failure shown with its branch until someone attends to it. */
export interface BranchProblem {
  /** The action that failed. */
  readonly action: BranchActionKind;
  /** `conflict` if the service refused to combine changes; `unknown` if the action may have succeeded. */
  readonly kind: 'conflict' | 'unknown';
  /** The error of the request. */
  readonly error: ServiceError;
}

/** Problems by the name of their branch. */
type BranchProblems = ReadonlyMap<string, BranchProblem>;

/** The problems after an action: success clears the branch's own, and a failure that needs attention replaces it. */
export function problemsAfter(problems: BranchProblems, { branchName, action, outcome }: EndedAction): BranchProblems {
  if (outcome.kind === 'done') return withoutProblem(problems, branchName);
  const problem = outcome.kind === 'failed' ? problemOf(action, outcome.error) : undefined;
  return problem === undefined ? problems : new Map(problems).set(branchName, problem);
}

export function withoutProblem(problems: BranchProblems, branchName: string): BranchProblems {
  return problems.has(branchName) ? new Map([...problems].filter(([name]) => name !== branchName)) : problems;
}

interface EndedAction {
  readonly branchName: string;
  readonly action: BranchActionKind;
  readonly outcome: ActionOutcome;
}

function problemOf(action: BranchActionKind, error: ServiceError): BranchProblem | undefined {
  if (action === 'create') return undefined;
  if (error.kind === 'conflict') return { action, kind: 'conflict', error };
  return isOutcomeOpen(error) ? { action, kind: 'unknown', error } : undefined;
}
