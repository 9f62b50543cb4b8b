import { beforeEach, describe, expect, it } from 'vitest';
import {
  createWorkbook,
  deleteWorkbook,
  duplicateWorkbook,
  generateSession,
  getReports,
  getWorkbook,
  getWorkbooks,
  postTokenBySessionId,
  publishDashboard,
  sharedWorkspaceObjects,
  updatePublishedDashboardAiWidgetThread,
  updateWorkbook,
  updateWorkbookDashboard,
  upsertWorkbookBySlug,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { sharedWorkbook } from '../support/embedding.js';
import { addressOf, workbookNamed } from '../support/workspace.js';

let world: ContractWorld;
beforeEach(async () => {
  world = await createContractWorld();
});

const deployment = { deploymentId: 1 };
const text = { id: 'text-1', type: 'TEXT', position: { x: 0, y: 0, w: 6, h: 4 } };

describe('the workbooks of a deployment', () => {
  it('are those that the caller can read, or those of one folder', async () => {
    const all = (await getWorkbooks(world.admin, deployment)).items;
    const mine = (await getWorkbooks(world.analyst, deployment)).items;
    expect(all).toHaveLength(46);
    expect(mine.length).toBeLessThan(46);
    expect(mine.map(({ name }) => name)).toContain('Budget against actuals');
    expect(mine.map(({ name }) => name)).not.toContain('Board summary');
    const inFolder = (await getWorkbooks(world.admin, { ...deployment, folderId: 2 })).items;
    expect(inFolder).toEqual(all.filter(({ folderId }) => folderId === 2));
  });

  it('still include the older list fields', async () => {
    const { items, data, count } = await getWorkbooks(world.admin, { ...deployment, first: 5 });
    expect(data).toEqual(items);
    expect(count).toBe(46);
  });
});

describe('a slug', () => {
  it('creates a workbook once, then updates it, merging meta', async () => {
    const made = await upsertWorkbookBySlug(world.admin, {
      ...deployment,
      slug: ' Stock-Count ',
      name: 'Stock count',
      meta: { one: 1, two: 2 },
    });
    const changed = await upsertWorkbookBySlug(world.admin, { ...deployment, slug: 'stock-count', meta: { two: 3 } });
    expect(made).toMatchObject({ slug: 'stock-count', name: 'Stock count' });
    expect(changed).toMatchObject({ id: made.id, name: 'Stock count', meta: { one: 1, two: 3 } });
  });

  it('creates one workbook if two requests send it at the same time, and succeeds for the other on retry', async () => {
    const send = () => upsertWorkbookBySlug(world.apiKey, { ...deployment, slug: 'at-once' });
    const [one, other] = await Promise.allSettled([send(), send()]);
    expect(other).toMatchObject({ status: 'rejected', reason: { kind: 'conflict', code: 'upsert_branch_changed' } });
    expect(one).toMatchObject({ status: 'fulfilled', value: { id: (await send()).id } });
  });

  it('belongs to one workbook of a deployment, and can be taken over', async () => {
    const holder = await addressOf(world, 'Daily trading');
    const taker = await addressOf(world, 'Rent to sales');
    await expect(updateWorkbook(world.admin, { ...taker, slug: 'DAILY-trading' })).rejects.toMatchObject({ status: 409 });
    await updateWorkbook(world.admin, { ...taker, slug: ' DAILY-trading', slugTakeover: true });
    expect((await getWorkbook(world.admin, taker)).slug).toBe('daily-trading');
    expect((await getWorkbook(world.admin, holder)).slug).toBeNull();
  });

  it('is available in other deployments', async () => {
    const made = await upsertWorkbookBySlug(world.admin, { deploymentId: 3, slug: 'daily-trading' });
    expect(made).toMatchObject({ deploymentId: 3, slug: 'daily-trading' });
  });
});

describe('changing a workbook', () => {
  it('replaces meta, moves to the root with null, and keeps what is omitted', async () => {
    const address = await addressOf(world, 'Rent to sales');
    await updateWorkbook(world.admin, { ...address, meta: { only: true } });
    expect(await getWorkbook(world.admin, address)).toMatchObject({ meta: { only: true }, folderId: 3, name: 'Rent to sales' });
    await updateWorkbook(world.admin, { ...address, folderId: null });
    expect(await getWorkbook(world.admin, address)).toMatchObject({ meta: { only: true }, folderId: null });
  });

  it('is allowed for its owner, without admin rights', async () => {
    const { id: workbookId } = await createWorkbook(world.analyst, { ...deployment, name: 'My own', folderId: 29 });
    await updateWorkbook(world.analyst, { ...deployment, workbookId, name: 'Renamed' });
    expect(await getWorkbook(world.analyst, { ...deployment, workbookId })).toMatchObject({ name: 'Renamed', user: { id: 2 } });
    await deleteWorkbook(world.analyst, { ...deployment, workbookId });
    await expect(getWorkbook(world.analyst, { ...deployment, workbookId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a duplicate', () => {
  it('has its own reports and published dashboard, which cannot be embedded, and no sharing', async () => {
    const original = await workbookNamed(world, 'Company scorecard');
    const copy = await duplicateWorkbook(world.admin, { ...deployment, workbookId: original.id });
    const reportIdsOf = async (workbookId: number) =>
      (await getReports(world.admin, { ...deployment, workbookId })).items.map(({ id }) => id);
    const copied = await reportIdsOf(copy.id);
    expect(copy).toMatchObject({
      folderId: original.folderId,
      meta: original.meta,
      slug: null,
      name: 'Copy of Company scorecard',
      user: { id: 1 },
    });
    const published = copy.publishedDashboard;
    expect(published).toMatchObject({ workbookId: copy.id, status: 'published', allowEmbed: false, versionNumber: 1 });
    expect(published?.publicId).not.toBe(original.publishedDashboard?.publicId);
    expect(published?.config.widgets?.map(({ id }) => id)).toEqual(original.publishedDashboard?.config.widgets?.map(({ id }) => id));
    expect(copied).toEqual(expect.arrayContaining(published?.reportSnapshots.map(({ reportId }) => reportId) ?? []));
    expect(copied).toHaveLength((await reportIdsOf(original.id)).length);
    expect(copied.filter((id) => original.publishedDashboard?.reportSnapshots.some(({ reportId }) => reportId === id))).toEqual([]);
    const shown = copy.dashboardDraft?.widgets?.flatMap(({ config }) => config?.reportId ?? []) ?? [];
    expect(copied).toEqual(expect.arrayContaining(shown));
    await expect(getWorkbook(world.analyst, { ...deployment, workbookId: copy.id })).rejects.toMatchObject({ status: 403 });
  });

  it('of a shared workbook is created in creator mode, for the embed tenant, from the published version', async () => {
    const { id: workbookId, dashboard } = await sharedWorkbook(world, 'Daily trading');
    const clientOf = async (creatorMode: boolean) => {
      const subject = { ...deployment, externalId: 'user-1', embedTenantName: 'harbor-goods', creatorMode };
      const { token } = await postTokenBySessionId(world.admin, await generateSession(world.admin, subject));
      return world.clientOf({ kind: 'embed-token', token });
    };
    const copyAs = async (creatorMode: boolean, shared: boolean) =>
      duplicateWorkbook(await clientOf(creatorMode), { ...deployment, workbookId, shared });
    await expect(copyAs(false, true)).rejects.toMatchObject({ status: 403 });
    await expect(copyAs(true, false)).rejects.toMatchObject({ status: 403 });
    const copy = await copyAs(true, true);
    expect(copy.publishedDashboard).toMatchObject({ allowEmbed: false });
    expect(copy.dashboardDraft?.widgets?.map(({ id }) => id)).toEqual(dashboard.config.widgets?.map(({ id }) => id));
    const { items } = await sharedWorkspaceObjects(await clientOf(false), { ...deployment, search: copy.name });
    expect(items.map(({ id }) => id)).toEqual([copy.id]);
  });

  it('requires only read access to the original', async () => {
    const copy = await duplicateWorkbook(world.analyst, await addressOf(world, 'Company scorecard'));
    expect(copy).toMatchObject({ userId: 2, name: 'Copy of Company scorecard' });
  });
});

describe('a dashboard', () => {
  it('has a draft beside the published version, with widget ids from the service', async () => {
    const address = await addressOf(world, 'Daily trading');
    const before = await getWorkbook(world.admin, address);
    const { id: _, ...unnamed } = text;
    const saved = await updateWorkbookDashboard(world.admin, { ...address, dashboardDraft: { widgets: [unnamed, unnamed] } });
    const ids = saved.dashboardDraft?.widgets?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id.length > 0 && id.length <= 128)).toBe(true);
    expect(saved.dashboardPublished).toEqual(before.dashboardPublished);
  });

  it('is published in versions under one public id, keeping what is omitted', async () => {
    const address = await addressOf(world, 'Rent to sales');
    const first = await publishDashboard(world.admin, { ...address, config: { widgets: [text] }, title: 'Rent', allowEmbed: true });
    const second = await publishDashboard(world.admin, { ...address, config: { widgets: [] } });
    expect(first).toMatchObject({ versionNumber: 1, status: 'published', title: 'Rent', allowEmbed: true });
    expect(first.publicId).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(second).toMatchObject({
      id: first.id,
      publicId: first.publicId,
      versionNumber: 2,
      title: 'Rent',
      allowEmbed: true,
      config: { widgets: [] },
    });
    expect(second.versionId).not.toBe(first.versionId);
  });

  it('is published from its draft without a config', async () => {
    const address = await addressOf(world, 'Daily trading');
    await updateWorkbookDashboard(world.admin, { ...address, dashboardDraft: { title: 'As drafted', widgets: [text] } });
    expect((await publishDashboard(world.admin, address)).config).toMatchObject({ title: 'As drafted', widgets: [text] });
  });

  it('keeps reports as they were when it was published', async () => {
    const { dashboardPublished, publishedDashboard } = await workbookNamed(world, 'Daily trading');
    const shown = dashboardPublished?.widgets?.flatMap(({ config }) => config?.reportId ?? []);
    expect(publishedDashboard?.reportSnapshots.map(({ reportId }) => reportId)).toEqual([...new Set(shown)]);
  });

  it('stores only the thread id and checksum of an AI widget, in the published version', async () => {
    const address = await addressOf(world, 'Company scorecard');
    const before = await getWorkbook(world.admin, address);
    const after = await updatePublishedDashboardAiWidgetThread(world.analyst, {
      ...address,
      widgetId: 'ai-1',
      threadId: 'thread-1',
      checksum: 'abc',
    });
    const changed = before.publishedDashboard?.config.widgets?.map((widget) =>
      widget.id === 'ai-1' ? { ...widget, config: { ...widget.config, threadId: 'thread-1', checksum: 'abc' } } : widget,
    );
    expect(after).toEqual({ ...before.publishedDashboard, config: { ...before.publishedDashboard?.config, widgets: changed } });
    expect((await getWorkbook(world.admin, address)).dashboardDraft).toEqual(before.dashboardDraft);
  });
});
