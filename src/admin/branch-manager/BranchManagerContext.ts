import { createContext, use } from 'react';
import type { BranchTask } from './BranchTask.js';
import type { BranchManagement } from './model/useBranchManager.js';

/** What the parts of one branch manager share. Given by `BranchManagerRoot`. */
export interface BranchManagerContextValue {
  readonly manager: BranchManagement;
  readonly search: string;
  setSearch(search: string): void;
  select(branchName: string): void;
  readonly collapsedBranches: readonly string[];
  setCollapsedBranches(branchNames: readonly string[]): void;
  readonly task: BranchTask;
  setTask(task: BranchTask): void;
  /** What was typed in dialogs, for their next opening. */
  readonly unfinished: ReadonlyMap<UnfinishedPlace, string>;
  setUnfinished(place: UnfinishedPlace, text: string): void;
}

/** The name of a new branch, or the message of what is done with a branch. */
export type UnfinishedPlace = 'new name' | `${'commit' | 'merge parent' | 'merge default'} ${string}`;

export const BranchManagerContext = createContext<BranchManagerContextValue | undefined>(undefined);

export function useBranchManagerContext(): BranchManagerContextValue {
  const context = use(BranchManagerContext);
  if (context === undefined) {
    throw new Error('Parts of the branch manager share one manager. Put them inside <BranchManagerRoot deploymentId={…}>.');
  }
  return context;
}
