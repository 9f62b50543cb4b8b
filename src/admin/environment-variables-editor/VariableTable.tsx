'use client';
import { partClass } from '../../ui/partClass.js';
import { ResourceTable, type ResourceTableProps } from '../kit/ResourceTable.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import type { VariableRow } from './model/variableDraft.js';
import { useVariableLabels } from './useVariableLabels.js';
import { variableColumns } from './variableColumns.js';

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
