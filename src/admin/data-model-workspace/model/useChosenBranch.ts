'use client';
import { useControllable } from '../../../react/state/useControllable.js';
import { useBranchFacts } from '../../shared/branches/useBranchFacts.js';
import { readOnlyReason } from './readOnlyReason.js';

/** The branch whose files are shown: the chosen one, or that of dev mode, or the production branch. */
export function useChosenBranch({ deploymentId, branchName: given, defaultBranchName, onBranchNameChange }: BranchChoice) {
  const facts = useBranchFacts(deploymentId);
  const { devMode, defaultBranch, isDevModePending } = facts;
  const [chosen, selectBranch] = useControllable(given, defaultBranchName, (name) => name !== undefined && onBranchNameChange?.(name));
  const initial = devMode.kind === 'on' ? devMode.branchName : defaultBranch;
  // Until dev mode is known, nothing is shown, so that the files do not change a moment later.
  const branchName = chosen ?? (isDevModePending ? undefined : initial);
  const readOnly = isDevModePending ? undefined : readOnlyReason(branchName ?? '', facts);
  return {
    ...{ facts, branchName, readOnly, selectBranch },
    isEditable: !isDevModePending && branchName !== undefined && readOnly === undefined,
    isWorkedOn: devMode.kind === 'on' && devMode.branchName === branchName,
  };
}

interface BranchChoice {
  readonly deploymentId: number;
  readonly branchName?: string | undefined;
  readonly defaultBranchName?: string | undefined;
  readonly onBranchNameChange?: ((branchName: string) => void) | undefined;
}
