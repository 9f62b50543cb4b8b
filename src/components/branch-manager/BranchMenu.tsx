'use client';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { BranchResponse } from '../../client/resources/branches.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isolate } from '../primitives/isolate.js';
import { MenuItem, MenuNote } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
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
      <MenuItem {...stateOf('create')} onSelect={() => setTask({ kind: 'create', from: name })}>
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.create}
      </MenuItem>
      <MenuItem {...stateOf('delete')} onSelect={() => setTask({ kind: 'delete', branchName: name })}>
        <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.remove}
      </MenuItem>
      {reasons.length > 0 && <MenuNote id={noteId}>{reasons.join(' ')}</MenuNote>}
    </RowMenu>
  );
}
