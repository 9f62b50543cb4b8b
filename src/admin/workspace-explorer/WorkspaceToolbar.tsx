'use client';
import { FolderPlus } from 'lucide-react';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { Button } from '../../ui/button/Button.js';
import { useLock } from '../kit/actions/useLock.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** Limits the list to one kind of items. Renders a `<div>` around a `<button>`. */
export function TypeFilter() {
  const words = useWorkspaceLabels();
  const { filters, setFilters } = workspaceWidget.useSelector(({ model: { list } }) => ({
    filters: list.filters,
    setFilters: list.setFilters,
  }));
  return (
    <FilterSelect
      label={words.kind}
      noneLabel={words.anyKind}
      value={filters.types?.[0]}
      onValueChange={(type) => setFilters(type === undefined ? {} : { types: [type] })}
      options={types.map((value) => ({ value, label: words.kinds[value] }))}
    />
  );
}

/** Opens the form that creates a folder in the present one. Renders a `<button>`, and a note if the user may not. */
export function NewFolderButton({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const words = useWorkspaceLabels();
  const get = workspaceWidget.useGet();
  const isRefused = workspaceWidget.useSelector(({ model: { folderId, findItem, refuses, createFolder } }) => {
    const folder = folderId === null ? undefined : findItem(`FOLDER ${folderId}`);
    return !createFolder.isAllowed({ name: '', parentId: folderId }) || (folder !== undefined && refuses(folder, 'Edit'));
  });
  const lock = useLock(isRefused);
  function ask() {
    const { model, dialogs } = get();
    dialogs.show({ kind: 'new-folder', parentId: model.folderId, parentName: model.path.at(-1)?.name ?? words.top });
  }
  return (
    <>
      <Button icon={FolderPlus} variant={variant} {...lock.button} onClick={ask}>
        {words.newFolder.open}
      </Button>
      {lock.note}
    </>
  );
}

const types: readonly ItemType[] = ['FOLDER', 'WORKBOOK', 'REPORT'];
