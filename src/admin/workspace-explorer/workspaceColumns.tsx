import { ChartNoAxesColumn, Folder as FolderIcon, LayoutDashboard } from 'lucide-react';
import type { Folder } from '../../client/resources/folders.js';
import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { OpenName } from '../kit/OpenName.js';
import type { ResourceColumn } from '../kit/ResourceTable.js';
import type { WorkspaceLabels } from './labels/WorkspaceLabels.js';
import { useWorkspaceLabels } from './useWorkspaceLabels.js';

/** The values that cells need in addition to the item. Names that cannot be opened are not buttons. */
export interface WorkspaceCellContext {
  /** Called when a folder's name is opened. */
  readonly onFolderOpen?: ((folder: Folder) => void) | undefined;
  /** Called when a workbook's name is opened. */
  readonly onWorkbookOpen?: ((workbook: Workbook) => void) | undefined;
  /** Called when a report's name is opened. */
  readonly onReportOpen?: ((report: Report) => void) | undefined;
  /** True to show the path of each item below its name, as for search results. */
  readonly hasPaths?: boolean | undefined;
}

/** The columns of a workspace, for a `ResourceTable` without a service. */
export const workspaceColumns: readonly ResourceColumn<WorkspaceItem, WorkspaceLabels, WorkspaceCellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '60%',
    isRowHeader: true,
    sort: 'ASC',
    cell: (item, context) => <ItemName item={item} {...context} />,
  },
  { id: 'owner', header: ({ columns }) => columns.owner, cell: (item) => <ItemOwner item={item} /> },
  { id: 'updated', header: ({ columns }) => columns.updated, sort: 'DESC', cell: ({ updatedAt }) => <TimeAgo at={updatedAt} /> },
];

/** The type and name of an item. The name opens the item if possible. */
function ItemName({ item, hasPaths = false, ...opening }: WorkspaceCellContext & { item: WorkspaceItem }) {
  const words = useWorkspaceLabels();
  const path = [words.top, ...(item.folderPath ?? []).map(({ name }) => name)].join(' / ');
  return (
    <span className="parley-workspace-name">
      <span title={words.kinds[item.type]} className="parley-workspace-kind">
        <Icon of={itemIcons[item.type]} />
        <span className="parley-visually-hidden">{words.kinds[item.type]}</span>
      </span>
      <span className="parley-lines parley-workspace-words">
        <OpenName onOpen={openerOf(item, opening)}>{item.name}</OpenName>
        {hasPaths && (
          <span className="parley-caption parley-clip" title={path}>
            <bdi>{path}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

/** The owner's first name or email. Items without an owner were shared from the main workspace. */
function ItemOwner({ item: { user } }: { item: WorkspaceItem }) {
  const { shared, sharedHint } = useWorkspaceLabels();
  return (
    <bdi data-state={user == null ? 'shared' : undefined} className="parley-workspace-owner" title={user == null ? sharedHint : user.email}>
      {user == null ? shared : user.firstName || user.email}
    </bdi>
  );
}

/** Returns the action that opens an item, if there is one. */
export function openerOf(
  item: WorkspaceItem,
  { onFolderOpen, onWorkbookOpen, onReportOpen }: WorkspaceCellContext,
): (() => void) | undefined {
  switch (item.type) {
    case 'FOLDER':
      return onFolderOpen && (() => onFolderOpen(item));
    case 'WORKBOOK':
      return onWorkbookOpen && (() => onWorkbookOpen(item));
    case 'REPORT':
      return onReportOpen && (() => onReportOpen(item));
    default:
      return item satisfies never;
  }
}

export const itemIcons: Readonly<Record<ItemType, IconType>> = {
  FOLDER: FolderIcon,
  WORKBOOK: LayoutDashboard,
  REPORT: ChartNoAxesColumn,
};
