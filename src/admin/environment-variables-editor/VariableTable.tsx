'use client';
import { Lock } from 'lucide-react';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { ResourceTable, type ResourceTableProps } from '../kit/table/ResourceTable.js';
import { useVariableLabels } from './environmentVariablesWidget.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import type { VariableRow } from './model/variableDraft.js';

export interface VariableTableProps
  extends Omit<
    ResourceTableProps<VariableRow, string, VariableLabels, object>,
    'caption' | 'columns' | 'labels' | 'context' | 'idOf' | 'nameOf' | 'selection'
  > {
  /** The accessible name of the table. */
  caption?: string;
}

/**
 * Environment variables as a table. Pass `list={{ items }}` to show data without a service. Renders a `<div>` around the
 * table.
 */
export function VariableTable({ className, ...props }: VariableTableProps) {
  const words = useVariableLabels();
  return (
    <ResourceTable
      caption={words.caption}
      columns={variableColumns}
      labels={words}
      context={noContext}
      idOf={nameOf}
      nameOf={nameOf}
      className={partClass('variable-table', className)}
      {...props}
    />
  );
}

function nameOf({ name }: VariableRow): string {
  return name;
}

const noContext = {};

/** The columns of environment variables. */
const variableColumns: readonly ResourceColumn<VariableRow, VariableLabels>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '38%',
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: (row) => <VariableName row={row} />,
  },
  { id: 'value', header: ({ columns }) => columns.value, value: ({ value }) => value, cell: (row) => <VariableValue row={row} /> },
];

function VariableName({ row: { name, state } }: { row: VariableRow }) {
  const { states } = useVariableLabels();
  return (
    <span className="parley-line parley-gap-s">
      <bdi dir="ltr" className="parley-code">
        {name}
      </bdi>
      {state !== 'saved' && <Badge tone="accent">{states[state]}</Badge>}
    </span>
  );
}

function VariableValue({ row: { value, state } }: { row: VariableRow }) {
  const words = useVariableLabels();
  if (value === undefined) {
    return (
      <span className="parley-line parley-muted">
        <Icon of={Lock} size={14} />
        {state === 'saved' ? words.hidden : words.hiddenNew}
      </span>
    );
  }
  if (value === '') return <span className="parley-line parley-muted">{words.emptyValue}</span>;
  return (
    <bdi dir="ltr" className="parley-code parley-clamp parley-variable-value" title={value}>
      {value}
    </bdi>
  );
}
