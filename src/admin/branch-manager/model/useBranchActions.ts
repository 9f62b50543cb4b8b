'use client';
import { useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { BranchResponse, MergeResponse } from '../../../client/resources/branches.js';
import { isOutcomeOpen } from '../../../data/asServiceError.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';
import { type BranchEvents, type BranchMerge, branchActions } from './branchActions.js';
import type { BranchActionKind } from './branchRules.js';

/**
 * The actions on branches. Each branch runs one action at a time, and nothing is retried automatically. Each promise
 * resolves to the outcome and never rejects.
 */
export interface BranchModelActions extends Omit<RunningActions<typeof branchActions>, 'mergeIntoParent' | 'mergeIntoDefault'> {
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

export function useBranchActions(options: BranchEvents & { readonly deploymentId: number }): BranchModelActions & BranchWork {
  const [problems, setProblems] = useState<BranchProblems>(noProblems);
  const { mergeIntoParent, mergeIntoDefault, ...actions } = useOneAtATime(useActions('branch-manager', branchActions, options), (ended) =>
    setProblems((before) => problemsAfter(before, ended)),
  );
  const all = { ...actions, mergeIntoParent, mergeIntoDefault };
  return {
    ...actions,
    merge: (merge) => (merge.target === 'parent' ? mergeIntoParent : mergeIntoDefault)(merge),
    runningOn: (branch) => names.map((name) => all[name].isBusy(branch?.name ?? '') && kinds[name]).find((kind) => kind !== false),
    problemOf: ({ name }) => problems.get(name),
    dismissProblem: (branchName) => setProblems((before) => withoutProblem(before, branchName)),
  };
}

/**
 * Runs one action on one branch. A second call for the same branch does nothing while the first is running or waiting for
 * the host.
 */
function useOneAtATime(running: RunningActions<typeof branchActions>, onEnd: (ended: EndedAction) => void): typeof running {
  const [held] = useState(() => new Set<string>());
  const entries = names.map((name) => {
    // Each action is called with the arguments that it declares.
    const run = running[name] as (...args: never[]) => Promise<ActionOutcome>;
    const branchNameOf = branchActions[name].itemOf as (...args: never[]) => string;
    async function runAlone(...args: never[]): Promise<ActionOutcome> {
      const branchName = branchNameOf(...args);
      if (held.has(branchName)) return { kind: 'vetoed', isExplained: true };
      held.add(branchName);
      const outcome = await run(...args);
      held.delete(branchName);
      onEnd({ branchName, action: kinds[name], outcome });
      return outcome;
    }
    return [name, Object.assign(runAlone, { isBusy: running[name].isBusy, isAllowed: running[name].isAllowed })];
  });
  return Object.fromEntries(entries);
}

const kinds = {
  startDevMode: 'start-dev-mode',
  stopDevMode: 'stop-dev-mode',
  create: 'create',
  delete: 'delete',
  setStaging: 'staging',
  commit: 'commit',
  pull: 'pull',
  mergeIntoParent: 'merge',
  mergeIntoDefault: 'merge-to-default',
} as const satisfies Record<keyof typeof branchActions, BranchActionKind>;

// The keys of an object are the names of its members.
const names = Object.keys(kinds) as (keyof typeof kinds)[];

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
