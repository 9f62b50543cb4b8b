'use client';
import { BranchDetails } from './BranchDetails.js';
import { BranchList } from './BranchList.js';
import { BranchManagerRoot, type BranchManagerRootProps } from './BranchManagerRoot.js';
import { BranchToolbar } from './BranchToolbar.js';

export type BranchManagerProps = Omit<BranchManagerRootProps, 'children'>;

/** The branches of a deployment as a tree, beside the details and actions of the selected one. Renders a `<div>`. */
export function BranchManager(props: BranchManagerProps) {
  return (
    <BranchManagerRoot {...props}>
      <BranchToolbar />
      <div className="parley-branch-panes">
        <BranchList />
        <BranchDetails />
      </div>
    </BranchManagerRoot>
  );
}

BranchManager.Root = BranchManagerRoot;
BranchManager.Toolbar = BranchToolbar;
BranchManager.List = BranchList;
BranchManager.Details = BranchDetails;
