'use client';
import { useCallback, useMemo, useState } from 'react';
import type { WorkspaceItem, WorkspaceObjectsParams } from '../../../client/resources/workspace.js';
import type { WorkspaceFolderPathEntry } from '../../../client/resources/workspace-items.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { useCan } from '../../../data/permissions/useCan.js';
import type { ListViewOptions, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import { useMe } from '../../../data/resources/current-user.js';
import { useFolderAncestors } from '../../../data/resources/folders.js';
import { workspaceObjectsInfiniteQuery } from '../../../data/resources/workspace.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ListOptions } from '../../kit/list/ListOptions.js';
import type { KnownOf } from '../../kit/resource/ResourceWidgetDefinition.js';
import type { FolderNodeId } from './folderNodes.js';
import { type FolderTree, useFolderTree } from './useFolderTree.js';
import type { WorkspaceEvents, workspaceActions } from './workspaceActions.js';
import { isKnownItem } from './workspaceItem.js';
import { byName, readSort, sortParams, type WorkspaceSort } from './workspaceSort.js';

/** The workspace, the present folder, and the parts of the view that the host controls. */
export interface WorkspaceExplorerOptions
  extends WorkspaceEvents,
    ListOptions<WorkspaceFilters, WorkspaceSort>,
    Pick<ListViewOptions<never, string>, 'selectedIds' | 'defaultSelectedIds' | 'onSelectionChange'> {
  /** The deployment whose workspace is shown. */
  readonly deploymentId: number;
  /** The id of the present folder; `null` for the top level. */
  readonly folderId?: number | null | undefined;
  /** The id of the folder opened at first. Default: the top level. */
  readonly defaultFolderId?: number | null | undefined;
  /** Called with the id of the folder that was opened; `null` for the top level. */
  readonly onFolderChange?: ((folderId: number | null) => void) | undefined;
  /** The ids of all expanded folders; `'top'` is the top level. */
  readonly expandedFolderIds?: readonly FolderNodeId[] | undefined;
  /** The folders expanded at first, in addition to the top level and those around the present folder. */
  readonly defaultExpandedFolderIds?: readonly FolderNodeId[] | undefined;
  /**
   * Called when the expanded folders change. If controlled, also called when the present folder changes and those around it
   * should expand.
   */
  readonly onExpandedFolderIdsChange?: ((folderIds: readonly FolderNodeId[]) => void) | undefined;
  /** The number of items per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** The filter of a workspace: folders, workbooks or reports. */
export type WorkspaceFilters = Pick<WorkspaceObjectsParams, 'types'>;

/** The items of the present folder, or the results of a search. */
export interface FolderList extends ResourceList<WorkspaceItem, WorkspaceListParams, string> {
  /** The id of the present folder; `null` for the top level. */
  readonly folderId: number | null;
  /** Opens another folder, unless the host controls it. */
  readonly setFolderId: (folderId: number | null) => void;
}

/** The filters and order that the workspace takes. */
export type WorkspaceListParams = ListParams<WorkspaceObjectsParams>;

/** Lists the present folder. */
export function useFolderList(options: WorkspaceExplorerOptions): FolderList {
  const { deploymentId, pageSize = 50, onFiltersChange, onSortChange, sort, defaultSort = byName, ...view } = options;
  const [ownFolderId, setFolderId] = useState(options.defaultFolderId ?? null);
  const folderId = options.folderId === undefined ? ownFolderId : options.folderId;
  const list = useResourceList<WorkspaceItem, WorkspaceListParams, string>({
    ...view,
    query: workspaceObjectsInfiniteQuery,
    params: { deploymentId, folderId, first: pageSize },
    idOf: workspaceItemId,
    onFiltersChange: ({ types }, change) => onFiltersChange?.({ types }, change),
    sort: sort && sortParams(sort),
    defaultSort: sortParams(defaultSort),
    onSortChange: (params, change) => onSortChange?.(readSort(params) ?? byName, change),
  });
  return { ...list, folderId, setFolderId };
}

/** A workspace, in addition to the actions on its items. */
export interface WorkspaceKnowledge {
  /** True while the item is being copied. A new function whenever a result changes. */
  readonly isBusy: (item: WorkspaceItem) => boolean;
  /** Returns true if the signed-in user certainly may not edit or manage the item. */
  readonly refuses: (item: WorkspaceItem, right: 'Edit' | 'Manage') => boolean;
  /** The id of the present folder; `null` for the top level. */
  readonly folderId: number | null;
  /** The folders from the top level down to the present one. */
  readonly path: readonly WorkspaceFolderPathEntry[];
  /** Opens a folder, clears the search, and resets filters and selection. Always the same function. */
  openFolder(folderId: number | null): void;
  /** The items of the present folder, or the results of a search. Refetched together with the folders. */
  readonly list: FolderList;
  /** True if rows show the paths of items, because they were searched. */
  readonly hasPaths: boolean;
  /** The order of the items. */
  readonly sort: WorkspaceSort;
  /** Changes the order of the items. */
  setSort(sort: WorkspaceSort): void;
  /** The folder tree. */
  readonly folders: FolderTree;
  /** Finds an item that was listed earlier. */
  findItem(id: string): WorkspaceItem | undefined;
  /** The selected items that are or were listed. */
  readonly selectedItems: readonly WorkspaceItem[];
}

/** Reads the folders around the present one, and keeps the tree and the list together. */
export function useWorkspaceKnowledge(
  options: WorkspaceExplorerOptions,
  list: FolderList,
  { seen, runs: { duplicate } }: KnownOf<WorkspaceItem, string, typeof workspaceActions>,
): WorkspaceKnowledge {
  const { deploymentId } = options;
  const { folderId, selection } = list;
  const path = useFolderPath({ deploymentId, folderId }, folderId === null ? undefined : seen.get(`FOLDER ${folderId}`));
  const sort = useMemo(() => readSort(list.sort) ?? byName, [list.sort]);
  const folders = useFolderTree({
    deploymentId,
    sort,
    around: path.map(({ id }) => id),
    expandedIds: options.expandedFolderIds,
    defaultExpandedIds: options.defaultExpandedFolderIds,
    onExpandedIdsChange: options.onExpandedFolderIdsChange,
  });
  useReadErrorEvent(folders.error, { widget: 'workspace-explorer', operation: 'getFolders' }, options);
  // Earlier rows keep their layout until the search results are loaded.
  const isSearched = list.search.applied !== '';
  const [hasPaths, setHasPaths] = useState(isSearched);
  if (!list.isStale && hasPaths !== isSearched) setHasPaths(isSearched);

  const latest = useLatest({ list, folders, onFolderChange: options.onFolderChange });
  const [{ refetch, ...changes }] = useState(() => ({
    openFolder(next: number | null): void {
      const current = latest.current;
      if (current.list.search.applied !== '') current.list.search.clear();
      if (next === current.list.folderId) return;
      current.folders.reveal();
      if (current.list.selection.count > 0) current.list.selection.clear();
      current.list.setFolderId(next);
      current.onFolderChange?.(next);
    },
    setSort: (next: WorkspaceSort) => latest.current.list.setSort(sortParams(next)),
    refetch(): void {
      latest.current.list.refetch();
      if (latest.current.folders.error !== undefined) latest.current.folders.refetch();
    },
  }));
  return {
    ...changes,
    isBusy: useCallback((item) => duplicate.isBusy(workspaceItemId(item)), [duplicate]),
    refuses: useItemRefusal(),
    folderId,
    path,
    list: { ...list, refetch },
    hasPaths,
    sort,
    folders,
    ...useMemo(() => {
      const findItem = (id: string) => seen.get(id);
      return { findItem, selectedItems: [...selection.ids].flatMap((id) => findItem(id) ?? []) };
    }, [seen, selection.ids]),
  };
}

/** Returns the folders from the top level down to this one. Uses `known` until they are loaded. */
function useFolderPath(
  { deploymentId, folderId }: { readonly deploymentId: number; readonly folderId: number | null },
  known: WorkspaceItem | undefined,
): readonly WorkspaceFolderPathEntry[] {
  const { data } = useFolderAncestors({ deploymentId, folderId: folderId ?? 0 }, { enabled: folderId !== null });
  return useMemo(() => {
    if (folderId === null) return [];
    if (data !== undefined) return data;
    return known === undefined ? [] : [...(known.folderPath ?? []), { id: known.id, name: known.name }];
  }, [folderId, data, known]);
}

/** Returns a function that is true if the signed-in user certainly may not edit or manage an item. */
function useItemRefusal(): WorkspaceKnowledge['refuses'] {
  const can = useCan();
  const { data: me } = useMe();
  return (item, right) => {
    const canManage = me !== undefined && item.user?.id === me.id ? true : undefined;
    if (!isKnownItem(item)) return true;
    return can(`${rightNames[item.type]}${right}`, item.type === 'REPORT' ? item : { canManage }).answer === 'refused';
  };
}

const rightNames = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;
