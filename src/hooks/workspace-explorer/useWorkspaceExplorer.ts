'use client';
import { useState } from 'react';
import type { WorkspaceItem, WorkspaceObjectsParams } from '../../client/resources/workspace.js';
import type { WorkspaceFolderPathEntry } from '../../client/resources/workspace-items.js';
import { workspaceItemId } from '../bulk-action/bulkAnswers.js';
import type { BulkReport } from '../bulk-action/useBulkAction.js';
import type { ListChange, ResourceList } from '../resource-list/ResourceList.js';
import { useResourceList } from '../resource-list/useResourceList.js';
import type { ListParams } from '../resourceQueries.js';
import { workspaceObjectsInfiniteQuery } from '../resources/workspace.js';
import { useReadErrorEvent } from '../widget-events/useReadErrorEvent.js';
import type { FolderNodeId } from './folderNodes.js';
import { useFolderPath } from './useFolderPath.js';
import { type FolderTree, useFolderTree } from './useFolderTree.js';
import { useKnownItems } from './useKnownItems.js';
import { useWorkspaceActs, type WorkspaceActs } from './useWorkspaceActs.js';
import { useWorkspaceBulk, type WorkspaceBulk, type WorkspaceRun } from './useWorkspaceBulk.js';
import type { WorkspaceEvents } from './WorkspaceEvents.js';
import { byName, readSort, sortParams, type WorkspaceSort } from './workspaceSort.js';

/** Which workspace, where in it, and which parts of the view the host holds itself. */
export interface WorkspaceView {
  readonly deploymentId: number;
  /** The folder that is shown; `null` for the top. */
  readonly folderId?: number | null | undefined;
  readonly defaultFolderId?: number | null | undefined;
  readonly onFolderChange?: ((folderId: number | null) => void) | undefined;
  /** Goes through all folders. */
  readonly search?: string | undefined;
  readonly defaultSearch?: string | undefined;
  readonly onSearchChange?: ((search: string, change: ListChange) => void) | undefined;
  /** Which kinds are listed; without any, all of them. */
  readonly filters?: WorkspaceFilters | undefined;
  readonly defaultFilters?: WorkspaceFilters | undefined;
  readonly onFiltersChange?: ((filters: WorkspaceFilters, change: ListChange) => void) | undefined;
  readonly sort?: WorkspaceSort | undefined;
  /** By default by name. */
  readonly defaultSort?: WorkspaceSort | undefined;
  readonly onSortChange?: ((sort: WorkspaceSort) => void) | undefined;
  /** By `workspaceItemId`, such as `REPORT 12`. */
  readonly selectedIds?: ReadonlySet<string> | undefined;
  readonly defaultSelectedIds?: Iterable<string> | undefined;
  readonly onSelectionChange?: ((selectedIds: ReadonlySet<string>, change: ListChange) => void) | undefined;
  /** All folders that stand open in the tree; `'top'` is the top of the workspace. */
  readonly expandedFolderIds?: readonly FolderNodeId[] | undefined;
  /** Folders that stand open at first, besides the top and those around the folder that is shown. */
  readonly defaultExpandedFolderIds?: readonly FolderNodeId[] | undefined;
  /** A host that holds them also hears when the folders around another one should stand open. */
  readonly onExpandedFolderIdsChange?: ((folderIds: readonly FolderNodeId[]) => void) | undefined;
  /** How many items are read at once. Default 50. */
  readonly pageSize?: number | undefined;
}

/** What a workspace is narrowed to: folders, workbooks or reports. */
export type WorkspaceFilters = Pick<WorkspaceObjectsParams, 'types'>;

/** A workspace with everything that is done in it. Renders nothing. */
export interface WorkspaceExplorerModel extends WorkspaceActs, WorkspaceBulk {
  readonly deploymentId: number;
  readonly folderId: number | null;
  /** The folders from the top down to the present one, itself last. */
  readonly path: readonly WorkspaceFolderPathEntry[];
  /** Shows another folder; its search, filters and selection begin anew. */
  openFolder(folderId: number | null): void;
  readonly list: ResourceList<WorkspaceItem, WorkspaceListParams, string>;
  readonly sort: WorkspaceSort;
  setSort(sort: WorkspaceSort): void;
  readonly folders: FolderTree;
  /** An item that was listed at some time. */
  findItem(id: string): WorkspaceItem | undefined;
  readonly selectedItems: readonly WorkspaceItem[];
}

export type WorkspaceListParams = ListParams<WorkspaceObjectsParams>;

/** The logic of a workspace: the tree of folders, what is in one or found by a search, and what is done to one item or many. */
export function useWorkspaceExplorer(view: WorkspaceView, events: WorkspaceEvents = {}): WorkspaceExplorerModel {
  const { deploymentId, pageSize = 50, onSortChange } = view;
  const [ownFolderId, setOwnFolderId] = useState(view.defaultFolderId ?? null);
  const folderId = view.folderId === undefined ? ownFolderId : view.folderId;
  const list = useResourceList<WorkspaceItem, WorkspaceListParams, string>({
    query: workspaceObjectsInfiniteQuery,
    params: { deploymentId, folderId, first: pageSize },
    idOf: workspaceItemId,
    search: view.search,
    defaultSearch: view.defaultSearch,
    onSearchChange: view.onSearchChange,
    filters: view.filters,
    defaultFilters: view.defaultFilters,
    onFiltersChange: ({ types }, change) => view.onFiltersChange?.({ types }, change),
    sort: view.sort && sortParams(view.sort),
    defaultSort: sortParams(view.defaultSort ?? byName),
    onSortChange: (params) => onSortChange?.(readSort(params) ?? byName),
    selectedIds: view.selectedIds,
    defaultSelectedIds: view.defaultSelectedIds,
    onSelectionChange: view.onSelectionChange,
  });
  const findItem = useKnownItems(list.items);
  const path = useFolderPath({ deploymentId, folderId }, folderId === null ? undefined : findItem(`FOLDER ${folderId}`));
  const folders = useFolderTree({
    deploymentId,
    around: path.map(({ id }) => id),
    expandedIds: view.expandedFolderIds,
    defaultExpandedIds: view.defaultExpandedFolderIds,
    onExpandedIdsChange: view.onExpandedFolderIdsChange,
  });

  function openFolder(next: number | null): void {
    if (next === folderId) return;
    folders.reveal();
    if (list.selection.count > 0) list.selection.clear();
    setOwnFolderId(next);
    view.onFolderChange?.(next);
  }

  /** What is done is not selected any more; where the present folder is gone, the one around it is shown. */
  function onSettled({ succeededIds }: BulkReport<string>, { kind }: WorkspaceRun): void {
    list.selection.forget(succeededIds);
    const goneAt = kind === 'delete' ? path.findIndex(({ id }) => succeededIds.includes(`FOLDER ${id}`)) : -1;
    if (goneAt >= 0) openFolder(path[goneAt - 1]?.id ?? null);
  }

  const acts = useWorkspaceActs(deploymentId, events);
  const bulk = useWorkspaceBulk(deploymentId, { ...events, onSettled });
  useReadErrorEvent(list.query.error, { widget: 'workspace-explorer', operation: 'workspaceObjects' }, events);
  useReadErrorEvent(folders.error, { widget: 'workspace-explorer', operation: 'getFolders' }, events);
  return {
    ...acts,
    ...bulk,
    deploymentId,
    folderId,
    path,
    openFolder,
    list,
    sort: readSort(list.sort) ?? byName,
    setSort: (sort) => list.setSort(sortParams(sort)),
    folders,
    findItem,
    selectedItems: [...list.selection.ids].flatMap((id) => findItem(id) ?? []),
  };
}
