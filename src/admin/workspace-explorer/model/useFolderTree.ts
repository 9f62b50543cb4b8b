'use client';
import { useEffect, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { Page } from '../../../client/http/pagination.js';
import type { Folder } from '../../../client/resources/folders.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { foldersQuery, type useFolders } from '../../../data/resources/folders.js';
import { useReads } from '../../../data/useRead.js';
import { useSame } from '../../../react/equality/useSame.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useLatest } from '../../../react/state/useLatest.js';
import {
  childNodes,
  type FolderNode,
  type FolderNodeId,
  folderIdOfNode,
  openNodes,
  rememberByHand,
  sortFolders,
  topNode,
} from './folderNodes.js';
import { byName, type WorkspaceSort } from './workspaceSort.js';

/** The folders of a deployment as a tree. Each level is read when its parent is expanded. */
export interface FolderTree {
  /** The top level, which holds all folders. */
  readonly top: FolderNode;
  /** Returns the folders directly inside; empty until they are read. */
  childrenOf(node: FolderNode): readonly FolderNode[];
  /** True also while it is unknown if the folder has subfolders. */
  isExpandable(node: FolderNode): boolean;
  /** Returns true while the folders inside are being read. */
  isLoading(node: FolderNode): boolean;
  /** The ids of all expanded folders; `'top'` is the top level. */
  readonly expandedIds: readonly FolderNodeId[];
  /** Expands these folders and collapses all others. */
  setExpandedIds(ids: readonly FolderNodeId[]): void;
  /** Forgets which folders the user collapsed, so that the present folder is visible again. */
  reveal(): void;
  /** The reason why a level could not be read; the others and earlier data stay. */
  readonly error: ServiceError | undefined;
  /** Refetches the levels that failed. */
  refetch(): void;
}

/** The options of `useFolderTree`. */
export interface FolderTreeOptions {
  /** The deployment whose folders are read. */
  readonly deploymentId: number;
  /** The ids of the folders around the present one, which are expanded unless the user collapses them. */
  readonly around: readonly number[];
  /** The order of the folders of a level. Default: by name. */
  readonly sort?: WorkspaceSort | undefined;
  /** Default true. */
  readonly isEnabled?: boolean | undefined;
  /** The ids of all expanded folders, if controlled; `'top'` is the top level. */
  readonly expandedIds?: readonly FolderNodeId[] | undefined;
  /** The folders expanded at first, in addition to the top level and those around the present folder. */
  readonly defaultExpandedIds?: readonly FolderNodeId[] | undefined;
  /**
   * Called when the expanded folders change. If controlled, also called when the present folder changes and those around it
   * should expand.
   */
  readonly onExpandedIdsChange?: ((ids: readonly FolderNodeId[]) => void) | undefined;
}

/** Reads the expanded folders. Renders nothing. */
export function useFolderTree({ deploymentId, around, sort = byName, isEnabled = true, ...expansion }: FolderTreeOptions): FolderTree {
  const client = useServiceClient();
  const { locale } = useFormats();
  const { expandedIds, setExpandedIds, reveal } = useExpandedFolders(around, expansion);
  const readIds = useMemo(() => [...new Set<FolderNodeId>(['top', ...expandedIds])], [expandedIds]);
  const levels = useReads(
    readIds.map((id) => ({
      ...foldersQuery(client, { deploymentId, parentId: folderIdOfNode({ id }) ?? undefined }),
      enabled: isEnabled,
    })),
    (results) => results.map(({ data, error, isFetching, refetch }) => ({ data, error, isFetching, refetch })),
  );
  return useMemo(
    () => ({ ...treeOf(readIds, levels, (folders) => sortFolders(folders, sort, locale)), expandedIds, setExpandedIds, reveal }),
    [readIds, levels, sort, locale, expandedIds, setExpandedIds, reveal],
  );
}

function treeOf(
  readIds: readonly FolderNodeId[],
  levels: readonly Level[],
  sorted: (folders: readonly Folder[]) => readonly Folder[],
): Omit<FolderTree, 'expandedIds' | 'setExpandedIds' | 'reveal'> {
  const levelOf = ({ id }: FolderNode) => levels[readIds.indexOf(id)];
  const childrenOf = (node: FolderNode) => childNodes(node, sorted(levelOf(node)?.data?.items ?? []));
  const failed = levels.filter(({ error, data }) => error !== null && data === undefined && !isGone(error));
  return {
    top: topNode,
    childrenOf,
    isExpandable: (node) => {
      const level = levelOf(node);
      return level?.data === undefined ? !(level?.error && isGone(level.error)) : level.data.items.length > 0;
    },
    isLoading: (node) => levelOf(node)?.isFetching === true && levelOf(node)?.data === undefined,
    error: failed[0]?.error ?? undefined,
    refetch() {
      for (const level of failed) void level.refetch();
    },
  };
}

type Level = Pick<ReturnType<typeof useFolders<Page<Folder>>>, 'data' | 'error' | 'isFetching' | 'refetch'>;

type Expansion = Pick<FolderTreeOptions, 'expandedIds' | 'defaultExpandedIds' | 'onExpandedIdsChange'>;

function useExpandedFolders(given: readonly number[], { expandedIds: heldIds, defaultExpandedIds = [], onExpandedIdsChange }: Expansion) {
  const around = useSame(given);
  const [byHand, setByHand] = useState<ReadonlyMap<FolderNodeId, boolean>>(() => new Map(defaultExpandedIds.map((id) => [id, true])));
  const expandedIds = useMemo(() => heldIds ?? openNodes(byHand, around), [heldIds, byHand, around]);
  const missing = around.filter((id) => !expandedIds.includes(id));
  const askForMissing = useLatest(() => {
    if (missing.length > 0) onExpandedIdsChange?.([...expandedIds, ...missing]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per folder, so that folders collapsed later stay collapsed
  useEffect(() => askForMissing.current(), [around]);
  const latest = useLatest({ expandedIds, onExpandedIdsChange });
  const [changes] = useState(() => ({
    setExpandedIds(after: readonly FolderNodeId[]): void {
      const before = latest.current.expandedIds;
      setByHand((held) => rememberByHand(held, { before, after }));
      latest.current.onExpandedIdsChange?.(after);
    },
    reveal: () => setByHand((held) => new Map([...held].filter(([, isOpen]) => isOpen))),
  }));
  return { expandedIds, ...changes };
}

/** A folder that was deleted or is no longer shared is treated as missing. */
function isGone({ kind }: ServiceError): boolean {
  return kind === 'not-found';
}
