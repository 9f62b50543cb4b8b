import type { Folder } from '../../../client/resources/folders.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { folderIdOf } from './workspaceItem.js';
import type { WorkspaceSort } from './workspaceSort.js';

/** A row of the folder tree: a folder, or the top level. */
export interface FolderNode {
  /** The id of the folder, or `top`. */
  readonly id: FolderNodeId;
  /** `undefined` for the top level, which the widget names. */
  readonly folder: Folder | undefined;
  /** The ids of the folders from the top level down to this one. */
  readonly chain: readonly number[];
}

/** The id of a folder, or `top` for the top level. */
export type FolderNodeId = number | 'top';

export const topNode: FolderNode = { id: 'top', folder: undefined, chain: [] };

export function nodeIdOf(folderId: number | null): FolderNodeId {
  return folderId ?? 'top';
}

export function folderIdOfNode({ id }: Pick<FolderNode, 'id'>): number | null {
  return id === 'top' ? null : id;
}

/** Sorts folders as the table does: the service lists them in their own order. */
export function sortFolders(folders: readonly Folder[], { columnId, direction }: WorkspaceSort, locale: string): readonly Folder[] {
  const { compare } = new Intl.Collator(locale);
  const keyOf = { name: ({ name }: Folder) => name, updated: timeOf('updatedAt'), created: timeOf('createdAt') }[columnId];
  const sign = direction === 'ASC' ? 1 : -1;
  return folders.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

/** ISO times sort as texts. */
function timeOf(field: 'updatedAt' | 'createdAt') {
  return (folder: Folder) => folder[field];
}

export function childNodes(parent: FolderNode, folders: readonly Folder[]): readonly FolderNode[] {
  return folders.map((folder) => ({ id: folder.id, folder, chain: [...parent.chain, folder.id] }));
}

/** The reason why items cannot be moved: a folder into itself or its own subfolder, or all items are already there. */
export type MoveObstacle = 'itself' | 'inside' | 'there';

/** Returns the reason why the items cannot be moved into this folder; `undefined` if they can. */
export function moveObstacle({ id, chain }: FolderNode, items: readonly WorkspaceItem[]): MoveObstacle | undefined {
  const moved = new Set(items.filter(({ type }) => type === 'FOLDER').map((folder) => folder.id));
  if (id !== 'top' && moved.has(id)) return 'itself';
  if (chain.some((ancestor) => moved.has(ancestor))) return 'inside';
  return items.every((item) => nodeIdOf(folderIdOf(item)) === id) ? 'there' : undefined;
}

/** Returns the ids of the expanded nodes: those around the present folder, overridden by the user's choices. */
export function openNodes(byHand: ReadonlyMap<FolderNodeId, boolean>, around: readonly number[]): readonly FolderNodeId[] {
  const ids = new Set<FolderNodeId>(['top', ...around, ...byHand.keys()]);
  return [...ids].filter((id) => byHand.get(id) ?? true);
}

/** Records the user's choices from the ids that the tree reports as expanded. */
export function rememberByHand(
  byHand: ReadonlyMap<FolderNodeId, boolean>,
  { before, after }: { readonly before: readonly FolderNodeId[]; readonly after: readonly FolderNodeId[] },
): ReadonlyMap<FolderNodeId, boolean> {
  const closed = before.filter((id) => !after.includes(id)).map((id) => [id, false] as const);
  const opened = after.filter((id) => !before.includes(id)).map((id) => [id, true] as const);
  return new Map([...byHand, ...closed, ...opened]);
}
