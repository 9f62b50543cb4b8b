'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { isolate } from '../../ui/text/isolate.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import type { BranchRefusalLabels } from './labels/BranchLabels.js';
import type { BranchActKind, BranchRefusal } from './model/branchRules.js';
import { useBranchLabels } from './useBranchLabels.js';

/** Returns the reasons why some of these actions are disabled for a branch, each once. */
export function useRefusalWords(branch: BranchResponse, acts: readonly BranchActKind[]): readonly string[] {
  const { refusals: words } = useBranchLabels();
  const refusals = branchManagerWidget.use(({ model }) => [...new Set(acts.flatMap((act) => model.refusalOf(act, branch) ?? []))]);
  return refusals.map((refusal) => sentenceOf(refusal, branch, words));
}

function sentenceOf(refusal: BranchRefusal, { name, parentBranch }: BranchResponse, words: BranchRefusalLabels): string {
  switch (refusal) {
    case 'not-allowed':
      return words.notAllowed;
    case 'default-branch':
      return words.defaultBranch(isolate(name));
    case 'no-parent':
      return words.noParent;
    case 'parent-missing':
      return words.parentMissing(isolate(parentBranch ?? ''));
    case 'merge-forbidden':
      return words.mergeForbidden;
    case 'uncommitted':
      return words.uncommitted;
    case 'nothing-to-commit':
      return words.nothingToCommit;
    case 'not-in-dev-mode':
      return words.notInDevMode;
  }
}
