'use client';
import { Plus, Trash2 } from 'lucide-react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { isolate } from '../../ui/text/isolate.js';
import { useLock } from '../kit/useLock.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { useBranchLabels } from './useBranchLabels.js';
import { useRefusalWords } from './useRefusalWords.js';

/** A menu with more actions for a branch: create a branch from it, or delete it. Renders a `<button>`. */
export function BranchMenu({ branch }: { branch: BranchResponse }) {
  const { acts: words } = useBranchLabels();
  const { canCreate, canDelete, running, show } = branchManagerWidget.use(({ model, dialogs }) => ({
    canCreate: model.refusalOf('create', branch) === undefined,
    canDelete: model.refusalOf('delete', branch) === undefined,
    running: model.runningOn(branch),
    show: dialogs.show,
  }));
  const { name } = branch;
  const lock = useLock(!canCreate || !canDelete, useRefusalWords(branch, ['create', 'delete']).join(' '));
  return (
    <RowMenu name={isolate(name)} isBusy={running === 'delete'}>
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
    </RowMenu>
  );
}
