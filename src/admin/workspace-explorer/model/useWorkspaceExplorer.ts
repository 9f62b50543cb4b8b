'use client';
import { useCallback, useMemo, useState } from 'react';
import type { WorkspaceItem, WorkspaceObjectsParams } from '../../../client/resources/workspace.js';
import type { WorkspaceFolderPathEntry } from '../../../client/resources/workspace-items.js';
import { workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ListChange, ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import type { ListParams } from '../../../data/resourceQueries.js';
import { useFolderAncestors } from '../../../data/resources/folders.js';
import { workspaceObjectsInfiniteQuery } from '../../../data/resources/workspace.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { RunningActions } from '../../kit/actions/action.js';
import type { BulkRun, RunningBulkActions } from '../../kit/actions/bulkAction.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useBulkActions } from '../../kit/actions/useBulkActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import { useSeenItems } from '../../kit/list/useSeenItems.js';
import type { FolderNodeId } from './folderNodes.js';
import { type FolderTree, useFolderTree } from './useFolderTree.js';
import { type WorkspaceEvents, workspaceActions, workspaceBulkActions } from './workspaceActions.js';
import { isKnownItem } from './workspaceItem.js';
import { byName, readSort, sortParams, type WorkspaceSort } from './workspaceSort.js';

/** The workspace, the present folder, and the parts of the view that the host controls. */
export interface WorkspaceExplorerOptions extends WorkspaceEvents {
  /** The deployment whose workspace is shown. */
  readonly deploymentId: number;
  /** The id of the present folder; `null` for the top level. */
  readonly folderId?: number | null | undefined;
  /** The id of the folder opened at first. Default: the top level. */
  readonly defaultFolderId?: number | null | undefined;
  /** Called with the id of the folder that was opened; `null` for the top level. */
  readonly onFolderChange?: ((folderId: number | null) => void) | undefined;
  /** The search text. Searches all folders. */
  readonly search?: string | undefined;
  /** The initial search text. Default: empty. */
  readonly defaultSearch?: string | undefined;
  /** Called when the search text changes. */
  readonly onSearchChange?: ((search: string, change: ListChange) => void) | undefined;
  /** The kinds of items to list. Default: all. */
  readonly filters?: WorkspaceFilters | undefined;
  /** The initial filters. Default: none. */
  readonly defaultFilters?: WorkspaceFilters | undefined;
  /** Called when the filters change. */
  readonly onFiltersChange?: ((filters: WorkspaceFilters, change: ListChange) => void) | undefined;
  /** The order of the items. Folders always come first. */
  readonly sort?: WorkspaceSort | undefined;
  /** The initial order. Default: by name. */
  readonly defaultSort?: WorkspaceSort | undefined;
  /** Called when the order changes. */
  readonly onSortChange?: ((sort: WorkspaceSort, change: ListChange) => void) | undefined;
  /** The `workspaceItemId`s of the selected items, such as `REPORT 12`. */
  readonly selectedIds?: ReadonlySet<string> | undefined;
  /** The ids of the items selected at first. Default: none. */
  readonly defaultSelectedIds?: Iterable<string> | undefined;
  /** Called with the ids of all selected items when the selection changes. */
  readonly onSelectionChange?: ((selectedIds: ReadonlySet<string>, change: ListChange) => void) | undefined;
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

/** The state and actions of a workspace. Renders nothing. */
export interface WorkspaceExplorerModel extends RunningActions<typeof workspaceActions>, RunningBulkActions<typeof workspaceBulkActions> {
  /** The present or last action on many items. */
  readonly bulk: BulkAction<WorkspaceItem, string, BulkRun<keyof typeof workspaceBulkActions>>;
  /** True while the item is being copied. A new function whenever a result changes. */
  readonly isBusy: (item: WorkspaceItem) => boolean;
  /** The id of the present folder; `null` for the top level. */
  readonly folderId: number | null;
  /** The folders from the top level down to the present one. */
  readonly path: readonly WorkspaceFolderPathEntry[];
  /** Opens a folder, clears the search, and resets filters and selection. Always the same function. */
  openFolder(folderId: number | null): void;
  /** The items of the present folder, or the results of a search. */
  readonly list: ResourceList<WorkspaceItem, WorkspaceListParams, string>;
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

/** The filters and order that the workspace takes. */
export type WorkspaceListParams = ListParams<WorkspaceObjectsParams>;

/** Headless hook behind `WorkspaceExplorer`: `useWorkspaceExplorer({ deploymentId: 1 })`. */
export function useWorkspaceExplorer(options: WorkspaceExplorerOptions): WorkspaceExplorerModel {
  const { deploymentId, pageSize = 50, onSortChange } = options;
  const [ownFolderId, setOwnFolderId] = useState(options.defaultFolderId ?? null);
  const folderId = options.folderId === undefined ? ownFolderId : options.folderId;
  const list = useResourceList<WorkspaceItem, WorkspaceListParams, string>({
    query: workspaceObjectsInfiniteQuery,
    params: { deploymentId, folderId, first: pageSize },
    idOf: workspaceItemId,
    search: options.search,
    defaultSearch: options.defaultSearch,
    onSearchChange: options.onSearchChange,
    filters: options.filters,
    defaultFilters: options.defaultFilters,
    onFiltersChange: ({ types }, change) => options.onFiltersChange?.({ types }, change),
    sort: options.sort && sortParams(options.sort),
    defaultSort: sortParams(options.defaultSort ?? byName),
    onSortChange: (params, change) => onSortChange?.(readSort(params) ?? byName, change),
    selectedIds: options.selectedIds,
    defaultSelectedIds: options.defaultSelectedIds,
    onSelectionChange: options.onSelectionChange,
  });
  const seen = useSeenItems(list.items, workspaceItemId);
  const findItem = useCallback((id: string) => seen.get(id), [seen]);
  const path = useFolderPath({ deploymentId, folderId }, folderId === null ? undefined : findItem(`FOLDER ${folderId}`));
  const sort = useMemo(() => readSort(list.sort) ?? byName, [list.sort]);
  const folders = useFolderTree({
    deploymentId,
    sort,
    around: path.map(({ id }) => id),
    expandedIds: options.expandedFolderIds,
    defaultExpandedIds: options.defaultExpandedFolderIds,
    onExpandedIdsChange: options.onExpandedFolderIdsChange,
  });

  const latest = useLatest({ list, folders, folderId, onFolderChange: options.onFolderChange });
  const [{ openFolder, setSort }] = useState(() => ({
    openFolder(next: number | null): void {
      const current = latest.current;
      if (current.list.search.applied !== '') current.list.search.clear();
      if (next === current.folderId) return;
      current.folders.reveal();
      if (current.list.selection.count > 0) current.list.selection.clear();
      setOwnFolderId(next);
      current.onFolderChange?.(next);
    },
    setSort: (next: WorkspaceSort) => latest.current.list.setSort(sortParams(next)),
  }));

  /** Deselects items. If the present folder was deleted, opens its parent. */
  function done(ids: readonly string[], name: keyof typeof workspaceBulkActions): void {
    list.selection.forget(ids);
    const goneAt = name === 'delete' ? path.findIndex(({ id }) => ids.includes(`FOLDER ${id}`)) : -1;
    if (goneAt >= 0) openFolder(path[goneAt - 1]?.id ?? null);
  }

  const actions = useActions('workspace-explorer', workspaceActions, options);
  const { duplicate } = actions;
  useReadErrorEvent(list.query.error, { widget: 'workspace-explorer', operation: 'workspaceObjects' }, options);
  useReadErrorEvent(folders.error, { widget: 'workspace-explorer', operation: 'getFolders' }, options);
  const { ids } = list.selection;
  return {
    ...actions,
    ...useBulkActions('workspace-explorer', workspaceBulkActions, options, {
      idOf: workspaceItemId,
      isLocked: (item) => !isKnownItem(item),
      done,
    }),
    isBusy: useCallback((item) => duplicate.isBusy(workspaceItemId(item)), [duplicate]),
    folderId,
    path,
    openFolder,
    list,
    sort,
    setSort,
    folders,
    findItem,
    selectedItems: useMemo(() => [...ids].flatMap((id) => findItem(id) ?? []), [ids, findItem]),
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
