'use client';
import { useReducer, useRef } from 'react';
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
import { useLatest } from '../../../react/useLatest.js';
import { type Act, attemptAct } from '../../kit/events/attemptAct.js';
import type { ActOutcome } from '../../kit/events/WidgetEvents.js';
import type { BranchEvents, BranchMerge, BranchRemoval } from './BranchEvents.js';
import type { BranchActKind } from './branchRules.js';
import { type BranchTrouble, type BranchWork, branchWorkReducer, noBranchWork } from './branchWork.js';

/** None is sent twice by itself; of one branch, one at a time. Each tells what came of it, and never rejects. */
export interface BranchActs {
  /** On a branch, or without one on the caller's personal branch, which is made when it is wanted for the first time. */
  startDevMode(branch?: BranchResponse): Promise<ActOutcome<DevBranchResponse>>;
  stopDevMode(branch: BranchResponse): Promise<ActOutcome<unknown>>;
  create(input: CreateBranchRequest): Promise<ActOutcome<DevBranchResponse>>;
  remove(branch: BranchResponse, options: BranchRemoval): Promise<ActOutcome<unknown>>;
  setStaging(branch: BranchResponse, isEnabled: boolean): Promise<ActOutcome<unknown>>;
  /** On the branch of the caller's dev mode. */
  commit(branch: BranchResponse, input: CommitChangesRequest): Promise<ActOutcome<unknown>>;
  pull(branch: BranchResponse): Promise<ActOutcome<PullResponse>>;
  merge(merge: BranchMerge): Promise<ActOutcome<MergeResponse>>;
}

/** What is done with no branch that is there yet is noted under this name. */
export const ownBranch = '';

export function useBranchActs(deploymentId: number, events: BranchEvents) {
  const [work, dispatch] = useReducer(branchWorkReducer, noBranchWork);
  const running = useRef(new Set<string>());
  const latest = useLatest(events);
  const writes = useBranchWrites();

  async function attempt<Result>({ kind, branchName, ...act }: BranchAct<Result>): Promise<ActOutcome<Result>> {
    // The first press is still asking the host.
    if (running.current.has(branchName)) return { kind: 'vetoed' };
    running.current.add(branchName);
    const outcome = await attemptAct({
      ...act,
      begin: () => dispatch({ kind: 'begun', branchName, act: kind }),
      done(result) {
        dispatch({ kind: 'done', branchName });
        act.done?.(result);
      },
      failed(error) {
        dispatch({ kind: 'failed', branchName, trouble: troubleOf(kind, error) });
        latest.current.onError?.(error, { widget: 'branch-manager', operation: act.operation });
      },
    });
    running.current.delete(branchName);
    return outcome;
  }

  const acts: BranchActs = {
    startDevMode: (branch) =>
      attempt({
        kind: 'start-dev-mode',
        branchName: branch?.name ?? ownBranch,
        operation: 'startDevMode',
        before: () => latest.current.onBeforeDevModeStart?.(branch?.name),
        write: () => writes.startDevMode({ deploymentId, ...(branch !== undefined && { branchName: branch.name }) }),
        done: (answer) => latest.current.onDevModeStarted?.(answer),
      }),
    stopDevMode: (branch) =>
      attempt({
        kind: 'stop-dev-mode',
        branchName: branch.name,
        operation: 'stopDevMode',
        before: () => latest.current.onBeforeDevModeStop?.(branch),
        write: () => writes.stopDevMode({ deploymentId }),
        done: () => latest.current.onDevModeStopped?.(branch),
      }),
    create: (input) =>
      attempt({
        kind: 'create',
        branchName: ownBranch,
        operation: 'createBranch',
        before: () => latest.current.onBeforeCreate?.(input),
        write: () => writes.create({ deploymentId, ...input }),
        done: (answer) => latest.current.onCreated?.(answer, input),
      }),
    remove: (branch, options) =>
      attempt({
        kind: 'delete',
        branchName: branch.name,
        operation: 'removeBranch',
        before: () => latest.current.onBeforeDelete?.(branch, options),
        write: () => writes.remove({ deploymentId, branchName: branch.name, ...options }),
        done: () => latest.current.onDeleted?.(branch, options),
      }),
    setStaging: (branch, enabled) =>
      attempt({
        kind: 'staging',
        branchName: branch.name,
        operation: 'setBranchStagingEnvironment',
        before: () => latest.current.onBeforeStagingChange?.(branch, enabled),
        write: () => writes.setStaging({ deploymentId, branchName: branch.name, enabled }),
        done: ({ data }) => latest.current.onStagingChanged?.(data),
      }),
    commit: (branch, input) =>
      attempt({
        kind: 'commit',
        branchName: branch.name,
        operation: 'commitChanges',
        before: () => latest.current.onBeforeCommit?.(branch, input),
        write: () => writes.commit({ deploymentId, ...input }),
        done: () => latest.current.onCommitted?.(branch, input),
      }),
    pull: (branch) =>
      attempt({
        kind: 'pull',
        branchName: branch.name,
        operation: 'pull',
        before: () => latest.current.onBeforePull?.(branch),
        write: () => writes.pull({ deploymentId, branchName: branch.name }),
        done: (answer) => latest.current.onPulled?.(answer, branch),
      }),
    merge: (merge) =>
      attempt({
        kind: merge.target === 'parent' ? 'merge' : 'merge-to-default',
        branchName: merge.branch.name,
        operation: merge.target === 'parent' ? 'mergeIntoParentBranch' : 'mergeToDefaultBranch',
        before: () => latest.current.onBeforeMerge?.(merge),
        write: () => (merge.target === 'parent' ? writes.mergeIntoParent(toParent(merge)) : writes.mergeToDefault(toDefault(merge))),
        done: (answer) => latest.current.onMerged?.(answer, merge),
      }),
  };
  return { acts, work, dismissTrouble: (branchName: string) => dispatch({ kind: 'dismissed', branchName }) } satisfies BranchActing;

  function toParent({ branch, message, squashesCommits, deletesBranch, switchesToParent }: BranchMerge) {
    const options = { squashCommits: squashesCommits, deleteBranch: deletesBranch, switchToParentBranch: switchesToParent };
    return { deploymentId, branchName: branch.name, ...(message !== '' && { message }), ...options };
  }

  function toDefault({ branch, message, deletesBranch }: BranchMerge) {
    return { deploymentId, branchName: branch.name, message, removeBranchAfterMerge: deletesBranch };
  }
}

interface BranchActing {
  readonly acts: BranchActs;
  readonly work: BranchWork;
  dismissTrouble(branchName: string): void;
}

interface BranchAct<Result> extends Omit<Act<Result>, 'begin' | 'failed'> {
  readonly kind: BranchActKind;
  readonly branchName: string;
}

function troubleOf(act: BranchActKind, error: BranchTrouble['error']): BranchTrouble | undefined {
  if (act === 'create') return undefined;
  if (error.kind === 'conflict') return { act, kind: 'conflict', error };
  return isOutcomeOpen(error) ? { act, kind: 'unknown', error } : undefined;
}

function useBranchWrites() {
  const { mutateAsync: startDevMode } = useStartDevMode();
  const { mutateAsync: stopDevMode } = useStopDevMode();
  const { mutateAsync: create } = useCreateBranch();
  const { mutateAsync: remove } = useRemoveBranch();
  const { mutateAsync: setStaging } = useSetBranchStagingEnvironment();
  const { mutateAsync: commit } = useCommitChanges();
  const { mutateAsync: pull } = usePullBranch();
  const { mutateAsync: mergeIntoParent } = useMergeIntoParentBranch();
  const { mutateAsync: mergeToDefault } = useMergeToDefaultBranch();
  return { startDevMode, stopDevMode, create, remove, setStaging, commit, pull, mergeIntoParent, mergeToDefault };
}
