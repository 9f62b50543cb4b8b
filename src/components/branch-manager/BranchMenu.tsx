'use client';
import { Plus, Trash2 } from 'lucide-react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isolate } from '../primitives/isolate.js';
import { MenuItem } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { useBranchManagerContext } from './BranchManagerContext.js';

/** What else can be done with a branch: making another from it, and deleting it. Renders a `<button>`. */
export function BranchMenu({ branch }: { branch: BranchResponse }) {
  const { acts: words } = useAdminLabels().branches;
  const { manager, setTask } = useBranchManagerContext();
  const { name } = branch;
  const isBusy = manager.runningOn(branch) !== undefined;
  return (
    <RowMenu name={isolate(name)} isBusy={manager.runningOn(branch) === 'delete'}>
      <MenuItem isDisabled={manager.refusalOf('create', branch) !== undefined} onSelect={() => setTask({ kind: 'create', from: name })}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.create}
      </MenuItem>
      <MenuItem
        isDisabled={isBusy || manager.refusalOf('delete', branch) !== undefined}
        onSelect={() => setTask({ kind: 'delete', branchName: name })}
      >
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.remove}
      </MenuItem>
    </RowMenu>
  );
}
