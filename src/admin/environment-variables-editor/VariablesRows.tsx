'use client';
import { Braces, Pencil, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/button/IconButton.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { footerOf, rowsOf } from '../kit/list/listSlices.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import { RowItems } from '../kit/table/RowItems.js';
import { environmentVariablesWidget, useVariableLabels } from './environmentVariablesWidget.js';
import type { VariableRow } from './model/variableDraft.js';
import { VariableTable } from './VariableTable.js';

export type VariablesRowsProps = ListRowsProps<VariableRow>;

/** The variables as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function VariablesRows(props: VariablesRowsProps) {
  const words = useVariableLabels();
  const list = environmentVariablesWidget.useSelector(({ model }) => rowsOf(model.list));
  const sort = environmentVariablesWidget.useSelector(({ model }) => model.list.sort);
  const { state, setSort } = list;
  return (
    <>
      <VariableTable
        list={list}
        actionsOf={actionsOf}
        empty={<EmptyState heading={words.empty.title} headingLevel={3} text={words.empty.advice} icon={Braces} />}
        skeleton={{ columns: 2, hasSortLine: true }}
        sort={sort.columnId === undefined ? undefined : { columnId: sort.columnId, direction: sort.direction ?? 'ASC' }}
        onSortChange={setSort}
        {...props}
      />
      {state.status === 'ready' && <VariablesFooter />}
    </>
  );
}

function VariablesFooter() {
  return <ListFooter list={environmentVariablesWidget.useSelector(({ model }) => footerOf(model.list))} />;
}

function actionsOf(row: VariableRow) {
  return <VariableActions row={row} />;
}

function VariableActions({ row }: { row: VariableRow }) {
  const { name, state } = row;
  const common = useCommonAdminLabels();
  const words = useVariableLabels();
  const get = environmentVariablesWidget.useGet();
  const isReadOnly = environmentVariablesWidget.useSelector(({ model }) => model.isReadOnly);
  const lock = useLock(isReadOnly, words.readOnly);
  const trigger = useRef<HTMLButtonElement>(null);
  const edit = () => get().dialogs.show({ kind: 'edit', name });
  function undo() {
    const region = trigger.current?.closest<HTMLElement>('[data-slot="environment-variables-editor"]');
    get().model.revert(name);
    // Reverting a new variable removes its row.
    if (state === 'added') region?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }
  return (
    <span className="parley-row-actions">
      {!isReadOnly && <IconButton icon={Pencil} label={common.edit} size="small" className="parley-row-quick" onClick={edit} />}
      <RowMenu ref={trigger} name={name}>
        <RowItems item={row}>
          <MenuItem icon={Pencil} {...lock.item} onSelect={edit}>
            {common.edit}
          </MenuItem>
          {state !== 'saved' && (
            <MenuItem icon={Undo2} onSelect={undo}>
              {words.revert}
            </MenuItem>
          )}
          {lock.menuNote}
        </RowItems>
      </RowMenu>
    </span>
  );
}
