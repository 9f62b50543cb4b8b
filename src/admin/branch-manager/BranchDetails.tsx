'use client';
import { GitCommitHorizontal } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { BranchActions } from './BranchActions.js';
import { BranchBadges } from './BranchBadges.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { BranchMenu } from './BranchMenu.js';
import { BranchStaging } from './BranchStaging.js';
import { BranchValidationPanel } from './BranchValidationPanel.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';

export type BranchDetailsProps = Omit<ComponentProps<'section'>, 'children'>;

/** The chosen branch: what it is, what can be done with it, what is not committed, and whether its model is valid. Renders a `<section>`. */
export function BranchDetails({ className, ...props }: BranchDetailsProps) {
  const { manager } = useBranchManagerContext();
  const headingId = useId();
  const { selected, state } = manager;
  if (selected === undefined && state.status !== 'loading' && state.status !== 'ready') return null;
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
          <BranchTroubleNotice branch={selected} />
          <BranchActions branch={selected} />
          <BranchStaging branch={selected} />
          {manager.isWorkedOn(selected) && <UncommittedFiles />}
          <BranchValidationPanel key={selected.name} />
        </>
      )}
    </section>
  );
}

function BranchHeader({ branch, headingId }: { branch: BranchResponse; headingId: string }) {
  const { details: words } = useAdminLabels().branches;
  const { manager } = useBranchManagerContext();
  const { name, parentBranch, lastHash, isStagingEnvironmentEnabled } = branch;
  const isWorkedOn = manager.isWorkedOn(branch);
  const workers = isWorkedOn ? [] : manager.workersOf(branch);
  const isParentThere = manager.branches.some((other) => other.name === parentBranch);
  return (
    <header className="parley-branch-header">
      <div className="parley-branch-title">
        <h3 id={headingId} className="parley-branch-heading">
          <bdi>{name}</bdi>
        </h3>
        <BranchBadges isDefault={name === manager.defaultBranch} isWorkedOn={isWorkedOn} isStaging={isStagingEnvironmentEnabled === true} />
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

/** What stopped half way, until it is dismissed. */
function BranchTroubleNotice({ branch }: { branch: BranchResponse }) {
  const { common } = useAdminLabels();
  const { manager, task } = useBranchManagerContext();
  const trouble = manager.troubleOf(branch);
  // A dialog that is open says it itself.
  if (trouble === undefined || task.kind !== 'none') return null;
  const failure = { act: trouble.act, error: trouble.error, branchName: branch.name, isUnknown: trouble.kind === 'unknown' };
  return (
    <FailureNotice failure={failure}>
      <Button size="small" onClick={() => manager.dismissTrouble(branch.name)}>
        {common.dismiss}
      </Button>
    </FailureNotice>
  );
}

const shortHashLength = 7;
