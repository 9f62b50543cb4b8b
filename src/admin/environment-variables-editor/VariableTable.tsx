'use client';
import { Lock } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Badge } from '../../ui/badge/Badge.js';
import type { Column } from '../../ui/data-table/Column.js';
import { DataTable, type DataTableProps } from '../../ui/data-table/DataTable.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import type { VariableRow } from './model/variableDraft.js';

export interface VariableTableProps
  extends Omit<DataTableProps<VariableRow, string>, 'caption' | 'columns' | 'items' | 'idOf' | 'nameOf' | 'selection'> {
  rows: readonly VariableRow[];
  /** Buttons or a menu at the end of a row. */
  actionsOf?: ((row: VariableRow) => ReactNode) | undefined;
}

/** Environment variables as a table, of data alone. Memoize `actionsOf`: another one renders every row again. Renders a `<div>` around the table. */
export function VariableTable({ rows, className, ...props }: VariableTableProps) {
  const { variables: words } = useAdminLabels();
  const columns = useMemo(() => columnsOf(words), [words]);
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      items={rows}
      idOf={nameOf}
      nameOf={nameOf}
      className={partClass('variable-table', className)}
      {...props}
    />
  );
}

function columnsOf(words: VariableLabels): readonly Column<VariableRow>[] {
  return [
    {
      id: 'name',
      header: words.columns.name,
      width: '38%',
      isRowHeader: true,
      isSortable: true,
      cell: ({ name, state }) => (
        <span className="parley-variable-name">
          <bdi dir="ltr" className="parley-variable-code">
            {name}
          </bdi>
          {state !== 'saved' && <Badge tone="accent">{words.states[state]}</Badge>}
        </span>
      ),
    },
    { id: 'value', header: words.columns.value, cell: (row) => <VariableValue row={row} words={words} /> },
  ];
}

function VariableValue({ row: { value, state }, words }: { row: VariableRow; words: VariableLabels }) {
  if (value === undefined) {
    return (
      <span className="parley-variable-hidden">
        <Icon of={Lock} size={14} />
        {state === 'saved' ? words.hidden : words.hiddenNew}
      </span>
    );
  }
  if (value === '') return <span className="parley-variable-hidden">{words.emptyValue}</span>;
  return (
    <bdi dir="ltr" className="parley-variable-code parley-variable-value" title={value}>
      {value}
    </bdi>
  );
}

function nameOf({ name }: VariableRow): string {
  return name;
}
