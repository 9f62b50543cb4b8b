'use client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { foldersQuery } from '../resources/folders.js';
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
  /** Why a level could not be read; the others stay. */
  readonly error: ServiceError | undefined;
  refresh(): void;
}

export interface FolderTreeOptions {
  readonly deploymentId: number;
  /** The folders around the present one, which stand open unless they are closed by hand. */
  readonly around: readonly number[];
  /** Default true. */
  readonly isEnabled?: boolean | undefined;
}

/** Reads the folders that stand open. Renders nothing. */
export function useFolderTree({ deploymentId, around, isEnabled = true }: FolderTreeOptions): FolderTree {
  const client = useServiceClient();
  const [byHand, setByHand] = useState<ReadonlyMap<FolderNodeId, boolean>>(new Map());
  const expandedIds = openNodes(byHand, around);
  const readIds = [...new Set<FolderNodeId>(['top', ...expandedIds])];
  const levels = useQueries({
    queries: readIds.map((id) => ({
      ...foldersQuery(client, { deploymentId, parentId: folderIdOfNode({ id }) ?? undefined }),
      enabled: isEnabled,
    })),
  });
  const levelOf = ({ id }: FolderNode) => levels[readIds.indexOf(id)];
  const childrenOf = (node: FolderNode) => childNodes(node, levelOf(node)?.data?.items ?? []);
  const failed = levels.filter(({ error }) => error !== null && !isGone(error));
  return {
    top: topNode,
    childrenOf,
    isExpandable: (node) => {
      const level = levelOf(node);
      return level?.data === undefined ? !(level?.error && isGone(level.error)) : level.data.items.length > 0;
    },
    isLoading: (node) => levelOf(node)?.isFetching === true && levelOf(node)?.data === undefined,
    expandedIds,
    setExpandedIds: (after) => setByHand(rememberByHand(byHand, { before: expandedIds, after })),
    reveal: () => setByHand(new Map([...byHand].filter(([, isOpen]) => isOpen))),
    error: failed[0]?.error ?? undefined,
    refresh() {
      for (const level of failed) void level.refetch();
    },
  };
}

/** A folder that was opened once and is deleted by now, or not shared any more, is just not there. */
function isGone({ kind }: ServiceError): boolean {
  return kind === 'not-found';
}
