import type { ServiceError } from '../../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../../data/asServiceError.js';
import type { ActOutcome } from '../../kit/events/WidgetEvents.js';
import type { BranchActKind } from './branchRules.js';

/** A failure shown with its branch until someone attends to it. */
export interface BranchTrouble {
  /** The action that failed. */
  readonly act: BranchActKind;
  /** `conflict` if the service refused to combine changes; `unknown` if the action may have succeeded. */
  readonly kind: 'conflict' | 'unknown';
  /** The error of the request. */
  readonly error: ServiceError;
}

/** Troubles by the name of their branch. */
export type BranchTroubles = ReadonlyMap<string, BranchTrouble>;

/** The troubles after an act: success clears the branch's own, and a failure that needs attention replaces it. */
export function troublesAfter(troubles: BranchTroubles, { branchName, act, outcome }: EndedAct): BranchTroubles {
  if (outcome.kind === 'done') return withoutTrouble(troubles, branchName);
  const trouble = outcome.kind === 'failed' ? troubleOf(act, outcome.error) : undefined;
  return trouble === undefined ? troubles : new Map(troubles).set(branchName, trouble);
}

export function withoutTrouble(troubles: BranchTroubles, branchName: string): BranchTroubles {
  return troubles.has(branchName) ? new Map([...troubles].filter(([name]) => name !== branchName)) : troubles;
}

interface EndedAct {
  readonly branchName: string;
  readonly act: BranchActKind;
  readonly outcome: ActOutcome;
}

function troubleOf(act: BranchActKind, error: ServiceError): BranchTrouble | undefined {
  if (act === 'create') return undefined;
  if (error.kind === 'conflict') return { act, kind: 'conflict', error };
  return isOutcomeOpen(error) ? { act, kind: 'unknown', error } : undefined;
}
