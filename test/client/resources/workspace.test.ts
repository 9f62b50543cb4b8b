import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects,
  createFolder,
  createServiceClient,
  previewWorkbookPromotion,
  promoteWorkbook,
  publishDashboard,
  type ServiceClient,
  updateFolder,
  updateWorkbook,
  updateWorkbookDashboard,
  upsertWorkbookBySlug,
  workspaceObjects,
} from '../../../src/client.js';

let sent: Request[];
let client: ServiceClient;

beforeEach(() => {
  sent = [];
  client = createServiceClient({
    baseUrl: 'https://parley.example',
    credentials: { kind: 'bearer', token: 'token' },
    retry: { baseDelayMs: 0 },
    fetch: async (request) => {
      sent.push(request);
      return sent.length === 1 && request.url.endsWith('/promotions')
        ? new Response('', { status: 503 })
        : Response.json({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
    },
  });
});

const workbook = { deploymentId: 2, workbookId: 7 };
const widget = { type: 'TEXT', position: { x: 0, y: 0, w: 6, h: 4 } };
const items = (count: number) => Array.from({ length: count }, (_, id) => ({ type: 'REPORT' as const, id }));
const promotion = {
  ...workbook,
  targetDeploymentId: 1,
  expectedSourceHash: 'a'.repeat(64),
  idempotencyKey: '6f1c1f0a-0c1e-4a53-9d3c-0d7a4f6f0001',
};

describe('validation before sending', () => {
  it.each<[string, string, (client: ServiceClient) => Promise<unknown>]>([
    ['a folder name of 256 characters', 'name', (c) => createFolder(c, { deploymentId: 1, name: 'x'.repeat(256) })],
    ['a new folder name of 256 characters', 'name', (c) => updateFolder(c, { deploymentId: 1, folderId: 1, name: 'x'.repeat(256) })],
    ['an empty slug', 'slug', (c) => updateWorkbook(c, { ...workbook, slug: ' ' })],
    ['a slug of spaces', 'slug', (c) => upsertWorkbookBySlug(c, { deploymentId: 1, slug: '  ' })],
    ['a bulk deletion without items', 'items', (c) => bulkDeleteWorkspaceObjects(c, { deploymentId: 1, items: [] })],
    ['a bulk deletion of 101 items', 'items', (c) => bulkDeleteWorkspaceObjects(c, { deploymentId: 1, items: items(101) })],
    ['a bulk move without items', 'items', (c) => bulkMoveWorkspaceObjects(c, { deploymentId: 1, items: [] })],
    ['a bulk move of 101 items', 'items', (c) => bulkMoveWorkspaceObjects(c, { deploymentId: 1, items: items(101) })],
    [
      'a widget id of 129 characters in a draft',
      'dashboardDraft.widgets[1].id',
      (c) => updateWorkbookDashboard(c, { ...workbook, dashboardDraft: { widgets: [widget, { ...widget, id: 'x'.repeat(129) }] } }),
    ],
    [
      'an entry file of 256 characters',
      'config.app.entry',
      (c) => publishDashboard(c, { ...workbook, config: { app: { entry: 'x'.repeat(256) } } }),
    ],
    ['no target deployment', 'targetDeploymentId', (c) => previewWorkbookPromotion(c, { ...workbook, targetDeploymentId: 0 })],
    ['a target folder of 0', 'targetFolderId', (c) => promoteWorkbook(c, { ...promotion, targetFolderId: 0 })],
    ['a hash in upper case', 'expectedSourceHash', (c) => promoteWorkbook(c, { ...promotion, expectedSourceHash: 'A'.repeat(64) })],
    ['half a hash', 'expectedDestinationHash', (c) => promoteWorkbook(c, { ...promotion, expectedDestinationHash: 'a'.repeat(32) })],
    ['a key that is not a UUID', 'idempotencyKey', (c) => promoteWorkbook(c, { ...promotion, idempotencyKey: 'once' })],
  ])('refuses %s', async (_name, field, call) => {
    await expect(call(client)).rejects.toMatchObject({ kind: 'validation', field });
    expect(sent).toEqual([]);
  });

  it('accepts values just within the limits', async () => {
    await createFolder(client, { deploymentId: 1, name: 'x'.repeat(255) });
    await bulkDeleteWorkspaceObjects(client, { deploymentId: 1, items: items(100) });
    await updateWorkbookDashboard(client, { ...workbook, dashboardDraft: { widgets: [{ ...widget, id: 'x'.repeat(128) }] } });
    expect(sent).toHaveLength(3);
  });
});

describe('requests', () => {
  it('repeat a promotion after a transient failure with the same key', async () => {
    await promoteWorkbook(client, promotion);
    const bodies = await Promise.all(sent.map((request): Promise<unknown> => request.json()));
    const { deploymentId: _, workbookId: __, ...body } = promotion;
    expect(bodies).toEqual([body, body]);
  });

  it('name the workbook of a publication in the URL and in the body', async () => {
    await publishDashboard(client, { ...workbook, title: 'Rent' });
    expect(sent[0]?.url).toBe('https://parley.example/api/v1/deployments/2/workbooks/7/publish');
    expect(await sent[0]?.json()).toEqual({ workbookId: 7, title: 'Rent' });
  });

  it('distinguish null, which moves to the root, from an omitted value', async () => {
    await updateWorkbook(client, { ...workbook, folderId: null });
    expect(await sent[0]?.json()).toEqual({ folderId: null });
  });

  it('repeat the parameter for each type', async () => {
    await workspaceObjects(client, { deploymentId: 1, types: ['FOLDER', 'REPORT'] });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?types=FOLDER&types=REPORT');
  });

  it('keep a slug in one path segment', async () => {
    await upsertWorkbookBySlug(client, { deploymentId: 1, slug: 'a/b c' });
    expect(sent[0]?.url).toBe('https://parley.example/api/v1/deployments/1/workbooks/by-slug/a%2Fb%20c');
  });
});
