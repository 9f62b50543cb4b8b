'use client';
import { FolderInput, FolderPlus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { Button } from '../../ui/button/Button.js';
import { useLock } from '../kit/actions/useLock.js';
import { BulkBar, BulkButton, isBulkBarShown } from '../kit/list/BulkBar.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { useItemRefusal } from './WorkspaceItemActions.js';
import { useWorkspaceLabels, workspaceWidget } from './workspaceWidget.js';

/** Search, a filter and a button that creates a folder, or the bulk actions while items are selected. Renders a `<div>`. */
export function WorkspaceToolbar(props: ComponentProps<'div'>) {
  const { search } = useWorkspaceLabels();
  const { hasSelection, isDenied } = workspaceWidget.useSelector(({ model: { list, bulk } }) => ({
    hasSelection: isBulkBarShown(list.selection, bulk),
    isDenied: list.state.status === 'denied' && !list.isFiltered,
  }));
  if (hasSelection) return <SelectedItems {...props} />;
  if (isDenied) return null;
  return (
    <Toolbar {...props}>
      <ListSearch of={workspaceWidget} label={search} />
      <TypeFilter />
      <NewFolderButton />
    </Toolbar>
  );
}

function SelectedItems(props: ComponentProps<'div'>) {
  const words = useWorkspaceLabels();
  const { selection, items, bulk, findItem, show } = workspaceWidget.useSelector(({ model, dialogs }) => ({
    selection: model.list.selection,
    items: model.selectedItems,
    bulk: model.bulk,
    findItem: model.findItem,
    show: dialogs.show,
  }));
  const refuses = useItemRefusal();
  // If the user may change some of the items, the service decides for each.
  const isRefused = items.length > 0 && items.every((item) => refuses(item, 'Manage'));
  const lock = useLock(isRefused);
  const propsOf = (kind: 'move' | 'delete') => ({
    bulk,
    action: kind,
    disabled: items.length === 0,
    onClick: () => show({ kind, items }),
    ...lock.button,
  });
  const heading = bulk.action && words[bulk.action.name === 'move' ? 'move' : 'remove'].open;
  const nameOf = (id: string) => findItem(id)?.name ?? nameOfId(id, words.kinds);
  return (
    <BulkBar selection={selection} outcome={{ bulk, nameOf, heading }} note={lock.note} {...props}>
      <BulkButton icon={FolderInput} {...propsOf('move')}>
        {words.move.open}
      </BulkButton>
      <BulkButton icon={Trash2} isDestructive {...propsOf('delete')}>
        {words.remove.open}
      </BulkButton>
    </BulkBar>
  );
}

function nameOfId(id: string, kinds: Readonly<Record<string, string>>): string {
  const [type = '', number = ''] = id.split(' ');
  return `${lookUp(kinds, type) ?? type} ${number}`;
}

function TypeFilter() {
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
  const refuses = useItemRefusal();
  const { folder, isAllowed } = workspaceWidget.useSelector(({ model: { folderId, findItem, createFolder } }) => ({
    folder: folderId === null ? undefined : findItem(`FOLDER ${folderId}`),
    isAllowed: createFolder.isAllowed({ name: '', parentId: folderId }),
  }));
  const lock = useLock(!isAllowed || (folder !== undefined && refuses(folder, 'Edit')));
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
