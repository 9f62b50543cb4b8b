/** The branch of the data model that questions run on. */
export interface ChatBranch {
  /** The name of the branch in the data model. */
  readonly name: string;
  /** True for the deployment's default branch, usually production. The service refuses a name that does not match. */
  readonly isDefault: boolean;
}

/** The name of a development branch, or any branch with `isDefault` (default `false`). */
export type BranchChoice = string | { readonly name: string; readonly isDefault?: boolean | undefined };

/** Returns the branch of a choice; `undefined` for the default branch without a name. */
export function readBranch(choice: BranchChoice | undefined): ChatBranch | undefined {
  if (choice === undefined) return undefined;
  if (typeof choice === 'string') return { name: choice, isDefault: false };
  return { name: choice.name, isDefault: choice.isDefault === true };
}

export function isSameBranch(one: ChatBranch | undefined, other: ChatBranch | undefined): boolean {
  return one?.name === other?.name && one?.isDefault === other?.isDefault;
}
