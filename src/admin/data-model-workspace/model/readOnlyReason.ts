import type { DevMode } from '../../shared/branches/useBranchFacts.js';

/** The reason why the files of a branch cannot be changed. */
export type ReadOnlyReason =
  /** The user lacks permission. */
  | 'not-allowed'
  /** It is the production branch. */
  | 'production'
  /** The user's dev mode is on another branch. */
  | 'elsewhere'
  /** Dev mode is off. */
  | 'off';

export interface ReadOnlyFacts {
  readonly canChange: boolean;
  readonly defaultBranch: string | undefined;
  readonly devMode: DevMode;
}

/** Returns the reason why a branch is read-only; `undefined` if it is in dev mode, or if the service decides. */
export function readOnlyReason(branchName: string, { canChange, defaultBranch, devMode }: ReadOnlyFacts): ReadOnlyReason | undefined {
  if (!canChange) return 'not-allowed';
  if (devMode.kind === 'on' && devMode.branchName === branchName) return undefined;
  if (branchName === defaultBranch) return 'production';
  if (devMode.kind === 'unknown') return undefined;
  return devMode.kind === 'on' ? 'elsewhere' : 'off';
}
