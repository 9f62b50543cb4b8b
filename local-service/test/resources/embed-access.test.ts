import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReport,
  createWorkbook,
  getDashboard,
  getEmbedAccess,
  getWorkbook,
  listEmbedTenantWorkbooks,
  postDashboardPythonRun,
  publishDashboard,
  type ServiceClient,
  updateDashboardEmbedding,
  updateEmbedAccess,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient, sendAsAdmin, sharedWorkbook } from '../support/embedding.js';

let world: ContractWorld;
let page: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  page = await embedClient(world, { embedTenantName: 'petit-jardin' });
});

async function namesReaching(embedTenantName: string, accessSource?: 'tenant' | 'allEmbedUsers' | 'folder'): Promise<readonly string[]> {
  const { items } = await listEmbedTenantWorkbooks(world.admin, { deploymentId: 1, embedTenantName, accessSource });
  return items.map(({ name }) => name).sort();
}

/** The id of a workbook shared only with other tenants. */
async function revenueOverview() {
  const { id, publicId } = await sharedWorkbook(world, 'Revenue overview');
  return { publicId, workbook: { deploymentId: 1, workbookId: id } };
}

describe('the access of an embed tenant', () => {
  it('is granted by its own share, by that of all embed users, or by a folder', async () => {
    expect(await namesReaching('petit-jardin', 'tenant')).toEqual(['Member growth']);
    expect(await namesReaching('petit-jardin', 'allEmbedUsers')).toEqual(['Company scorecard', 'Daily trading']);
    const byFolder = await namesReaching('petit-jardin', 'folder');
    expect(byFolder).toEqual(expect.arrayContaining(['Store visits', 'North region weekly']));
    expect(await namesReaching('petit-jardin')).toEqual(['Member growth', 'Company scorecard', 'Daily trading', ...byFolder].sort());
  });

  it('can be granted in several ways at once', async () => {
    for (const source of ['tenant', 'folder'] as const) expect(await namesReaching('harbor-goods', source)).toContain('Member growth');
    const all = await namesReaching('harbor-goods');
    expect(all.filter((name) => name === 'Member growth')).toHaveLength(1);
  });

  it('is listed only for a known access source', async () => {
    const answer = await sendAsAdmin(world, 'GET', '/api/v1/deployments/1/embed-tenants/harbor-goods/workbooks?accessSource=magic');
    expect(answer.status).toBe(400);
  });
});

describe('sharing a dashboard', () => {
  it('shows it to the tenant until sharing is revoked', async () => {
    const { publicId, workbook } = await revenueOverview();
    await expect(getDashboard(page, { publicId })).rejects.toMatchObject({ status: 404 });
    const shared = await updateEmbedAccess(world.admin, { ...workbook, embedTenantName: 'petit-jardin', action: 'read' });
    expect(shared.tenants.map(({ embedTenantName }) => embedTenantName)).toEqual(['harbor-goods', 'petit-jardin', 'sakura-foods']);
    await expect(getDashboard(page, { publicId })).resolves.toMatchObject({ publicId });
    await updateEmbedAccess(world.admin, { ...workbook, embedTenantName: 'petit-jardin', action: 'none' });
    await expect(getDashboard(page, { publicId })).rejects.toMatchObject({ status: 404 });
  });

  it('with all embed users shows it to everyone', async () => {
    const { publicId, workbook } = await revenueOverview();
    const shared = await updateEmbedAccess(world.admin, { ...workbook, allEmbedUsers: true, action: 'read' });
    expect(shared.allEmbedUsers).toMatchObject({ enabled: true, action: 'read' });
    await expect(getDashboard(page, { publicId })).resolves.toBeDefined();
  });

  it('twice has the same effect as once', async () => {
    const { workbook } = await revenueOverview();
    const change = { ...workbook, embedTenantName: 'petit-jardin', action: 'read' } as const;
    const once = await updateEmbedAccess(world.admin, change);
    expect(await updateEmbedAccess(world.admin, change)).toEqual(once);
    await updateEmbedAccess(world.admin, { ...change, action: 'none' });
    expect(await namesReaching('petit-jardin', 'tenant')).toEqual(['Member growth']);
  });

  it('changes nothing if the tenant is unknown', async () => {
    const { workbook } = await revenueOverview();
    const before = await getEmbedAccess(world.admin, workbook);
    const refused = updateEmbedAccess(world.admin, { ...workbook, embedTenantName: 'nobody', action: 'read', allowEmbed: false });
    await expect(refused).rejects.toMatchObject({ status: 404 });
    expect(await getEmbedAccess(world.admin, workbook)).toEqual(before);
  });

  it.each<[rule: string, body: object]>([
    ['two targets', { embedTenantName: 'petit-jardin', allEmbedUsers: true, action: 'read' }],
    ['a target without an action', { embedTenantName: 'petit-jardin' }],
    ['an action without a target', { action: 'read' }],
    ['an action without a target and without all embed users', { allEmbedUsers: false, action: 'read' }],
    ['an unknown action', { embedTenantName: 'petit-jardin', action: 'write' }],
  ])('is refused with 400 for %s', async (_rule, body) => {
    const { workbook } = await revenueOverview();
    const answer = await sendAsAdmin(world, 'PUT', `/api/v1/deployments/1/workbooks/${workbook.workbookId}/embed-access`, body);
    expect(answer.status).toBe(400);
  });
});

describe('allowing a dashboard to be embedded', () => {
  it('is one switch, whichever operation sets it', async () => {
    const { publicId, workbook } = await revenueOverview();
    const owner = await embedClient(world);
    await updateDashboardEmbedding(world.admin, { publicId, allowEmbed: false });
    await expect(getDashboard(owner, { publicId })).rejects.toMatchObject({ status: 403 });
    expect(await getEmbedAccess(world.admin, workbook)).toMatchObject({ allowEmbed: false });
    expect((await getWorkbook(world.admin, workbook)).publishedDashboard).toMatchObject({ allowEmbed: false });
    await updateEmbedAccess(world.admin, { ...workbook, allowEmbed: true });
    await expect(getDashboard(owner, { publicId })).resolves.toMatchObject({ allowEmbed: true });
  });

  it('does not reveal its existence without access', async () => {
    const { publicId } = await revenueOverview();
    await updateDashboardEmbedding(world.admin, { publicId, allowEmbed: false });
    await expect(getDashboard(page, { publicId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('running the Python of a report', () => {
  it('reports that a report has none', async () => {
    const { publicId, dashboard } = await sharedWorkbook(world, 'Revenue overview');
    const [snapshot] = dashboard.reportSnapshots;
    const run = { publicId, reportId: snapshot?.reportId ?? 0, reportVersionId: snapshot?.id ?? 0, sqlQuery: 'select 1' };
    const answer = await postDashboardPythonRun(await embedClient(world), run);
    expect(answer).toMatchObject({ executionError: expect.stringContaining('no Python'), outputData: null });
  });

  it('returns the same output for the same query, and another for another query', async () => {
    const { run, client } = await pythonDashboard();
    const answer = await postDashboardPythonRun(client, { ...run, sqlQuery: 'select 1' });
    expect(answer).toMatchObject({ executionError: null, stdout: expect.stringContaining('Simulated') });
    expect(answer.inputRowCount).toBeGreaterThan(0);
    expect(await postDashboardPythonRun(client, { ...run, sqlQuery: 'select 1' })).toEqual(answer);
    const other = await postDashboardPythonRun(client, { ...run, sqlQuery: 'select 2' });
    expect(other.outputData).not.toEqual(answer.outputData);
  });

  it('refuses a version of another report on the same dashboard', async () => {
    const { run, client } = await pythonDashboard();
    const refused = postDashboardPythonRun(client, { ...run, reportId: run.reportId + 1, sqlQuery: 'select 1' });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});

/** A dashboard of one report with Python code, shared with the first tenant. */
async function pythonDashboard() {
  const { admin } = world;
  const { id: workbookId } = await createWorkbook(admin, { deploymentId: 1, name: 'With Python' });
  const workbook = { deploymentId: 1, workbookId };
  const meta = { pythonCode: 'print(len(rows))' };
  const report = await createReport(admin, { deploymentId: 1, workbookId, name: 'Python report', meta });
  const widget = { id: 'chart-1', type: 'CHART', position: { x: 0, y: 0, w: 6, h: 4 }, config: { reportId: report.id } } as const;
  const dashboard = await publishDashboard(admin, { ...workbook, allowEmbed: true, config: { widgets: [widget] } });
  await updateEmbedAccess(admin, { ...workbook, embedTenantName: 'harbor-goods', action: 'read' });
  const run = { publicId: dashboard.publicId, reportId: report.id, reportVersionId: dashboard.reportSnapshots[0]?.id ?? 0 };
  return { run, client: await embedClient(world) };
}
