'use client';
import { useState } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { type BranchTask, noTask } from './BranchTask.js';
import { CommitDialog } from './CommitDialog.js';
import { CreateBranchDialog } from './CreateBranchDialog.js';
import { DeleteBranchDialog } from './DeleteBranchDialog.js';
import { MergeDialog } from './MergeDialog.js';
import { StopDevModeDialog } from './StopDevModeDialog.js';

/** The dialog of what is asked or filled in at the moment. Renders nothing while there is none. */
export function BranchDialogs() {
  const { setTask } = useBranchManagerContext();
  const { task, branch, isOpen } = useShownTask();
  if (task.kind === 'none') return null;
  const onClose = () => setTask(noTask);
  if (task.kind === 'create') return <CreateBranchDialog from={task.from} open={isOpen} onClose={onClose} />;
  if (branch === undefined) return null;
  const props = { branch, open: isOpen, onClose };
  switch (task.kind) {
    case 'commit':
      return <CommitDialog {...props} />;
    case 'delete':
      return <DeleteBranchDialog {...props} />;
    case 'merge':
      return <MergeDialog target={task.target} {...props} />;
    case 'stop-dev-mode':
      return <StopDevModeDialog {...props} />;
  }
}

/** A dialog that closes, and one whose branch is gone by now, still shows what it was about. */
function useShownTask(): { task: BranchTask; branch: BranchResponse | undefined; isOpen: boolean } {
  const { task, manager } = useBranchManagerContext();
  const name = 'branchName' in task ? task.branchName : undefined;
  const found = manager.branches.find((branch) => branch.name === name);
  const [kept, keep] = useState({ task, branch: found });
  const isOpen = task.kind !== 'none';
  if (isOpen && (kept.task !== task || (found !== undefined && found !== kept.branch))) keep({ task, branch: found ?? kept.branch });
  return { ...kept, isOpen };
}
