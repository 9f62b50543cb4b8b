import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import type { WorkspaceItemRef } from '../../../client/resources/workspace-items.js';

/** Returns the id of an item's folder; `null` at the top level. */
export function folderIdOf(item: WorkspaceItem): number | null {
  const id = item.type === 'FOLDER' ? item.parentId : item.folderId;
  return id === undefined ? (item.folderPath?.at(-1)?.id ?? null) : id;
}

export function refOf({ type, id }: WorkspaceItem): WorkspaceItemRef {
  return { type, id };
}

/** Sorts subfolders before their parents, because the service does not delete a folder that contains folders. */
export function deepestFirst(items: readonly WorkspaceItem[]): readonly WorkspaceItem[] {
  return [...items].sort((a, b) => depthOf(b) - depthOf(a));
}

/** True if this version knows what kind of item it is, and so what moving or deleting it means. */
export function isKnownItem({ type }: { readonly type: string }): boolean {
  return Object.hasOwn(noItems, type);
}

/** Counts the items of each kind. */
export function countKinds(items: readonly WorkspaceItem[]): KindCounts {
  const counts = { ...noItems };
  for (const { type } of items) counts[type] += 1;
  return counts;
}

const noItems = { FOLDER: 0, WORKBOOK: 0, REPORT: 0 };

/** The number of items of each type. */
export type KindCounts = Readonly<Record<WorkspaceItem['type'], number>>;

function depthOf({ folderPath = [] }: WorkspaceItem): number {
  return folderPath.length;
}
