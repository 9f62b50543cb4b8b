import { createContext, use } from 'react';
import type { BranchManagement } from '../../hooks/branch-manager/useBranchManager.js';
import type { BranchTask } from './BranchTask.js';

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
  /** What was typed as the message of a commit, by branch; it outlives its dialog. */
  readonly messages: ReadonlyMap<string, string>;
  setMessage(branchName: string, message: string): void;
}

export const BranchManagerContext = createContext<BranchManagerContextValue | undefined>(undefined);

export function useBranchManagerContext(): BranchManagerContextValue {
  const context = use(BranchManagerContext);
  if (context === undefined) {
    throw new Error('Parts of the branch manager share one manager. Put them inside <BranchManagerRoot deploymentId={…}>.');
  }
  return context;
}
