'use client';
import type { ReactNode } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { Panes } from '../kit/layout/layout.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { BranchDetails } from './BranchDetails.js';
import { CommitDialog, CreateBranchDialog, DeleteBranchDialog, MergeDialog, StopDevModeDialog } from './BranchDialogs.js';
import { BranchList } from './BranchList.js';
import { BranchToolbar } from './BranchToolbar.js';
import { type BranchManagerDialog, type BranchManagerWidgetOptions, branchManagerWidget } from './branchManagerWidget.js';

export type BranchManagerProps = Omit<BranchManagerRootProps, 'children'>;

/** The branches of a deployment as a tree, beside the details and actions of the selected one. Renders a `<div>`. */
export function BranchManager(props: BranchManagerProps) {
  return (
    <BranchManagerRoot {...props}>
      <BranchToolbar />
      <Panes>
        <BranchList />
        <BranchDetails />
      </Panes>
    </BranchManagerRoot>
  );
}

BranchManager.Root = BranchManagerRoot;
BranchManager.Toolbar = BranchToolbar;
BranchManager.List = BranchList;
BranchManager.Details = BranchDetails;

export interface BranchManagerRootProps extends WidgetProps<BranchManagerWidgetOptions, BranchManagerDialog> {}

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
  const branch = branchManagerWidget.useSelector(({ model }) => model.branches.find((each) => each.name === name));
  return (
    <OpenRecord item={branch} idOf={({ id }) => id}>
      {children}
    </OpenRecord>
  );
}
