import { describe, expect, it } from 'vitest';
import {
  connectReportToWorkbook,
  createApiKey,
  createReport,
  deleteReport,
  eachItem,
  getReport,
  getReports,
  listExternalDocumentPlacements,
} from '../../../src/client.js';
import { createTenant } from '../../src/tenant/createTenant.js';
import { isOverLimit, placedBlocksOf } from '../../src/tenant/reports/placedBlocks.js';
import { storeArchiveId, tradingPlanId } from '../../src/tenant/seeds/seedPlacements.js';
import { createContractWorld } from '../contract/ContractWorld.js';
import { allItems } from '../support/allItems.js';

const tradingPlan = { externalWorkbookId: tradingPlanId };

describe('the placements of a spreadsheet', () => {
  it('cover all deployments, and are complete without `first`', async () => {
    const { admin } = await createContractWorld();
    const { items, pageInfo } = await listExternalDocumentPlacements(admin, tradingPlan);
    expect(items).toHaveLength(30);
    expect(pageInfo.hasNextPage).toBe(false);
    expect(new Set(items.map(({ deploymentId }) => deploymentId))).toEqual(new Set([1, 2, 3]));
    expect(items.every(({ access }) => access === 'GRANTED')).toBe(true);
  });

  it('come page by page in the same order, each once', async () => {
    const { admin } = await createContractWorld();
    const whole = await listExternalDocumentPlacements(admin, tradingPlan);
    const paged = await allItems(eachItem(listExternalDocumentPlacements, admin, { ...tradingPlan, first: 7 }));
    expect(paged).toEqual(whole.items);
  });

  it('are empty for a spreadsheet without placements', async () => {
    const { admin } = await createContractWorld();
    expect((await listExternalDocumentPlacements(admin, { externalWorkbookId: 'nowhere / anything?' })).items).toEqual([]);
  });

  it('are found by an id with any characters', async () => {
    const { admin } = await createContractWorld();
    const externalWorkbookId = 'b!x/Größe 1?#%2F';
    const cell = { externalWorkbookId, resultLocation: 'Blatt1!A1' };
    await connectReportToWorkbook(admin, { deploymentId: 1, reportId: 5, ...cell });
    expect((await listExternalDocumentPlacements(admin, { externalWorkbookId })).items).toMatchObject([{ reportId: 5 }]);
    expect((await getReports(admin, { deploymentId: 1, externalWorkbookId })).items).toMatchObject([{ id: 5 }]);
  });

  it('are deleted with their report', async () => {
    const { admin } = await createContractWorld();
    const [first] = (await listExternalDocumentPlacements(admin, tradingPlan)).items;
    await deleteReport(admin, { deploymentId: first?.deploymentId ?? 0, reportId: first?.reportId ?? 0 });
    const { items } = await listExternalDocumentPlacements(admin, tradingPlan);
    expect(items.some(({ reportId }) => reportId === first?.reportId)).toBe(false);
  });

  it('show cells that are up to date, behind their query, and unknown', async () => {
    const { analyst } = await createContractWorld();
    const { items } = await getReports(analyst, { deploymentId: 1, ...tradingPlan });
    const states = items.flatMap(({ externalWorkbookPlacements }) => externalWorkbookPlacements ?? []).map(({ syncStatus }) => syncStatus);
    expect(new Set(states)).toEqual(new Set(['UP_TO_DATE', 'CHANGED', 'UNKNOWN']));
  });
});

describe('a placement of a report without access', () => {
  it('keeps its address and owner, loses its name, and reveals nothing else about the report', async () => {
    const { admin, analyst } = await createContractWorld();
    const known = (await listExternalDocumentPlacements(admin, tradingPlan)).items;
    const seen = (await listExternalDocumentPlacements(analyst, tradingPlan)).items;
    const denied = seen.filter(({ access }) => access === 'DENIED');
    expect(denied.length).toBeGreaterThanOrEqual(5);
    expect(seen).toEqual(
      known.map((block) =>
        denied.some(({ placementId }) => placementId === block.placementId) ? { ...block, access: 'DENIED', reportName: null } : block,
      ),
    );
    for (const { deploymentId, reportId, owner } of denied) {
      expect(owner?.email).toMatch(/@/);
      await expect(getReport(analyst, { deploymentId, reportId })).rejects.toMatchObject({ status: 403 });
    }
    const { name, sqlQuery, publicId } = await getReport(admin, { deploymentId: 1, reportId: reportIdOf(denied) });
    for (const secret of [name, sqlQuery ?? '', publicId]) expect(JSON.stringify(seen.filter(isDenied))).not.toContain(secret);
  });

  it("is decided by the caller's current access, not by that at the time of placing", async () => {
    const { admin, analyst } = await createContractWorld();
    const { id: reportId } = await createReport(admin, {
      deploymentId: 1,
      name: 'Hidden',
      externalWorkbookId: 'plan',
      resultLocation: 'A!B2',
    });
    const accessOf = async () => (await listExternalDocumentPlacements(analyst, { externalWorkbookId: 'plan' })).items[0];
    expect(await accessOf()).toMatchObject({ access: 'DENIED', reportName: null, reportId, resultLocation: 'A!B2', owner: { id: 1 } });
    const { id: shared } = await createReport(admin, { deploymentId: 1, name: 'Open', folderId: 1 });
    await connectReportToWorkbook(admin, { deploymentId: 1, reportId: shared, externalWorkbookId: 'open', resultLocation: 'A!B2' });
    const { items } = await listExternalDocumentPlacements(analyst, { externalWorkbookId: 'open' });
    expect(items).toMatchObject([{ access: 'GRANTED', reportName: 'Open' }]);
  });

  it('is every one outside the deployments of the key', async () => {
    const world = await createContractWorld();
    const { token } = await createApiKey(world.admin, { name: 'Second', deploymentIds: [2] });
    const key = world.clientOf({ kind: 'api-key', key: token, dangerouslyAllowBrowser: true });
    const { items } = await listExternalDocumentPlacements(key, tradingPlan);
    expect(items).toHaveLength(30);
    for (const { access, deploymentId, reportName } of items) {
      expect([access, reportName === null]).toEqual(deploymentId === 2 ? ['GRANTED', false] : ['DENIED', true]);
    }
  });
});

describe('a spreadsheet over the limit', () => {
  it('is refused as a whole, on any page', async () => {
    const { admin, analyst } = await createContractWorld();
    for (const client of [admin, analyst]) {
      for (const page of [{}, { first: 5 }]) {
        const listed = listExternalDocumentPlacements(client, { externalWorkbookId: storeArchiveId, ...page });
        await expect(listed).rejects.toMatchObject({ kind: 'unprocessable', status: 422 });
      }
    }
  });

  it('is one with the 2001st placement or the 501st report', () => {
    const { workspace } = createTenant({ clock: () => 0, seed: 1 });
    const blocks = placedBlocksOf(workspace, storeArchiveId);
    const ofManyReports = blocks.map((block, index) => ({ ...block, report: { ...block.report, id: index } }));
    expect([2000, 2001].map((count) => isOverLimit(blocks.slice(0, count)))).toEqual([false, true]);
    expect([500, 501].map((count) => isOverLimit(ofManyReports.slice(0, count)))).toEqual([false, true]);
  });
});

function isDenied({ access }: { readonly access: string }): boolean {
  return access === 'DENIED';
}

function reportIdOf(blocks: readonly { readonly deploymentId: number; readonly reportId: number }[]): number {
  return blocks.find(({ deploymentId }) => deploymentId === 1)?.reportId ?? 0;
}
