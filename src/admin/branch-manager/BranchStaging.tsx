'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { CheckField, type CheckFieldProps } from '../../ui/fields/CheckField.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { useBranchLabels } from './useBranchLabels.js';
import { useBranchTasks } from './useBranchTasks.js';

export interface BranchStagingProps extends Omit<CheckFieldProps, 'label' | 'hint' | 'checked' | 'onChange' | 'disabled'> {
  /** The branch whose staging environment is switched. */
  branch: BranchResponse;
}

/** The switch for a branch's staging environment. Renders a `<div>` around an `<input type="checkbox">`. */
export function BranchStaging({ branch, ...props }: BranchStagingProps) {
  const { staging: words } = useBranchLabels();
  const { setStaging } = useBranchTasks();
  const { running, isRefused } = branchManagerWidget.use(({ model }) => ({
    running: model.runningOn(branch),
    isRefused: model.refusalOf('staging', branch) !== undefined,
  }));
  const isEnabled = branch.isStagingEnvironmentEnabled === true;
  // Keeps showing the user's choice while the request runs.
  const isChecked = running === 'staging' ? !isEnabled : isEnabled;
  return (
    <CheckField
      label={words.label}
      hint={words.hint}
      checked={isChecked}
      disabled={isRefused}
      aria-busy={running === 'staging' || undefined}
      onChange={() => {
        if (running === undefined) void setStaging(branch, !isEnabled);
      }}
      {...props}
    />
  );
}
