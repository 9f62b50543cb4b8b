import type { Folder } from '../../client/resources/folders.js';
import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { ItemKind } from '../shared/workspace/ItemKind.js';
import type { WorkspaceLabels } from './labels/WorkspaceLabels.js';
import { useWorkspaceLabels } from './workspaceWords.js';

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
    value: ({ name }) => name,
    cell: (item, context) => <ItemName item={item} {...context} />,
  },
  {
    id: 'owner',
    header: ({ columns }) => columns.owner,
    value: ({ user }, { labels }) => (user == null ? labels.shared : nameOfUser(user)),
    cell: (item) => <ItemOwner item={item} />,
  },
  {
    id: 'updated',
    header: ({ columns }) => columns.updated,
    sort: 'DESC',
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <TimeAgo at={updatedAt} />,
  },
];

/** The type and name of an item. The name opens the item if possible. */
function ItemName({ item, hasPaths = false, ...opening }: WorkspaceCellContext & { item: WorkspaceItem }) {
  const words = useWorkspaceLabels();
  const path = [words.top, ...(item.folderPath ?? []).map(({ name }) => name)].join(' / ');
  return (
    <span className="parley-line parley-one-line">
      <ItemKind type={item.type} names={words.kinds} />
      <span className="parley-lines">
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
    <bdi
      className={`parley-clip parley-workspace-owner ${user == null ? 'parley-muted' : ''}`}
      title={user == null ? sharedHint : user.email}
    >
      {user == null ? shared : nameOfUser(user)}
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
      item satisfies never;
      // Of a kind that is newer than this version.
      return undefined;
  }
}
