import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { BranchActKind } from './branchRules.js';

/** What is being done to branches, and what stopped half way, by the name of the branch. */
export interface BranchWork {
  readonly running: ReadonlyMap<string, BranchActKind>;
  readonly troubles: ReadonlyMap<string, BranchTrouble>;
}

/** A failure that outlives its message, as somebody has to look into it. */
export interface BranchTrouble {
  readonly act: BranchActKind;
  /** `conflict` where the service refused to bring things together, `unknown` where it may have done what was asked. */
  readonly kind: 'conflict' | 'unknown';
  readonly error: ServiceError;
}

export type BranchWorkEvent =
  | { readonly kind: 'begun'; readonly branchName: string; readonly act: BranchActKind }
  | { readonly kind: 'done'; readonly branchName: string }
  | { readonly kind: 'failed'; readonly branchName: string; readonly trouble: BranchTrouble | undefined }
  | { readonly kind: 'dismissed'; readonly branchName: string };

export const noBranchWork: BranchWork = { running: new Map(), troubles: new Map() };

export function branchWorkReducer(work: BranchWork, event: BranchWorkEvent): BranchWork {
  const { running, troubles } = work;
  const { branchName } = event;
  switch (event.kind) {
    case 'begun':
      return { ...work, running: new Map(running).set(branchName, event.act) };
    case 'done':
      return { running: without(running, branchName), troubles: without(troubles, branchName) };
    case 'failed': {
      const { trouble } = event;
      return { running: without(running, branchName), troubles: trouble ? new Map(troubles).set(branchName, trouble) : troubles };
    }
    case 'dismissed':
      return { ...work, troubles: without(troubles, branchName) };
  }
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}
