'use client';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { CheckField, type CheckFieldProps } from '../../ui/fields/CheckField.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { useBranchTasks } from './useBranchTasks.js';

export interface BranchStagingProps extends Omit<CheckFieldProps, 'label' | 'hint' | 'checked' | 'onChange' | 'disabled'> {
  branch: BranchResponse;
}

/** Whether a branch has a staging environment, and the switch for it. Renders a `<div>` around an `<input type="checkbox">`. */
export function BranchStaging({ branch, ...props }: BranchStagingProps) {
  const { staging: words } = useAdminLabels().branches;
  const { setStaging } = useBranchTasks();
  const { running, isRefused } = branchManagerWidget.use(({ model }) => ({
    running: model.runningOn(branch),
    isRefused: model.refusalOf('staging', branch) !== undefined,
  }));
  const isEnabled = branch.isStagingEnvironmentEnabled === true;
  // The tick stands where it was put while the service is asked.
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
