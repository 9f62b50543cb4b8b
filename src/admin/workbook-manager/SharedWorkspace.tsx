'use client';
import { Copy, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { WorkspaceItem, WorkspaceObjectsParams } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../data/bulk-action/bulkAnswers.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { useFolderAncestors } from '../../data/resources/folders.js';
import { useDuplicateWorkbook } from '../../data/resources/workbooks.js';
import { sharedWorkspaceObjectsInfiniteQuery } from '../../data/resources/workspace.js';
import { action } from '../kit/actions/action.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { timeColumn } from '../kit/table/timeColumn.js';
import { FolderPath } from '../shared/workspace/FolderPath.js';
import { ItemKind } from '../shared/workspace/ItemKind.js';
import { dashboardStateOf } from './dashboardState.js';
import type { WorkbookLabels } from './labels/WorkbookLabels.js';
import { useWorkbookLabels } from './useWorkbookLabels.js';
import { DashboardBadge } from './workbookColumns.js';

/** The filter of the shared items: the open folder. */
export type SharedWorkspaceFilters = Pick<WorkspaceObjectsParams, 'folderId'>;

/** The deployment, and the parts of the view that the host controls. */
export interface SharedWorkspaceOptions extends Omit<ListOptions<SharedWorkspaceFilters, never>, 'sort' | 'defaultSort' | 'onSortChange'> {
  /** The deployment whose shared items are listed. */
  readonly deploymentId: number;
  /** The number of items per page. Default 50. */
  readonly pageSize?: number | undefined;
}

type SharedLabels = WorkbookLabels['shared'];

interface CellContext {
  readonly setFilters: (filters: SharedWorkspaceFilters) => void;
}

const columns: readonly ResourceColumn<WorkspaceItem, SharedLabels, CellContext>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    width: '50%',
    value: ({ name }) => name,
    cell: (item, { setFilters }) => (
      <span className="parley-line parley-one-line">
        <Kind type={item.type} />
        <OpenName onOpen={item.type === 'FOLDER' ? () => setFilters({ folderId: item.id }) : undefined}>{item.name}</OpenName>
      </span>
    ),
  },
  {
    id: 'dashboard',
    header: ({ columns }) => columns.dashboard,
    value: (item) => (item.type === 'WORKBOOK' ? dashboardStateOf(item) : undefined),
    cell: (item) => item.type === 'WORKBOOK' && <DashboardBadge workbook={item} />,
  },
  timeColumn('updatedAt', ({ columns }) => columns.updated, { id: 'updated', isWideOnly: true }),
];

const shared = createResourceWidget({
  name: 'shared-workspace',
  root: 'SharedWorkspace.Root',
  useLabels: () => useWorkbookLabels().shared,
  options: { deploymentId: true, pageSize: true },
  list: heldList(
    {
      useList: ({ deploymentId, pageSize = 50, ...view }: SharedWorkspaceOptions) =>
        useResourceList<WorkspaceItem, Omit<WorkspaceObjectsParams, 'after'>, string>({
          ...view,
          query: sharedWorkspaceObjectsInfiniteQuery,
          params: { deploymentId, first: pageSize, orderByField: 'name', orderByDirection: 'ASC' },
          idOf: workspaceItemId,
        }),
      operation: 'sharedWorkspaceObjects',
      idOf: workspaceItemId,
      nameOf: ({ name }: WorkspaceItem) => name,
    },
    { sortKeys: { name: ({ name }) => name, updated: ({ updatedAt }) => updatedAt } },
  ),
  sort: wholeListSort,
  actions: {
    clone: action(
      'duplicateWorkbook',
      'cloned',
      useDuplicateWorkbook,
      ({ deploymentId }: { readonly deploymentId: number }, item: WorkspaceItem) => ({ deploymentId, workbookId: item.id, shared: true }),
      {
        dialog: 'run',
        icon: Copy,
        itemOf: workspaceItemId,
        isShown: ({ type }) => type === 'WORKBOOK',
        failureOf({ kind }, item) {
          if (kind === 'permission') return 'denied';
          if (kind !== 'validation') return undefined;
          return 'publishedDashboard' in item && item.publishedDashboard === null ? 'unpublished' : 'limit';
        },
      },
    ),
  },
  columns,
  contextOf: ({ model: { list } }) => ({ setFilters: list.setFilters }),
  icon: Share2,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `SharedWorkspace`: the shared items page by page, and the action that clones a workbook. */
export const useSharedWorkspaceList = shared.useModel;

/**
 * The folders, workbooks and reports of a deployment that are shared with embed users: search, open folders, and clone a workbook. Renders
 * a `<div>`.
 */
export const SharedWorkspace = shared.assemble({ Filters: SharedPath });

export type SharedWorkspaceProps = ComponentProps<typeof SharedWorkspace>;

/** The parts of `SharedWorkspace`, for other layouts. */
export const {
  Root: SharedWorkspaceRoot,
  Search: SharedWorkspaceSearch,
  Toolbar: SharedWorkspaceToolbar,
  Rows: SharedWorkspaceRows,
  Footer: SharedWorkspaceFooter,
} = SharedWorkspace;

/** The path to the open folder; hidden during a search. */
function SharedPath() {
  const { path: label, top } = useWorkbookLabels().shared;
  const { deploymentId, folderId, isSearch, setFilters } = shared.useSelector(({ options, model: { list } }) => ({
    deploymentId: options.deploymentId,
    folderId: list.filters.folderId ?? undefined,
    isSearch: list.search.applied !== '',
    setFilters: list.setFilters,
  }));
  const { data = [] } = useFolderAncestors({ deploymentId, folderId: folderId ?? 0 }, { enabled: folderId !== undefined });
  if (folderId === undefined || isSearch) return null;
  return <FolderPath aria-label={label} topLabel={top} path={data} onFolderOpen={(id) => setFilters({ folderId: id })} />;
}

function Kind({ type }: { type: string }) {
  return <ItemKind type={type} names={useWorkbookLabels().shared.kinds} />;
}
