import type { BranchResponse } from '../../../client/resources/branches.js';
import type { DevMode } from '../../shared/branches/useBranchFacts.js';

/** An action on a branch. */
export type BranchActionKind =
  | 'start-dev-mode'
  | 'stop-dev-mode'
  | 'commit'
  | 'pull'
  | 'merge'
  | 'merge-to-default'
  | 'staging'
  | 'create'
  | 'delete';

/** The reason why an action is unavailable, as far as it is known without a request. */
export type BranchRefusal =
  /** The user lacks permission. */
  | 'not-allowed'
  /** It is the production branch. */
  | 'default-branch'
  | 'no-parent'
  /** The parent that the branch names does not exist. */
  | 'parent-missing'
  /** The deployment does not allow merging into its production branch. */
  | 'merge-forbidden'
  /** The branch has uncommitted changes. */
  | 'uncommitted'
  | 'nothing-to-commit'
  /** The action needs dev mode to be on this branch. */
  | 'not-in-dev-mode';

/** The facts that decide which actions are available for a branch. */
export interface BranchFacts {
  /** All branches of the deployment. */
  readonly branches: readonly BranchResponse[];
  /** `undefined` if unknown. */
  readonly defaultBranch: string | undefined;
  /** True if the deployment allows merging into the production branch. */
  readonly canMergeToDefault: boolean;
  /** True if the user may change the data model on branches. */
  readonly canChange: boolean;
  /** The branch of the user's dev mode, if there is one. */
  readonly devMode: DevMode;
  /** The number of uncommitted files on the branch of dev mode; `undefined` if unknown. */
  readonly changedFileCount: number | undefined;
}

/** Returns the reason why an action is unavailable for a branch; `undefined` if the service decides. */
export function refusalOf(action: BranchActionKind, branch: BranchResponse, facts: BranchFacts): BranchRefusal | undefined {
  if (!facts.canChange) return 'not-allowed';
  const isDefault = branch.name === facts.defaultBranch;
  switch (action) {
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

/** The problem with the name of a new branch. */
export type BranchNameProblem = 'missing' | 'unusable' | 'taken';

/** Checks a name by git's rules before it is sent. */
export function checkBranchName(text: string, taken: readonly string[]): BranchNameProblem | undefined {
  const name = text.trim();
  if (name === '') return 'missing';
  if (taken.includes(name)) return 'taken';
  return isUsable(name) ? undefined : 'unusable';
}

function isUsable(name: string): boolean {
  const isWrong = /^[-/]|(^|\/)\.|[\s\p{Cc}~^:?*[\\]|\.\.|\/\/|@\{|^@$|[/.]$|\.lock(\/|$)/u.test(name);
  return !isWrong && name.length <= maxLength;
}

const maxLength = 244;
