'use client';
import { Braces, Pencil, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { VariableRow } from '../../hooks/environment-variables-editor/variableDraft.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { IconButton } from '../primitives/IconButton.js';
import { ListFooter } from '../primitives/list/ListFooter.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { MenuItem } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { VariableDialog } from './VariableDialog.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { noTask } from './VariablesTask.js';
import { VariableTable, type VariableTableProps } from './VariableTable.js';

export type VariablesRowsProps = Omit<VariableTableProps, 'rows' | 'sort' | 'onSortChange' | 'actionsOf'>;

/** The variables as a table; their shape, none yet, none found, or why they are not there. Renders a `<div>` of each. */
export function VariablesRows(props: VariablesRowsProps) {
  const { variables: words } = useAdminLabels();
  const { editor, setSearch, sort, setSort, task, setTask } = useVariablesEditorContext();
  const { state, rows, refresh, isRefreshing, refreshError, isReadOnly } = editor;
  // The dialog keeps its words while it fades.
  const [asked, setAsked] = useState('');
  if (task.kind === 'edit' && task.name !== asked) setAsked(task.name);
  return (
    <>
      {isReadOnly && state.status !== 'denied' && <p className="parley-variables-note">{words.readOnly}</p>}
      <ListStates
        list={{ state, refresh, isRefreshing, refreshError, clearFilters: () => setSearch('') }}
        empty={<NoVariables />}
        skeletonColumns={2}
      >
        <VariableTable rows={rows} sort={sort} onSortChange={setSort} actionsOf={isReadOnly ? undefined : actionsOf} {...props} />
        <ListFooter
          list={{
            items: rows,
            hasMore: false,
            isLoadingMore: false,
            loadMoreError: undefined,
            loadMore: () => undefined,
            refreshError,
            refresh,
            isRefreshing,
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
      <IconButton label={common.edit} size="small" className="parley-variable-quick" onClick={edit}>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
      <RowMenu ref={trigger} name={name}>
        <MenuItem onSelect={edit}>
          <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
          {common.edit}
        </MenuItem>
        {state !== 'saved' && (
          <MenuItem onSelect={undo}>
            <Undo2 aria-hidden="true" size={16} strokeWidth={1.5} />
            {words.revert}
          </MenuItem>
        )}
      </RowMenu>
    </span>
  );
}

function NoVariables() {
  const { empty } = useAdminLabels().variables;
  return (
    <EmptyState
      heading={empty.title}
      headingLevel={3}
      text={empty.advice}
      icon={<Braces aria-hidden="true" size={20} strokeWidth={1.5} />}
    />
  );
}
