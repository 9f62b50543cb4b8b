import type { Folder } from '../../../client/resources/folders.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { folderIdOf } from './workspaceItem.js';

/** A row of the tree of folders: a folder, or the top of the workspace. */
export interface FolderNode {
  readonly id: FolderNodeId;
  /** Nothing of the top, which the widget names. */
  readonly folder: Folder | undefined;
  /** The folders from the top down, itself last. */
  readonly chain: readonly number[];
}

export type FolderNodeId = number | 'top';

export const topNode: FolderNode = { id: 'top', folder: undefined, chain: [] };

export function nodeIdOf(folderId: number | null): FolderNodeId {
  return folderId ?? 'top';
}

export function folderIdOfNode({ id }: Pick<FolderNode, 'id'>): number | null {
  return id === 'top' ? null : id;
}

export function childNodes(parent: FolderNode, folders: readonly Folder[]): readonly FolderNode[] {
  return folders.map((folder) => ({ id: folder.id, folder, chain: [...parent.chain, folder.id] }));
}

/** Why items cannot be moved somewhere: a folder into itself or into one inside it, or all of them are there already. */
export type MoveObstacle = 'itself' | 'inside' | 'there';

export function moveObstacle({ id, chain }: FolderNode, items: readonly WorkspaceItem[]): MoveObstacle | undefined {
  const moved = new Set(items.filter(({ type }) => type === 'FOLDER').map((folder) => folder.id));
  if (id !== 'top' && moved.has(id)) return 'itself';
  if (chain.some((ancestor) => moved.has(ancestor))) return 'inside';
  return items.every((item) => nodeIdOf(folderIdOf(item)) === id) ? 'there' : undefined;
}

/**
 * Which folders stand open: those around the present one, and what was opened or closed by hand, which wins. Given as ids
 * of the tree.
 */
export function openNodes(byHand: ReadonlyMap<FolderNodeId, boolean>, around: readonly number[]): readonly FolderNodeId[] {
  const ids = new Set<FolderNodeId>(['top', ...around, ...byHand.keys()]);
  return [...ids].filter((id) => byHand.get(id) ?? true);
}

/** What was changed by hand, after the tree says which ids stand open. */
export function rememberByHand(
  byHand: ReadonlyMap<FolderNodeId, boolean>,
  { before, after }: { readonly before: readonly FolderNodeId[]; readonly after: readonly FolderNodeId[] },
): ReadonlyMap<FolderNodeId, boolean> {
  const closed = before.filter((id) => !after.includes(id)).map((id) => [id, false] as const);
  const opened = after.filter((id) => !before.includes(id)).map((id) => [id, true] as const);
  return new Map([...byHand, ...closed, ...opened]);
}
