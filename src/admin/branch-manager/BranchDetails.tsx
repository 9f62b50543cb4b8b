'use client';
import { GitCommitHorizontal, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { CheckField, type CheckFieldProps } from '../../ui/fields/CheckField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { RowItems } from '../kit/table/RowItems.js';
import { BranchActions, useRefusalWords } from './BranchActions.js';
import { BranchBadges } from './BranchTree.js';
import { BranchValidationPanel } from './BranchValidationPanel.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';
import { useImmediateBranchActions } from './useImmediateBranchActions.js';

export type BranchDetailsProps = Omit<ComponentProps<'section'>, 'children'>;

/** The selected branch: its properties, actions, uncommitted files and model validation. Renders a `<section>`. */
export function BranchDetails({ className, ...props }: BranchDetailsProps) {
  const headingId = useId();
  const { selected, isWorkedOn, isAwaited } = branchManagerWidget.useSelector(({ model: { selected, isWorkedOn, list } }) => ({
    selected,
    isWorkedOn: selected !== undefined && isWorkedOn(selected),
    isAwaited: list.state.status === 'loading' || list.state.status === 'ready',
  }));
  if (selected === undefined && !isAwaited) return null;
  return (
    <section
      aria-labelledby={selected && headingId}
      data-slot="branch-details"
      className={partClass('branch-details parley-stack parley-gap-xl', className)}
      {...props}
    >
      {selected === undefined ? (
        <Skeleton lines={5} />
      ) : (
        <>
          <BranchHeader branch={selected} headingId={headingId} />
          <BranchProblemNotice branch={selected} />
          <BranchActions branch={selected} />
          <BranchStaging branch={selected} />
          {isWorkedOn && <UncommittedFiles />}
          <BranchValidationPanel key={selected.name} />
        </>
      )}
    </section>
  );
}

function BranchHeader({ branch, headingId }: { branch: BranchResponse; headingId: string }) {
  const { details: words } = useBranchLabels();
  const { name, parentBranch, lastHash, isStagingEnvironmentEnabled } = branch;
  const { isWorkedOn, isDefault, isParentThere } = branchManagerWidget.useSelector(({ model }) => ({
    isWorkedOn: model.isWorkedOn(branch),
    isDefault: name === model.defaultBranch,
    isParentThere: model.branches.some((other) => other.name === parentBranch),
  }));
  const workers = branchManagerWidget.useSelector(({ model }) => (isWorkedOn ? [] : model.workersOf(branch)));
  return (
    <header className="parley-stack parley-gap-s">
      <div className="parley-line">
        <h3 id={headingId} className="parley-heading parley-branch-heading">
          <bdi>{name}</bdi>
        </h3>
        <BranchBadges isDefault={isDefault} isWorkedOn={isWorkedOn} isStaging={isStagingEnvironmentEnabled === true} />
        <span className="parley-to-end">
          <BranchMenu branch={branch} />
        </span>
      </div>
      <p className="parley-note parley-line parley-gap-l">
        <span>
          {parentBranch == null
            ? words.noParent
            : isParentThere
              ? words.madeFrom(isolate(parentBranch))
              : words.parentGone(isolate(parentBranch))}
        </span>
        {lastHash != null && lastHash !== '' && (
          <span className="parley-line parley-gap-s">
            <Icon of={GitCommitHorizontal} />
            <span className="parley-visually-hidden">{words.lastCommit}</span>
            <code dir="ltr" className="parley-code" title={words.lastCommit}>
              {lastHash.slice(0, shortHashLength)}
            </code>
            <CopyButton text={lastHash} label={words.copyCommit} isIconOnly size="small" />
          </span>
        )}
        {workers.length > 0 && <span>{words.devModeOf(workers.map(isolate).join(', '))}</span>}
      </p>
    </header>
  );
}

/** Shows a failure that needs attention, until it is dismissed. */
function BranchProblemNotice({ branch }: { branch: BranchResponse }) {
  const common = useCommonAdminLabels();
  const get = branchManagerWidget.useGet();
  const { problem, isShownElsewhere } = branchManagerWidget.useSelector(({ model, dialogs }) => ({
    problem: model.problemOf(branch),
    // An open dialog shows the failure itself.
    isShownElsewhere: dialogs.open !== undefined,
  }));
  if (problem === undefined || isShownElsewhere) return null;
  return (
    <FailureNotice action={problem.action} branchName={branch.name} error={problem.error}>
      <Button size="small" onClick={() => get().model.dismissProblem(branch.name)}>
        {common.dismiss}
      </Button>
    </FailureNotice>
  );
}

const shortHashLength = 7;

/** A menu with more actions for a branch: create a branch from it, or delete it. Renders a `<button>`. */
function BranchMenu({ branch }: { branch: BranchResponse }) {
  const { actions: words } = useBranchLabels();
  const { canCreate, canDelete, running, show } = branchManagerWidget.useSelector(({ model, dialogs }) => ({
    canCreate: model.refusalOf('create', branch) === undefined,
    canDelete: model.refusalOf('delete', branch) === undefined,
    running: model.runningOn(branch),
    show: dialogs.show,
  }));
  const { name } = branch;
  const lock = useLock(!canCreate || !canDelete, useRefusalWords(branch, ['create', 'delete']).join(' '));
  return (
    <RowMenu name={isolate(name)} isBusy={running === 'delete'}>
      <RowItems item={branch}>
        <MenuItem icon={Plus} {...(!canCreate && lock.item)} onSelect={() => show({ kind: 'create', from: name })}>
          {words.create}
        </MenuItem>
        <MenuItem
          icon={Trash2}
          isDisabled={running !== undefined}
          {...(!canDelete && lock.item)}
          onSelect={() => show({ kind: 'delete', branchName: name })}
        >
          {words.remove}
        </MenuItem>
        {lock.menuNote}
      </RowItems>
    </RowMenu>
  );
}

export interface BranchStagingProps extends Omit<CheckFieldProps, 'label' | 'hint' | 'checked' | 'onChange' | 'disabled'> {
  /** The branch whose staging environment is switched. */
  branch: BranchResponse;
}

/** The switch for a branch's staging environment. Renders a `<div>` around an `<input type="checkbox">`. */
export function BranchStaging({ branch, ...props }: BranchStagingProps) {
  const { staging: words } = useBranchLabels();
  const { setStaging } = useImmediateBranchActions();
  const { running, isRefused } = branchManagerWidget.useSelector(({ model }) => ({
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
