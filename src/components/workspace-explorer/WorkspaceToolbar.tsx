'use client';
import { FolderInput, FolderPlus, Trash2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button } from '../primitives/Button.js';
import { SearchField } from '../primitives/fields/SearchField.js';
import { SelectField } from '../primitives/fields/SelectField.js';
import { BulkBar } from '../primitives/list/BulkBar.js';
import { Toolbar } from '../primitives/list/Toolbar.js';
import { useItemRefusal } from './useItemRefusal.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

/** Search, kinds and the way to a new folder; while items are selected, what can be done with them. Renders a `<div>`. */
export function WorkspaceToolbar(props: ComponentProps<'div'>) {
  const { workspace: words, common } = useAdminLabels();
  const { explorer, ask } = useWorkspaceContext();
  const noteId = useId();
  const refuses = useItemRefusal();
  const { list, selectedItems, bulk, running } = explorer;
  const runningKind = bulk.status === 'running' ? running?.kind : undefined;
  if (list.selection.count > 0) {
    // Where some may be changed, the service decides item by item.
    const isRefused = selectedItems.length > 0 && selectedItems.every((item) => refuses(item, 'Manage'));
    const stateOf = (kind: 'move' | 'delete') => ({
      size: 'small' as const,
      isBusy: runningKind === kind,
      disabled: isRefused || (runningKind !== undefined && runningKind !== kind),
      'aria-describedby': isRefused ? noteId : undefined,
      onClick: () => ask({ kind, items: selectedItems }),
    });
    return (
      <>
        <BulkBar selection={list.selection} {...props}>
          <Button {...stateOf('move')}>
            {runningKind !== 'move' && <FolderInput aria-hidden="true" size={16} strokeWidth={1.5} />}
            {words.move.open}
          </Button>
          <Button {...stateOf('delete')}>
            {runningKind !== 'delete' && <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />}
            {words.remove.open}
          </Button>
        </BulkBar>
        {isRefused && (
          <p id={noteId} className="parley-workspace-locked">
            {common.needsPermission}
          </p>
        )}
      </>
    );
  }
  if (list.state.status === 'denied' && !list.isFiltered) return null;
  return (
    <Toolbar {...props}>
      <SearchField label={words.search} search={list.search} />
      <KindFilter />
      <NewFolderButton />
    </Toolbar>
  );
}

function KindFilter() {
  const { workspace: words } = useAdminLabels();
  const { list } = useWorkspaceContext().explorer;
  const chosen = list.filters.types?.[0] ?? '';
  return (
    <SelectField
      label={words.kind}
      isLabelHidden
      value={chosen}
      onChange={({ currentTarget }) => {
        const type = kinds.find((kind) => kind === currentTarget.value);
        list.setFilters(type === undefined ? {} : { types: [type] });
      }}
    >
      <option value="">{words.anyKind}</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {words.kinds[kind]}
        </option>
      ))}
    </SelectField>
  );
}

/** Opens the form for a folder in the present one. Renders a `<button>`. */
export function NewFolderButton({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const { workspace: words } = useAdminLabels();
  const { explorer, ask } = useWorkspaceContext();
  const parentName = explorer.path.at(-1)?.name ?? words.top;
  return (
    <Button variant={variant} onClick={() => ask({ kind: 'new-folder', parentId: explorer.folderId, parentName })}>
      <FolderPlus aria-hidden="true" size={16} strokeWidth={1.5} />
      {words.newFolder.open}
    </Button>
  );
}

const kinds: readonly ItemType[] = ['FOLDER', 'WORKBOOK', 'REPORT'];
