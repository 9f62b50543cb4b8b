import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import type { WorkspaceItemRef } from '../../../client/resources/workspace-items.js';

/** The folder that an item lies in; `null` at the top. */
export function folderIdOf(item: WorkspaceItem): number | null {
  const id = item.type === 'FOLDER' ? item.parentId : item.folderId;
  return id === undefined ? (item.folderPath?.at(-1)?.id ?? null) : id;
}

export function refOf({ type, id }: WorkspaceItem): WorkspaceItemRef {
  return { type, id };
}

/** A folder with folders is not deleted, so that those inside have to go before those around them. */
export function deepestFirst(items: readonly WorkspaceItem[]): readonly WorkspaceItem[] {
  return [...items].sort((a, b) => depthOf(b) - depthOf(a));
}

/** How many items of each kind there are. */
export function countKinds(items: readonly WorkspaceItem[]): KindCounts {
  const counts = { FOLDER: 0, WORKBOOK: 0, REPORT: 0 };
  for (const { type } of items) counts[type] += 1;
  return counts;
}

export type KindCounts = Readonly<Record<WorkspaceItem['type'], number>>;

function depthOf({ folderPath = [] }: WorkspaceItem): number {
  return folderPath.length;
}
