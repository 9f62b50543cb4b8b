'use client';
import { useState } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useOpenings } from '../kit/useOpenings.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { type BranchTask, noTask } from './BranchTask.js';
import { CommitDialog } from './CommitDialog.js';
import { CreateBranchDialog } from './CreateBranchDialog.js';
import { DeleteBranchDialog } from './DeleteBranchDialog.js';
import { MergeDialog } from './MergeDialog.js';
import { StopDevModeDialog } from './StopDevModeDialog.js';

/** The dialog of what is asked or filled in at the moment; its ticks are for one opening. Renders nothing while there is none. */
export function BranchDialogs() {
  const { setTask } = useBranchManagerContext();
  const { task, branch, isOpen } = useShownTask();
  const openings = useOpenings(isOpen);
  if (task.kind === 'none') return null;
  const onClose = () => setTask(noTask);
  if (task.kind === 'create') return <CreateBranchDialog key={openings} from={task.from} open={isOpen} onClose={onClose} />;
  if (branch === undefined) return null;
  const props = { branch, open: isOpen, onClose };
  const key = `${openings} ${branch.name}`;
  switch (task.kind) {
    case 'commit':
      return <CommitDialog key={key} {...props} />;
    case 'delete':
      return <DeleteBranchDialog key={key} {...props} />;
    case 'merge':
      return <MergeDialog key={`${key} ${task.target}`} target={task.target} {...props} />;
    case 'stop-dev-mode':
      return <StopDevModeDialog key={key} {...props} />;
  }
}

/** A dialog that closes, and one whose branch is gone by now, still shows what it was about. */
function useShownTask(): { task: BranchTask; branch: BranchResponse | undefined; isOpen: boolean } {
  const { task, manager } = useBranchManagerContext();
  const isOpen = task.kind !== 'none';
  const [kept, keep] = useState({ task, branch: branchOf(task, manager.branches) });
  if (!isOpen) return { ...kept, isOpen };
  const branch = branchOf(task, manager.branches) ?? branchOf(task, kept.branch === undefined ? [] : [kept.branch]);
  if (kept.task !== task || kept.branch !== branch) keep({ task, branch });
  return { task, branch, isOpen };
}

function branchOf(task: BranchTask, branches: readonly BranchResponse[]): BranchResponse | undefined {
  return 'branchName' in task ? branches.find(({ name }) => name === task.branchName) : undefined;
}
