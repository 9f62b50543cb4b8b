import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects,
  createFolder,
  createReport,
  createWorkbook,
  deleteFolder,
  deleteReport,
  eachItem,
  type Folder,
  getFolderAncestors,
  getFolders,
  getReport,
  getWorkbook,
  getWorkbooks,
  moveWorkspaceObject,
  sharedWorkspaceObjects,
  updateFolder,
  type WorkspaceItem,
  workspaceObjects,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient } from '../support/embedding.js';
import { addressOf, workbookNamed } from '../support/workspace.js';

let world: ContractWorld;
beforeEach(async () => {
  world = await createContractWorld();
});

const deployment = { deploymentId: 1 };
const finance = 1;
const executive = 26;
const analystDrafts = 29;

const namesOf = (items: readonly { readonly name: string }[]): readonly string[] => items.map(({ name }) => name);
const keysOf = (items: readonly { readonly type: string; readonly id: number }[]): readonly string[] =>
  items.map(({ type, id }) => `${type} ${id}`);

async function everything(client = world.admin, params: object = {}): Promise<readonly WorkspaceItem[]> {
  return (await workspaceObjects(client, { ...deployment, ...params })).items;
}

describe('the folders of a deployment', () => {
  it('are listed one level at a time, by position', async () => {
    const roots = (await getFolders(world.admin, deployment)).items;
    expect(namesOf(roots).slice(0, 3)).toEqual(['Finance', 'Merchandising', 'Store operations']);
    expect(roots.every(({ parentId }) => parentId === null)).toBe(true);
    await updateFolder(world.admin, { ...deployment, folderId: finance, position: 99 });
    expect(namesOf((await getFolders(world.admin, deployment)).items).at(-1)).toBe('Finance');
    expect(namesOf((await getFolders(world.admin, { ...deployment, parentId: finance })).items)).toEqual(['Monthly close', 'Budget']);
  });

  it('are hidden with their contents from users they are not shared with', async () => {
    expect(namesOf((await getFolders(world.analyst, deployment)).items)).not.toContain('Executive');
    expect(namesOf(await everything(world.analyst, { search: 'Weekly pack' }))).toEqual([]);
    expect(namesOf(await everything(world.admin, { search: 'Weekly pack' }))).toEqual(['Weekly pack', 'Weekly pack']);
  });

  it('include their path from the root', async () => {
    const chain = await getFolderAncestors(world.admin, { ...deployment, folderId: 3 });
    expect(namesOf(chain)).toEqual(['Finance', 'Monthly close', 'Store profitability']);
    expect(namesOf(chain.at(-1)?.folderPath ?? [])).toEqual(['Finance', 'Monthly close']);
  });

  it('have no owner if they were shared from the main workspace', async () => {
    const { items } = await getFolders(world.admin, deployment);
    expect(items.find(({ name }) => name === 'Merchandising')?.user).toBeNull();
    expect(items.find(({ name }) => name === 'Finance')?.user).toMatchObject({ id: 1 });
  });

  it('keep their place when renamed', async () => {
    const renamed = await updateFolder(world.admin, { ...deployment, folderId: 2, name: 'Closing' });
    expect(renamed).toMatchObject({ name: 'Closing', parentId: finance, updatedBy: 1 });
    expect(namesOf((await workbookNamed(world, 'Close checklist')).folderPath ?? [])).toEqual(['Finance', 'Closing']);
  });

  it('move their workbooks and reports to the root when deleted', async () => {
    const { id: folderId } = await createFolder(world.admin, { ...deployment, name: 'Soon gone' });
    const { id: workbookId } = await createWorkbook(world.admin, { ...deployment, folderId });
    const { id: reportId } = await createReport(world.admin, { ...deployment, folderId, name: 'Left over' });
    await deleteFolder(world.admin, { ...deployment, folderId });
    expect((await getWorkbook(world.admin, { ...deployment, workbookId })).folderId).toBeNull();
    expect((await getReport(world.admin, { ...deployment, reportId })).folderId).toBeNull();
  });
});

describe('the workspace', () => {
  it('lists one folder, folders first in either direction', async () => {
    await createWorkbook(world.admin, { ...deployment, name: 'Aaa', folderId: finance });
    const order = { folderId: finance, orderByField: 'name' } as const;
    expect(namesOf(await everything(world.admin, { ...order, orderByDirection: 'ASC' }))).toMatchObject({
      0: 'Budget',
      1: 'Monthly close',
      2: 'Aaa',
    });
    const down = await everything(world.admin, { ...order, orderByDirection: 'DESC' });
    expect(namesOf(down).slice(0, 2)).toEqual(['Monthly close', 'Budget']);
    expect(namesOf(down).at(-1)).toBe('Aaa');
  });

  it('searches all folders, in any case', async () => {
    const found = await everything(world.admin, { search: 'REVENUE RECON', folderId: executive });
    expect(found).toMatchObject([{ type: 'WORKBOOK', name: 'Revenue reconciliation', folderId: 2 }]);
  });

  it('lists the requested types, several at once', async () => {
    const types = async (...asked: string[]) =>
      new Set((await everything(world.admin, { search: 'e', types: asked })).map(({ type }) => type));
    expect(await types('FOLDER')).toEqual(new Set(['FOLDER']));
    expect(await types('REPORT', 'WORKBOOK')).toEqual(new Set(['WORKBOOK', 'REPORT']));
    expect(await types()).toEqual(new Set(['FOLDER', 'WORKBOOK', 'REPORT']));
  });

  it.each([
    ['created_at', 'ASC', ({ createdAt }: WorkspaceItem) => createdAt],
    ['updated_at', 'DESC', ({ updatedAt }: WorkspaceItem) => updatedAt],
  ] as const)('sorts by %s %s', async (orderByField, orderByDirection, timeOf) => {
    const values = (await everything(world.admin, { types: ['WORKBOOK'], search: 'e', orderByField, orderByDirection })).map(timeOf);
    const sorted = [...values].sort();
    expect(values).toEqual(orderByDirection === 'ASC' ? sorted : sorted.reverse());
    expect(values.length).toBeGreaterThan(10);
  });

  it('neither repeats nor skips items that are added and deleted between two pages', async () => {
    const before = keysOf(await everything(world.admin, { search: 'e', orderByField: 'name' }));
    const seen: string[] = [];
    const params = { ...deployment, search: 'e', orderByField: 'name' as const, first: 7 };
    for await (const item of eachItem(workspaceObjects, world.admin, params)) {
      seen.push(...keysOf([item]));
      if (seen.length !== 7) continue;
      const [goneType, goneId] = before.findLast((key) => key.startsWith('REPORT'))?.split(' ') ?? [];
      expect(goneType).toBe('REPORT');
      await deleteReport(world.admin, { ...deployment, reportId: Number(goneId) });
      await createFolder(world.admin, { ...deployment, name: 'Aaa, entered first' });
    }
    expect(seen).toEqual(before.filter((key) => key !== before.findLast((other) => other.startsWith('REPORT'))));
  });
});

describe('the workspace shared with embed users', () => {
  it('contains what the embed tenant can access, without owners', async () => {
    const client = await embedClient(world);
    const { items } = await sharedWorkspaceObjects(client, { ...deployment, search: 'e' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan((await everything(world.admin, { search: 'e' })).length / 2);
    for (const item of items) expect(item.user === null || item.user?.id === 0).toBe(true);
  });

  it('shows an item at its root if the folder around it is not shared', async () => {
    const client = await embedClient(world);
    const roots = (await sharedWorkspaceObjects(client, deployment)).items;
    const inFolders = await Promise.all(
      roots.filter(({ type }) => type === 'FOLDER').map(({ id }) => sharedWorkspaceObjects(client, { ...deployment, folderId: id })),
    );
    expect(roots.some((item) => item.type === 'WORKBOOK' && item.folderId !== null)).toBe(true);
    expect(inFolders.every(({ items }) => items.length > 0)).toBe(true);
  });
});

describe('moving', () => {
  it('puts a folder with its contents last in another folder', async () => {
    const moved = await moveWorkspaceObject(world.admin, { ...deployment, type: 'FOLDER', id: 3, folderId: 8 });
    expect(moved).toMatchObject({ type: 'FOLDER', id: 3, parentId: 8 });
    expect(namesOf((await getFolders(world.admin, { ...deployment, parentId: 8 })).items).at(-1)).toBe('Store profitability');
    expect(namesOf((await workbookNamed(world, 'Rent to sales')).folderPath ?? [])).toEqual(['Merchandising', 'Store profitability']);
  });

  it('moves an item to the root without a folder', async () => {
    const { workbookId: id } = await addressOf(world, 'Rent to sales');
    expect(await moveWorkspaceObject(world.admin, { ...deployment, type: 'WORKBOOK', id })).toMatchObject({ folderId: null });
  });

  it('continues if an item fails, and reports each item once', async () => {
    const items = [
      { type: 'FOLDER', id: 3 },
      { type: 'FOLDER', id: 20 },
      { type: 'WORKBOOK', id: 9_999 },
      { type: 'FOLDER', id: 3 },
      { type: 'FOLDER', id: 18 },
    ] as const;
    const { moved, failed } = await bulkMoveWorkspaceObjects(world.admin, { ...deployment, items, folderId: 20 });
    expect(keysOf(moved)).toEqual(['FOLDER 3']);
    expect(failed.map(({ id, error }) => [id, error.status])).toEqual([
      [20, 400],
      [9_999, 404],
      [18, 400],
    ]);
    expect((await getFolders(world.admin, { ...deployment, parentId: 20 })).items.map(({ id }: Folder) => id)).toContain(3);
  });
});

describe('deleting several items', () => {
  it('follows the given order, so that a folder can come after its contents', async () => {
    const { deleted, failed } = await bulkDeleteWorkspaceObjects(world.analyst, {
      ...deployment,
      items: [
        { type: 'FOLDER', id: analystDrafts },
        { type: 'FOLDER', id: 30 },
        { type: 'FOLDER', id: finance },
        { type: 'REPORT', id: 9_999 },
        { type: 'WORKBOOK', id: 46 },
      ],
    });
    expect(keysOf(deleted)).toEqual(['FOLDER 30', 'WORKBOOK 46']);
    expect(failed.map(({ id, error }) => [id, error.status])).toEqual([
      [analystDrafts, 400],
      [finance, 403],
      [9_999, 404],
    ]);
    const second = await bulkDeleteWorkspaceObjects(world.analyst, { ...deployment, items: [{ type: 'FOLDER', id: analystDrafts }] });
    expect(keysOf(second.deleted)).toEqual([`FOLDER ${analystDrafts}`]);
    expect(namesOf((await getWorkbooks(world.admin, deployment)).items)).not.toContain('Basket pairs');
  });

  it('distinguishes items by type, also if they share an id', async () => {
    const items = [
      { type: 'WORKBOOK', id: 30 },
      { type: 'FOLDER', id: 30 },
    ] as const;
    expect(keysOf((await bulkDeleteWorkspaceObjects(world.admin, { ...deployment, items })).deleted)).toEqual(['WORKBOOK 30', 'FOLDER 30']);
  });

  it('refuses none and more than a hundred items', async () => {
    const { service } = world;
    const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' };
    const send = async (items: readonly object[]) => {
      const url = `${service.addresses.baseUrl}/api/v1/deployments/1/workspace/bulk-delete`;
      return (await service.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify({ items }) }))).status;
    };
    expect(await send([])).toBe(400);
    expect(await send(Array.from({ length: 101 }, (_, index) => ({ type: 'REPORT', id: 10_000 + index })))).toBe(400);
    expect(await send(Array.from({ length: 100 }, (_, index) => ({ type: 'REPORT', id: 10_000 + index })))).toBe(200);
  });
});
