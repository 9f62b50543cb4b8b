import { ServiceFailure } from '../../http/ServiceFailure.js';
import { removeWhere } from '../removeWhere.js';
import type { Tenant } from '../Tenant.js';
import type { FolderRecord, Workspace } from './Workspace.js';
import { folderChain, isEmptyOfFolders, type WorkspaceItemRecord } from './workspaceTree.js';

/** Most folders from the root down, the lowest included. */
export const maxFolderDepth = 5;

/** The position after the last folder in there. */
export function nextPosition({ folders }: Workspace, deploymentId: number, parentId: number | null): number {
  const siblings = folders.values().filter((folder) => folder.deploymentId === deploymentId && folder.parentId === parentId);
  return 1 + Math.max(-1, ...siblings.map(({ position }) => position));
}

/** Puts an item into another folder; 400 if a folder would be inside itself or too deep. */
export function moveItem(
  { workspace, clock }: Tenant,
  item: WorkspaceItemRecord,
  folderId: number | null,
): WorkspaceItemRecord | undefined {
  const updatedAt = clock();
  if (!('parentId' in item)) {
    const table = 'placements' in item ? workspace.reports : workspace.workbooks;
    return table.update(item.id, { folderId, updatedAt });
  }
  checkFolderMove(workspace, item, folderId);
  const position = nextPosition(workspace, item.deploymentId, folderId);
  return workspace.folders.update(item.id, { parentId: folderId, position, updatedAt });
}

/** Deletes an item; 400 if a folder still has folders. Its other items move to the root. */
export function deleteItem({ workspace }: Tenant, item: WorkspaceItemRecord): void {
  if ('parentId' in item) {
    deleteFolder(workspace, item);
  } else if ('placements' in item) {
    workspace.reports.remove(item.id);
  } else {
    removeWhere(workspace.reports, ({ workbookId }) => workbookId === item.id);
    workspace.workbooks.remove(item.id);
  }
}

function deleteFolder(workspace: Workspace, { id, name }: FolderRecord): void {
  if (!isEmptyOfFolders(workspace, id)) throw new ServiceFailure(400, `"${name}" still has folders. Move or delete them first.`);
  for (const table of [workspace.workbooks, workspace.reports]) {
    for (const item of table.values()) if (item.folderId === id) table.update(item.id, { folderId: null });
  }
  workspace.folders.remove(id);
}

function checkFolderMove(workspace: Workspace, folder: FolderRecord, parentId: number | null): void {
  const above = folderChain(workspace, parentId);
  if (above.some(({ id }) => id === folder.id)) throw new ServiceFailure(400, `"${folder.name}" cannot be moved into itself.`);
  if (above.length + heightOf(workspace, folder.id) > maxFolderDepth) {
    throw new ServiceFailure(400, `Folders can be nested at most ${maxFolderDepth} levels deep.`);
  }
}

/** The folder with the levels below it. */
function heightOf(workspace: Workspace, folderId: number): number {
  const below = workspace.folders.values().filter(({ parentId }) => parentId === folderId);
  return 1 + Math.max(0, ...below.map(({ id }) => heightOf(workspace, id)));
}
