import type { ItemType, WorkspaceFolderPathEntry } from '@parley/react/client';
import type { FolderRecord, ReportRecord, WorkbookRecord, Workspace } from './Workspace.js';

export type WorkspaceItemRecord = FolderRecord | WorkbookRecord | ReportRecord;

export function itemTypeOf(item: WorkspaceItemRecord): ItemType {
  if ('parentId' in item) return 'FOLDER';
  return 'placements' in item ? 'REPORT' : 'WORKBOOK';
}

/** The folder it lies in; `null` at the root. */
export function folderIdOf(item: WorkspaceItemRecord): number | null {
  return 'parentId' in item ? item.parentId : item.folderId;
}

/** The folders from the root down to this one, itself last. */
export function folderChain({ folders }: Workspace, folderId: number | null): readonly FolderRecord[] {
  const chain: FolderRecord[] = [];
  for (let folder = folderId === null ? undefined : folders.find(folderId); folder !== undefined; ) {
    chain.unshift(folder);
    folder = folder.parentId === null ? undefined : folders.find(folder.parentId);
  }
  return chain;
}

/** The folders around an item as answers show them, the root first. */
export function folderPathOf(workspace: Workspace, folderId: number | null): readonly WorkspaceFolderPathEntry[] {
  return folderChain(workspace, folderId).map(({ id, name }) => ({ id, name }));
}

/** All that it lies in: its folders, and a report's workbook with its folders. */
export function containersOf(workspace: Workspace, item: WorkspaceItemRecord): readonly WorkspaceItemRecord[] {
  const workbook = 'workbookId' in item && item.workbookId !== null ? workspace.workbooks.find(item.workbookId) : undefined;
  const folders = folderChain(workspace, folderIdOf(item));
  return workbook === undefined ? folders : [...folders, workbook, ...folderChain(workspace, workbook.folderId)];
}

export function isEmptyOfFolders({ folders }: Workspace, folderId: number): boolean {
  return !folders.values().some(({ parentId }) => parentId === folderId);
}
