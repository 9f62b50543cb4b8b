import type { BranchResponse } from '../../client/resources/branches.js';

/** What is asked or filled in at the moment, in a dialog. */
export type BranchTask =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly from?: string | undefined }
  | { readonly kind: 'commit' | 'delete' | 'stop-dev-mode'; readonly branchName: string }
  | { readonly kind: 'merge'; readonly branchName: string; readonly target: 'parent' | 'default' };

export const noTask: BranchTask = { kind: 'none' };

/** What the dialog of one branch is given. */
export interface BranchDialogProps {
  branch: BranchResponse;
  open: boolean;
  onClose: () => void;
}
