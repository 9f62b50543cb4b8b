'use client';
import { useMemo } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../hooks/bulk-action/bulkAnswers.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useStableHandler } from '../../hooks/useStableHandler.js';
import type { WorkspaceSort } from '../../hooks/workspace-explorer/workspaceSort.js';
import type { WorkspaceLabels } from '../../labels/admin/workspace/WorkspaceLabels.js';
import type { Column } from '../primitives/data-table/Column.js';
import { DataTable, type DataTableProps } from '../primitives/data-table/DataTable.js';
import { partClass } from '../primitives/partClass.js';
import { ItemName, type ItemNameProps } from './ItemName.js';
import { ItemOwner } from './ItemOwner.js';
import { ItemTime } from './ItemTime.js';

export interface WorkspaceTableProps
  extends Omit<ItemNameProps, 'item' | 'hasPath'>,
    Omit<DataTableProps<WorkspaceItem, string>, 'caption' | 'columns' | 'idOf' | 'nameOf' | 'sort' | 'onSortChange'> {
  sort?: WorkspaceSort | undefined;
  onSortChange?: ((sort: WorkspaceSort) => void) | undefined;
  /** Tells below each name where it lies, as what was found lies in many folders. */
  hasPaths?: boolean | undefined;
}

/**
 * Folders, workbooks and reports as a table, of data alone. Memoize `actionsOf`: another one renders every row again.
 * Renders a `<div>` around the table.
 */
export function WorkspaceTable({
  sort,
  onSortChange,
  onFolderOpen,
  onWorkbookOpen,
  onReportOpen,
  hasPaths = false,
  ...props
}: WorkspaceTableProps) {
  const { workspace: words } = useAdminLabels();
  const { className, ...rest } = props;
  const openFolder = useStableHandler(onFolderOpen);
  const openWorkbook = useStableHandler(onWorkbookOpen);
  const openReport = useStableHandler(onReportOpen);
  const columns = useMemo(
    () => columnsOf(words, { onFolderOpen: openFolder, onWorkbookOpen: openWorkbook, onReportOpen: openReport }, hasPaths),
    [words, openFolder, openWorkbook, openReport, hasPaths],
  );
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      idOf={workspaceItemId}
      nameOf={({ name }) => name}
      sort={sort}
      onSortChange={onSortChange && (({ columnId, direction }) => onSortChange({ columnId: sortable(columnId), direction }))}
      className={partClass('workspace-table', className)}
      {...rest}
    />
  );
}

function columnsOf(
  { columns }: WorkspaceLabels,
  opening: Omit<ItemNameProps, 'item' | 'hasPath'>,
  hasPath: boolean,
): readonly Column<WorkspaceItem>[] {
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      isSortable: true,
      width: '60%',
      cell: (item) => <ItemName item={item} hasPath={hasPath} {...opening} />,
    },
    { id: 'owner', header: columns.owner, cell: ({ user }) => <ItemOwner owner={user} /> },
    { id: 'updated', header: columns.updated, isSortable: true, cell: ({ updatedAt }) => <ItemTime at={updatedAt} /> },
  ];
}

function sortable(columnId: string): WorkspaceSort['columnId'] {
  return columnId === 'updated' ? 'updated' : 'name';
}
