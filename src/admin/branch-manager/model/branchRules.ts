import type { BranchResponse } from '../../../client/resources/branches.js';

/** What can be done with a branch. */
export type BranchActKind =
  | 'start-dev-mode'
  | 'stop-dev-mode'
  | 'commit'
  | 'pull'
  | 'merge'
  | 'merge-to-default'
  | 'staging'
  | 'create'
  | 'delete';

/** Why something cannot be done, as far as it is known before asking. */
export type BranchRefusal =
  /** The rights of the user do not cover it. */
  | 'not-allowed'
  /** It is the production branch. */
  | 'default-branch'
  | 'no-parent'
  /** The parent that it names is not there. */
  | 'parent-missing'
  /** The deployment does not allow merging into its production branch. */
  | 'merge-forbidden'
  /** Commit first. */
  | 'uncommitted'
  | 'nothing-to-commit'
  /** The act is of the branch of one's own dev mode. */
  | 'not-in-dev-mode';

/** Where the caller's dev mode is, as far as that could be read. */
export type DevMode = { readonly kind: 'unknown' | 'off' } | { readonly kind: 'on'; readonly branchName: string };

export interface BranchFacts {
  readonly branches: readonly BranchResponse[];
  /** `undefined` where it is not known. */
  readonly defaultBranch: string | undefined;
  readonly canMergeToDefault: boolean;
  readonly canChange: boolean;
  readonly devMode: DevMode;
  /** On the branch of dev mode; `undefined` where that is not known. */
  readonly changedFileCount: number | undefined;
}

/** Why an act is not to be offered for a branch; `undefined` where the service may decide. */
export function refusalOf(act: BranchActKind, branch: BranchResponse, facts: BranchFacts): BranchRefusal | undefined {
  if (!facts.canChange) return 'not-allowed';
  const isDefault = branch.name === facts.defaultBranch;
  switch (act) {
    case 'create':
    case 'pull':
      return undefined;
    case 'start-dev-mode':
    case 'staging':
    case 'delete':
      return isDefault ? 'default-branch' : undefined;
    case 'stop-dev-mode':
      return isWorkedOn(branch, facts) ? undefined : 'not-in-dev-mode';
    case 'commit':
      if (!isWorkedOn(branch, facts)) return 'not-in-dev-mode';
      return facts.changedFileCount === 0 ? 'nothing-to-commit' : undefined;
    case 'merge':
      if (isDefault) return 'default-branch';
      return parentRefusal(branch, facts) ?? refusalToMerge(branch, branch.parentBranch, facts);
    case 'merge-to-default':
      return isDefault ? 'default-branch' : refusalToMerge(branch, facts.defaultBranch, facts);
  }
}

export function isWorkedOn({ name }: Pick<BranchResponse, 'name'>, { devMode }: Pick<BranchFacts, 'devMode'>): boolean {
  return devMode.kind === 'on' && devMode.branchName === name;
}

function parentRefusal({ parentBranch }: BranchResponse, { branches }: BranchFacts): BranchRefusal | undefined {
  if (parentBranch == null) return 'no-parent';
  return branches.some(({ name }) => name === parentBranch) ? undefined : 'parent-missing';
}

function refusalToMerge(branch: BranchResponse, into: string | null | undefined, facts: BranchFacts): BranchRefusal | undefined {
  if (into === facts.defaultBranch && !facts.canMergeToDefault) return 'merge-forbidden';
  const hasUncommitted = isWorkedOn(branch, facts) && (facts.changedFileCount ?? 0) > 0;
  return hasUncommitted ? 'uncommitted' : undefined;
}
