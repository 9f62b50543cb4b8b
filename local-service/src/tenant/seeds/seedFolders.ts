import type { Random } from '../../random.js';
import { createTable, type Table } from '../Table.js';
import { dayMs } from '../times.js';
import type { FolderRecord } from '../workspace/Workspace.js';
import { folderTree, type SeededFolder } from './folderTree.js';

/** 40 folders, up to four deep. */
export function seedFolders(random: Random, now: number): Table<FolderRecord> {
  const folders = createTable<FolderRecord>();

  function insertAll(siblings: readonly SeededFolder[], deploymentId: number, parentId: number | null): void {
    for (const [position, { name, ownerId = adminId, sharedWith = 'everyone', folders: inside = [] }] of siblings.entries()) {
      const createdAt = now - random.between(60, 600) * dayMs;
      const createdBy = ownerId ?? adminId;
      const updatedAt = createdAt + random.between(0, 50) * dayMs;
      const folder: Omit<FolderRecord, 'id'> = {
        deploymentId,
        name,
        ownerId,
        sharedWith,
        createdAt,
        createdBy,
        updatedAt,
        parentId,
        position,
        updatedBy: createdBy,
      };
      insertAll(inside, deploymentId, folders.insert(folder).id);
    }
  }

  for (const [deploymentId, roots] of Object.entries(folderTree)) insertAll(roots, Number(deploymentId), null);
  return folders;
}

const adminId = 1;
