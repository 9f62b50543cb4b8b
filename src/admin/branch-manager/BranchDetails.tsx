'use client';
import { GitCommitHorizontal } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { BranchActions } from './BranchActions.js';
import { BranchBadges } from './BranchBadges.js';
import { BranchMenu } from './BranchMenu.js';
import { BranchStaging } from './BranchStaging.js';
import { BranchValidationPanel } from './BranchValidationPanel.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';
import { useBranchLabels } from './useBranchLabels.js';

export type BranchDetailsProps = Omit<ComponentProps<'section'>, 'children'>;

/** The selected branch: its properties, actions, uncommitted files and model validation. Renders a `<section>`. */
export function BranchDetails({ className, ...props }: BranchDetailsProps) {
  const headingId = useId();
  const { selected, isWorkedOn, isAwaited } = branchManagerWidget.use(({ model: { selected, isWorkedOn, list } }) => ({
    selected,
    isWorkedOn: selected !== undefined && isWorkedOn(selected),
    isAwaited: list.state.status === 'loading' || list.state.status === 'ready',
  }));
  if (selected === undefined && !isAwaited) return null;
  return (
    <section
      aria-labelledby={selected && headingId}
      data-slot="branch-details"
      className={partClass('branch-details', className)}
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
  const { isWorkedOn, isDefault, isParentThere } = branchManagerWidget.use(({ model }) => ({
    isWorkedOn: model.isWorkedOn(branch),
    isDefault: name === model.defaultBranch,
    isParentThere: model.branches.some((other) => other.name === parentBranch),
  }));
  const workers = branchManagerWidget.use(({ model }) => (isWorkedOn ? [] : model.workersOf(branch)));
  return (
    <header className="parley-branch-header">
      <div className="parley-branch-title">
        <h3 id={headingId} className="parley-branch-heading">
          <bdi>{name}</bdi>
        </h3>
        <BranchBadges isDefault={isDefault} isWorkedOn={isWorkedOn} isStaging={isStagingEnvironmentEnabled === true} />
        <span className="parley-branch-menu">
          <BranchMenu branch={branch} />
        </span>
      </div>
      <p className="parley-branch-facts">
        <span>
          {parentBranch == null
            ? words.noParent
            : isParentThere
              ? words.madeFrom(isolate(parentBranch))
              : words.parentGone(isolate(parentBranch))}
        </span>
        {lastHash != null && lastHash !== '' && (
          <span className="parley-branch-commit">
            <Icon of={GitCommitHorizontal} />
            <span className="parley-visually-hidden">{words.lastCommit}</span>
            <code dir="ltr" title={words.lastCommit}>
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
  const { problem, isShownElsewhere } = branchManagerWidget.use(({ model, dialogs }) => ({
    problem: model.problemOf(branch),
    // An open dialog shows the failure itself.
    isShownElsewhere: dialogs.open !== undefined,
  }));
  if (problem === undefined || isShownElsewhere) return null;
  return (
    <FailureNotice act={problem.act} branchName={branch.name} error={problem.error}>
      <Button size="small" onClick={() => get().model.dismissProblem(branch.name)}>
        {common.dismiss}
      </Button>
    </FailureNotice>
  );
}

const shortHashLength = 7;
