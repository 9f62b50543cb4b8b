import { createFolder } from '../../../src/client.js';
import { analyst, embedClient } from '../support/embedding.js';
import { stagingKey } from '../support/workspace.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

/**
 * The seed data contains the folders 1 Finance › 2 Monthly close › 3 Store profitability. The analyst owns folder 29 and cannot open folder
 * 26, Executive.
 */
const deploymentId = 1;

export const foldersContracts: Contracts<'getFolders' | 'createFolder' | 'updateFolder' | 'deleteFolder' | 'getFolderAncestors'> = {
  getFolders: {
    succeeds: { params: { deploymentId, parentId: 1, first: 1 } },
    refuses: {
      'a cursor of another list': { params: { deploymentId, after: 'nothing' }, status: 400 },
      'an unknown folder': { params: { deploymentId, parentId: 9_999 }, status: 404 },
      'a folder without access': { params: { deploymentId, parentId: 26 }, as: analyst, status: 403 },
      'an unknown deployment': { params: { deploymentId: 99 }, status: 404 },
      'a key for other deployments': { params: { deploymentId }, as: stagingKey, status: 403 },
    },
  },
  createFolder: {
    succeeds: { params: { deploymentId, name: 'Audits', parentId: 3, position: 4 } },
    refuses: {
      'an empty name': { params: { deploymentId, name: '' }, status: 400 },
      'more than five levels': {
        params: async (world) => ({ deploymentId, name: 'Sixth', parentId: await fifthLevel(world) }),
        status: 400,
      },
      'an unknown parent': { params: { deploymentId, name: 'Audits', parentId: 9_999 }, status: 404 },
      'a parent of another deployment': { params: { deploymentId, name: 'Audits', parentId: 31 }, status: 404 },
      'a parent that the caller can only read': { params: { deploymentId, name: 'Audits', parentId: 1 }, as: analyst, status: 403 },
      'an embed session': { params: { deploymentId, name: 'Audits' }, as: embedClient, status: 403 },
    },
  },
  updateFolder: {
    succeeds: { params: { deploymentId, folderId: 1, name: 'Money', position: 9 } },
    refuses: {
      'an empty name': { params: { deploymentId, folderId: 1, name: '' }, status: 400 },
      'an unknown folder': { params: { deploymentId, folderId: 9_999, name: 'Money' }, status: 404 },
      'a folder of another deployment': { params: { deploymentId, folderId: 31, name: 'Money' }, status: 404 },
      'a folder that the caller can only read': { params: { deploymentId, folderId: 1, name: 'Money' }, as: analyst, status: 403 },
    },
  },
  deleteFolder: {
    succeeds: { params: { deploymentId, folderId: 3 } },
    refuses: {
      'a folder with subfolders': { params: { deploymentId, folderId: 1 }, status: 400 },
      'an unknown folder': { params: { deploymentId, folderId: 9_999 }, status: 404 },
      'a folder that the caller can only read': { params: { deploymentId, folderId: 3 }, as: analyst, status: 403 },
    },
  },
  getFolderAncestors: {
    succeeds: { params: { deploymentId, folderId: 3 } },
    refuses: {
      'an unknown folder': { params: { deploymentId, folderId: 9_999 }, status: 404 },
      'a folder without access': { params: { deploymentId, folderId: 27 }, as: analyst, status: 403 },
    },
  },
};

export const workspaceContracts: Contracts<
  'workspaceObjects' | 'sharedWorkspaceObjects' | 'moveWorkspaceObject' | 'bulkDeleteWorkspaceObjects' | 'bulkMoveWorkspaceObjects'
> = {
  workspaceObjects: {
    succeeds: {
      params: {
        deploymentId,
        search: 'a',
        types: ['FOLDER', 'WORKBOOK', 'REPORT'],
        orderByField: 'name',
        orderByDirection: 'DESC',
        first: 60,
      },
    },
    refuses: {
      'an unknown folder': { params: { deploymentId, folderId: 9_999 }, status: 404 },
      'a folder without access': { params: { deploymentId, folderId: 26 }, as: analyst, status: 403 },
      'a cursor of another list': { params: { deploymentId, after: 'nothing' }, status: 400 },
      'an embed session': { params: { deploymentId }, as: embedClient, status: 403 },
    },
  },
  sharedWorkspaceObjects: {
    succeeds: { params: { deploymentId, search: 'e' }, as: embedClient },
    refuses: {
      'an embed session of another deployment': { params: { deploymentId: 2 }, as: embedClient, status: 403 },
      'a cursor of another list': { params: { deploymentId, after: 'nothing' }, status: 400 },
    },
  },
  moveWorkspaceObject: {
    succeeds: { params: { deploymentId, type: 'FOLDER', id: 2, folderId: 22 } },
    refuses: {
      'a folder into itself': { params: { deploymentId, type: 'FOLDER', id: 1, folderId: 1 }, status: 400 },
      'a folder into its own descendant': { params: { deploymentId, type: 'FOLDER', id: 1, folderId: 3 }, status: 400 },
      'a folder at too deep a level': { params: { deploymentId, type: 'FOLDER', id: 1, folderId: 25 }, status: 400 },
      'an unknown item': { params: { deploymentId, type: 'REPORT', id: 9_999 }, status: 404 },
      'an unknown target': { params: { deploymentId, type: 'WORKBOOK', id: 1, folderId: 9_999 }, status: 404 },
      'an item that the caller can only read': { params: { deploymentId, type: 'FOLDER', id: 3, folderId: 29 }, as: analyst, status: 403 },
      'a target that the caller can only read': {
        params: { deploymentId, type: 'WORKBOOK', id: 46, folderId: 1 },
        as: analyst,
        status: 403,
      },
      'an embed session': { params: { deploymentId, type: 'WORKBOOK', id: 1 }, as: embedClient, status: 403 },
    },
  },
  bulkDeleteWorkspaceObjects: {
    succeeds: {
      params: {
        deploymentId,
        items: [
          { type: 'FOLDER', id: 3 },
          { type: 'FOLDER', id: 1 },
          { type: 'WORKBOOK', id: 9_999 },
        ],
      },
    },
    refuses: {
      'an embed session': { params: { deploymentId, items: [{ type: 'WORKBOOK', id: 1 }] }, as: embedClient, status: 403 },
    },
  },
  bulkMoveWorkspaceObjects: {
    succeeds: {
      params: {
        deploymentId,
        folderId: 3,
        items: [
          { type: 'WORKBOOK', id: 1 },
          { type: 'FOLDER', id: 22 },
          { type: 'FOLDER', id: 1 },
        ],
      },
    },
    refuses: {
      'an embed session': { params: { deploymentId, items: [{ type: 'WORKBOOK', id: 1 }] }, as: embedClient, status: 403 },
    },
  },
};

/** Finance › Monthly close › Store profitability with two more levels. */
async function fifthLevel({ admin }: ContractWorld): Promise<number> {
  const fourth = await createFolder(admin, { deploymentId, name: 'Fourth', parentId: 3 });
  const fifth = await createFolder(admin, { deploymentId, name: 'Fifth', parentId: fourth.id });
  return fifth.id;
}
