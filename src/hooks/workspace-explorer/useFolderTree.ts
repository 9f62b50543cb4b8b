'use client';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { foldersQuery } from '../resources/folders.js';
import { useLatest } from '../useLatest.js';
import { useServiceClient } from '../useServiceClient.js';
import { childNodes, type FolderNode, type FolderNodeId, folderIdOfNode, openNodes, rememberByHand, topNode } from './folderNodes.js';

/** The folders of a deployment as a tree, each level read once its parent is opened. */
export interface FolderTree {
  readonly top: FolderNode;
  childrenOf(node: FolderNode): readonly FolderNode[];
  /** Also where it is not known yet whether there are folders inside. */
  isExpandable(node: FolderNode): boolean;
  isLoading(node: FolderNode): boolean;
  readonly expandedIds: readonly FolderNodeId[];
  setExpandedIds(ids: readonly FolderNodeId[]): void;
  /** Forgets what was closed by hand, so that the folders around the present one stand open again. */
  reveal(): void;
  /** Why a level could not be read; the others stay, and so do those that were read before. */
  readonly error: ServiceError | undefined;
  refresh(): void;
}

export interface FolderTreeOptions {
  readonly deploymentId: number;
  /** The folders around the present one, which stand open unless they are closed by hand. */
  readonly around: readonly number[];
  /** Default true. */
  readonly isEnabled?: boolean | undefined;
  /** All that stands open, where the host holds it; `'top'` is the top of the workspace. */
  readonly expandedIds?: readonly FolderNodeId[] | undefined;
  /** What stands open at first, besides the top and the folders around the present one. */
  readonly defaultExpandedIds?: readonly FolderNodeId[] | undefined;
  /** A host that holds it also hears when the folders around another one should stand open. */
  readonly onExpandedIdsChange?: ((ids: readonly FolderNodeId[]) => void) | undefined;
}

/** Reads the folders that stand open. Renders nothing. */
export function useFolderTree({ deploymentId, around, isEnabled = true, ...expansion }: FolderTreeOptions): FolderTree {
  const client = useServiceClient();
  const { expandedIds, setExpandedIds, reveal } = useExpandedFolders(around, expansion);
  const readIds = [...new Set<FolderNodeId>(['top', ...expandedIds])];
  const levels = useQueries({
    queries: readIds.map((id) => ({
      ...foldersQuery(client, { deploymentId, parentId: folderIdOfNode({ id }) ?? undefined }),
      enabled: isEnabled,
    })),
  });
  const levelOf = ({ id }: FolderNode) => levels[readIds.indexOf(id)];
  const childrenOf = (node: FolderNode) => childNodes(node, levelOf(node)?.data?.items ?? []);
  const failed = levels.filter(({ error, data }) => error !== null && data === undefined && !isGone(error));
  return {
    top: topNode,
    childrenOf,
    isExpandable: (node) => {
      const level = levelOf(node);
      return level?.data === undefined ? !(level?.error && isGone(level.error)) : level.data.items.length > 0;
    },
    isLoading: (node) => levelOf(node)?.isFetching === true && levelOf(node)?.data === undefined,
    expandedIds,
    setExpandedIds,
    reveal,
    error: failed[0]?.error ?? undefined,
    refresh() {
      for (const level of failed) void level.refetch();
    },
  };
}

type Expansion = Pick<FolderTreeOptions, 'expandedIds' | 'defaultExpandedIds' | 'onExpandedIdsChange'>;

function useExpandedFolders(around: readonly number[], { expandedIds: heldIds, defaultExpandedIds = [], onExpandedIdsChange }: Expansion) {
  const [byHand, setByHand] = useState<ReadonlyMap<FolderNodeId, boolean>>(() => new Map(defaultExpandedIds.map((id) => [id, true])));
  const expandedIds = heldIds ?? openNodes(byHand, around);
  const missing = around.filter((id) => !expandedIds.includes(id));
  const askForMissing = useLatest(() => {
    if (missing.length > 0) onExpandedIdsChange?.([...expandedIds, ...missing]);
  });
  const aroundKey = around.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per folder, so that what is closed then stays closed
  useEffect(() => askForMissing.current(), [aroundKey]);
  return {
    expandedIds,
    setExpandedIds(after: readonly FolderNodeId[]): void {
      setByHand(rememberByHand(byHand, { before: expandedIds, after }));
      onExpandedIdsChange?.(after);
    },
    reveal: () => setByHand(new Map([...byHand].filter(([, isOpen]) => isOpen))),
  };
}

/** A folder that was opened once and is deleted by now, or not shared any more, is just not there. */
function isGone({ kind }: ServiceError): boolean {
  return kind === 'not-found';
}
