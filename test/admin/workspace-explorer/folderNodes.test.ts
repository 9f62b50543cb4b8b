import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  childNodes,
  type FolderNodeId,
  moveObstacle,
  openNodes,
  rememberByHand,
  sortFolders,
  topNode,
} from '../../../src/admin/workspace-explorer/model/folderNodes.js';
import { splitContents } from '../../../src/admin/workspace-explorer/model/useFolderContents.js';
import { countKinds, deepestFirst, folderIdOf } from '../../../src/admin/workspace-explorer/model/workspaceItem.js';
import { readSort, sortParams } from '../../../src/admin/workspace-explorer/model/workspaceSort.js';
import type { Folder, Workbook, WorkspaceItem } from '../../../src/client.js';

describe('the folders of a level', () => {
  it('have the order of the table, whatever the order of the service', () => {
    const folders = [
      { ...folder(1, null), name: 'Sales', updatedAt: '2026-01-02T00:00:00Z' },
      { ...folder(2, null), name: 'älter', updatedAt: '2026-01-03T00:00:00Z' },
      { ...folder(3, null), name: 'Board', updatedAt: '2026-01-01T00:00:00Z' },
    ];
    const idsBy = (columnId: 'name' | 'updated', direction: 'ASC' | 'DESC') =>
      sortFolders(folders, { columnId, direction }, 'de').map(({ id }) => id);
    expect(idsBy('name', 'ASC')).toEqual([2, 3, 1]);
    expect(idsBy('updated', 'DESC')).toEqual([2, 1, 3]);
  });
});

describe('folders that items can be moved to', () => {
  const finance = folder(1, null);
  const [node] = childNodes(topNode, [finance]);
  const [child] = childNodes(node ?? topNode, [folder(2, 1)]);
  const [elsewhere] = childNodes(topNode, [folder(3, null)]);

  it('exclude the moved folder and its descendants', () => {
    const [grandchild] = childNodes(child ?? topNode, [folder(5, 2)]);
    expect(moveObstacle(node ?? topNode, [finance])).toBe('itself');
    expect(moveObstacle(child ?? topNode, [finance])).toBe('inside');
    expect(moveObstacle(grandchild ?? topNode, [finance, workbook(9, 3)])).toBe('inside');
  });

  it('exclude the folder that already contains all of them, but not one that contains some', () => {
    expect(moveObstacle(elsewhere ?? topNode, [workbook(9, 3)])).toBe('there');
    expect(moveObstacle(elsewhere ?? topNode, [workbook(9, 3), workbook(8, null)])).toBeUndefined();
    expect(moveObstacle(topNode, [finance])).toBe('there');
  });

  it('do not confuse the ids of folders and workbooks', () => {
    expect(moveObstacle(node ?? topNode, [workbook(1, null)])).toBeUndefined();
  });
});

describe('open folders', () => {
  it('are the parents of the current one, unless the user closed them', () => {
    expect(openNodes(new Map(), [1, 2])).toEqual(['top', 1, 2]);
    expect(openNodes(new Map<FolderNodeId, boolean>([[1, false]]), [1, 2])).toEqual(['top', 2]);
  });

  it('are always those that the tree reported last', () => {
    const ids = fc.uniqueArray(fc.oneof(fc.constant<FolderNodeId>('top'), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), ids, ids, (around, first, second) => {
        let byHand: ReadonlyMap<FolderNodeId, boolean> = new Map();
        for (const after of [first, second]) byHand = rememberByHand(byHand, { before: openNodes(byHand, around), after });
        expect(new Set(openNodes(byHand, around))).toEqual(new Set(second));
      }),
    );
  });
});

describe('deleting', () => {
  it('deletes innermost folders first', () => {
    const deep = { ...folder(3, 2), folderPath: [named(1), named(2)] };
    const items = [folder(1, null), workbook(7, 1), { ...folder(2, 1), folderPath: [named(1)] }, deep];
    const folders = deepestFirst(items).filter(({ type }) => type === 'FOLDER');
    expect(folders.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(deepestFirst(items)).toHaveLength(4);
  });

  it('keeps folders that contain remaining items', () => {
    const inside = [
      { folder: folder(1, null), items: [folder(2, 1)] },
      { folder: folder(2, 1), items: [workbook(7, 2)] },
      { folder: folder(4, null), items: [folder(5, 4)] },
    ];
    const { holders } = splitContents([folder(1, null), folder(2, 1), folder(4, null)], inside);
    expect(holders.map(({ id }) => id)).toEqual([4]);
  });

  it('counts the remaining contents of deleted folders only', () => {
    const inside = [
      { folder: folder(1, null), items: [folder(2, 1), workbook(6, 1)] },
      { folder: folder(2, 1), items: [workbook(7, 2), workbook(8, 2)] },
      { folder: folder(4, null), items: [folder(5, 4), workbook(9, 4)] },
    ];
    const { left } = splitContents([folder(1, null), folder(2, 1), folder(4, null), workbook(8, 2)], inside);
    expect(left.map(({ id }) => id)).toEqual([6, 7]);
  });

  it('counts items by kind', () => {
    expect(countKinds([folder(1, null), workbook(1, null), workbook(2, null)])).toEqual({ FOLDER: 1, WORKBOOK: 2, REPORT: 0 });
  });
});

it('finds the folder of an item, by its path if it has no id', () => {
  const { parentId: _, ...older } = { ...folder(3, 2), folderPath: [named(1), named(2)] };
  expect([folderIdOf(folder(3, 2)), folderIdOf(workbook(1, null)), folderIdOf(older)]).toEqual([2, null, 2]);
});

it('restores each order from its parameters', () => {
  for (const columnId of ['name', 'updated', 'created'] as const) {
    for (const direction of ['ASC', 'DESC'] as const)
      expect(readSort(sortParams({ columnId, direction }))).toEqual({ columnId, direction });
  }
  expect(readSort({ orderByField: 'viewer_last_viewed_at' })).toBeUndefined();
});

const times = { deploymentId: 1, createdAt: '2026-01-05T09:00:00Z', updatedAt: '2026-01-05T09:00:00Z' };

function named(id: number) {
  return { id, name: `Folder ${id}` };
}

function folder(id: number, parentId: number | null): Folder {
  return { ...times, ...named(id), type: 'FOLDER', position: 0, parentId };
}

function workbook(id: number, folderId: number | null): WorkspaceItem & Workbook {
  return { ...times, id, name: `Workbook ${id}`, type: 'WORKBOOK', meta: {}, calculatedFields: {}, folderId };
}
