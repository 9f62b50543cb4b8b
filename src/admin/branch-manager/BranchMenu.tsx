'use client';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { MenuItem, MenuNote } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { isolate } from '../../ui/text/isolate.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { useRefusalWords } from './useRefusalWords.js';

/** What else can be done with a branch: making another from it, and deleting it. Renders a `<button>`. */
export function BranchMenu({ branch }: { branch: BranchResponse }) {
  const { acts: words } = useAdminLabels().branches;
  const { manager, setTask } = useBranchManagerContext();
  const { name } = branch;
  const noteId = useId();
  const refusalWords = useRefusalWords();
  const reasons = refusalWords(branch, ['create', 'delete']);
  const isBusy = manager.runningOn(branch) !== undefined;
  const stateOf = (act: 'create' | 'delete') => {
    const isRefused = manager.refusalOf(act, branch) !== undefined;
    return { isDisabled: isRefused || (act === 'delete' && isBusy), 'aria-describedby': isRefused ? noteId : undefined };
  };
  return (
    <RowMenu name={isolate(name)} isBusy={manager.runningOn(branch) === 'delete'}>
      <MenuItem icon={Plus} {...stateOf('create')} onSelect={() => setTask({ kind: 'create', from: name })}>
        {words.create}
      </MenuItem>
      <MenuItem icon={Trash2} {...stateOf('delete')} onSelect={() => setTask({ kind: 'delete', branchName: name })}>
        {words.remove}
      </MenuItem>
      {reasons.length > 0 && <MenuNote id={noteId}>{reasons.join(' ')}</MenuNote>}
    </RowMenu>
  );
}
