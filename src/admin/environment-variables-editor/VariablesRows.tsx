'use client';
import { Braces, Pencil, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { ListStates } from '../kit/list/ListStates.js';
import type { VariableRow } from './model/variableDraft.js';
import { VariableDialog } from './VariableDialog.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { noTask } from './VariablesTask.js';
import { VariableTable, type VariableTableProps } from './VariableTable.js';

export type VariablesRowsProps = Omit<VariableTableProps, 'rows' | 'sort' | 'onSortChange' | 'actionsOf'>;

/** The variables as a table; their shape, none yet, none found, or why they are not there. Renders a `<div>` of each. */
export function VariablesRows(props: VariablesRowsProps) {
  const { variables: words } = useAdminLabels();
  const { editor, setSearch, sort, setSort, task, setTask } = useVariablesEditorContext();
  const { state, rows, refetch: refresh, isRefetching, refetchError, isReadOnly } = editor;
  // The dialog keeps its words while it fades.
  const [asked, setAsked] = useState('');
  if (task.kind === 'edit' && task.name !== asked) setAsked(task.name);
  return (
    <>
      {isReadOnly && state.status !== 'denied' && <p className="parley-variables-note">{words.readOnly}</p>}
      <ListStates
        list={{ state, refetch: refresh, isRefetching, refetchError, clearFilters: () => setSearch('') }}
        empty={<NoVariables />}
        skeleton={{ columns: 2, hasSortLine: true }}
      >
        <VariableTable rows={rows} sort={sort} onSortChange={setSort} actionsOf={isReadOnly ? undefined : actionsOf} {...props} />
        <ListFooter
          list={{
            items: rows,
            hasMore: false,
            isLoadingMore: false,
            loadMoreError: undefined,
            loadMore: () => undefined,
            refetchError,
            refetch: refresh,
            isRefetching,
          }}
        />
      </ListStates>
      <VariableDialog name={asked} open={task.kind === 'edit'} onClose={() => setTask(noTask)} />
    </>
  );
}

function actionsOf(row: VariableRow) {
  return <VariableActions row={row} />;
}

function VariableActions({ row: { name, state } }: { row: VariableRow }) {
  const { common, variables: words } = useAdminLabels();
  const { editor, setTask } = useVariablesEditorContext();
  const edit = () => setTask({ kind: 'edit', name });
  const trigger = useRef<HTMLButtonElement>(null);
  function undo() {
    const region = trigger.current?.closest<HTMLElement>('[data-slot="environment-variables-editor"]');
    editor.revert(name);
    // A new variable is gone with its row.
    if (state === 'added') region?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }
  return (
    <span className="parley-variable-actions">
      <IconButton icon={Pencil} label={common.edit} size="small" className="parley-variable-quick" onClick={edit} />
      <RowMenu ref={trigger} name={name}>
        <MenuItem icon={Pencil} onSelect={edit}>
          {common.edit}
        </MenuItem>
        {state !== 'saved' && (
          <MenuItem icon={Undo2} onSelect={undo}>
            {words.revert}
          </MenuItem>
        )}
      </RowMenu>
    </span>
  );
}

function NoVariables() {
  const { empty } = useAdminLabels().variables;
  return <EmptyState heading={empty.title} headingLevel={3} text={empty.advice} icon={Braces} />;
}
