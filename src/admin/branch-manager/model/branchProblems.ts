import type { ServiceError } from '../../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../../data/asServiceError.js';
import type { ActOutcome } from '../../kit/events/WidgetEvents.js';
import type { BranchActKind } from './branchRules.js';

/** A failure shown with its branch until someone attends to it. */
export interface BranchProblem {
  /** The action that failed. */
  readonly act: BranchActKind;
  /** `conflict` if the service refused to combine changes; `unknown` if the action may have succeeded. */
  readonly kind: 'conflict' | 'unknown';
  /** The error of the request. */
  readonly error: ServiceError;
}

/** Problems by the name of their branch. */
export type BranchProblems = ReadonlyMap<string, BranchProblem>;

/** The problems after an act: success clears the branch's own, and a failure that needs attention replaces it. */
export function problemsAfter(problems: BranchProblems, { branchName, act, outcome }: EndedAct): BranchProblems {
  if (outcome.kind === 'done') return withoutProblem(problems, branchName);
  const problem = outcome.kind === 'failed' ? problemOf(act, outcome.error) : undefined;
  return problem === undefined ? problems : new Map(problems).set(branchName, problem);
}

export function withoutProblem(problems: BranchProblems, branchName: string): BranchProblems {
  return problems.has(branchName) ? new Map([...problems].filter(([name]) => name !== branchName)) : problems;
}

interface EndedAct {
  readonly branchName: string;
  readonly act: BranchActKind;
  readonly outcome: ActOutcome;
}

function problemOf(act: BranchActKind, error: ServiceError): BranchProblem | undefined {
  if (act === 'create') return undefined;
  if (error.kind === 'conflict') return { act, kind: 'conflict', error };
  return isOutcomeOpen(error) ? { act, kind: 'unknown', error } : undefined;
}
