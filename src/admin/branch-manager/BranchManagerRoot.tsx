'use client';
import { type ReactNode, useState } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import type { WidgetProps } from '../kit/createWidget.js';
import { type BranchManagerDialog, branchManagerWidget } from './branchManagerWidget.js';
import { CommitDialog } from './CommitDialog.js';
import { CreateBranchDialog } from './CreateBranchDialog.js';
import { DeleteBranchDialog } from './DeleteBranchDialog.js';
import { MergeDialog } from './MergeDialog.js';
import type { BranchManagerOptions } from './model/useBranchManager.js';
import { StopDevModeDialog } from './StopDevModeDialog.js';

export interface BranchManagerRootProps extends WidgetProps<BranchManagerOptions, BranchManagerDialog> {}

/**
 * Provides the branches of one deployment to the parts inside it. Renders a `<div>` with the state of the list as
 * `data-state`.
 */
export function BranchManagerRoot({ children, ...props }: BranchManagerRootProps) {
  const { Root, DialogOf } = branchManagerWidget;
  return (
    <Root {...props}>
      {children}
      <DialogOf kind="create">{({ from }, open) => <CreateBranchDialog from={from} {...open} />}</DialogOf>
      <DialogOf kind="commit">
        {({ branchName }, open) => <OfBranch name={branchName}>{(branch) => <CommitDialog branch={branch} {...open} />}</OfBranch>}
      </DialogOf>
      <DialogOf kind="delete">
        {({ branchName }, open) => <OfBranch name={branchName}>{(branch) => <DeleteBranchDialog branch={branch} {...open} />}</OfBranch>}
      </DialogOf>
      <DialogOf kind="stop-dev-mode">
        {({ branchName }, open) => <OfBranch name={branchName}>{(branch) => <StopDevModeDialog branch={branch} {...open} />}</OfBranch>}
      </DialogOf>
      <DialogOf kind="merge">
        {({ branchName, target }, open) => (
          <OfBranch name={branchName}>{(branch) => <MergeDialog branch={branch} target={target} {...open} />}</OfBranch>
        )}
      </DialogOf>
    </Root>
  );
}

/** Renders content for a branch. If the branch no longer exists, uses its last known data. */
function OfBranch({ name, children }: { name: string; children: (branch: BranchResponse) => ReactNode }) {
  const branch = branchManagerWidget.use(({ model }) => model.branches.find((each) => each.name === name));
  const [kept, keep] = useState(branch);
  if (branch !== undefined && branch !== kept) keep(branch);
  const shown = branch ?? kept;
  return shown && children(shown);
}
