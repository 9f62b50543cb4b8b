import { describe, expect, it } from 'vitest';
import {
  createReport,
  deleteReport,
  getReport,
  getReports,
  type Report,
  updateReport,
  upsertReportByPublicId,
} from '../../../src/client.js';
import { tradingPlanId } from '../../src/tenant/seeds/seedPlacements.js';
import { sharedLegacyId } from '../../src/tenant/seeds/seedReports.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deployment = { deploymentId: 1 };
const reportsPath = '/api/v1/deployments/1/reports';
const idsOf = (reports: readonly Report[]): readonly number[] => reports.map(({ id }) => id);

describe('the list of reports', () => {
  it('contains only what the caller can read', async () => {
    const { admin, analyst } = await createContractWorld();
    const all = await getReports(admin, deployment);
    const mine = idsOf((await getReports(analyst, deployment)).items);
    const hidden = idsOf(all.items).filter((id) => !mine.includes(id));
    expect(all.items).toHaveLength(280);
    expect(hidden.length).toBeGreaterThan(5);
    for (const reportId of hidden) await expect(getReport(analyst, { ...deployment, reportId })).rejects.toMatchObject({ status: 403 });
    for (const reportId of mine.slice(0, 5)) expect((await getReport(analyst, { ...deployment, reportId })).id).toBe(reportId);
  });

  it("includes the caller's permissions for each report", async () => {
    const { admin, analyst } = await createContractWorld();
    const mine = (await getReports(analyst, deployment)).items;
    const own = mine.filter(({ userId }) => userId === 2);
    const others = mine.filter(({ userId }) => userId !== 2);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ canEdit, canManage }) => canEdit && canManage)).toBe(true);
    expect(others.every(({ canEdit, canManage, rolesWithAccess }) => !canEdit && !canManage && rolesWithAccess === null)).toBe(true);
    const inFolder = (await getReports(admin, deployment)).items.find(({ folderId }) => folderId);
    expect(inFolder?.rolesWithAccess).toContainEqual({ id: 101, name: 'Dashboard editor', actions: ['FolderRead'] });
  });

  it('is filtered by folder, workbook, spreadsheet and words in name or title', async () => {
    const { admin } = await createContractWorld();
    const all = (await getReports(admin, deployment)).items;
    const folderId = all.find((report) => report.folderId)?.folderId;
    const workbookId = all.find((report) => report.workbookId)?.workbookId;
    const narrowings = [
      [{ folderId }, (report: Report) => report.folderId === folderId],
      [{ workbookId }, (report: Report) => report.workbookId === workbookId],
      [{ externalWorkbookId: tradingPlanId }, (report: Report) => report.externalWorkbookId === tradingPlanId],
      [{ search: 'MARGIN by' }, (report: Report) => `${report.name} ${report.title}`.toLowerCase().includes('margin by')],
    ] as const;
    for (const [filter, isWanted] of narrowings) {
      const found = (await getReports(admin, { ...deployment, ...filter })).items;
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(all.filter(isWanted));
    }
  });

  it.each(['name', 'createdAt', 'updatedAt'] as const)('is sorted by %s, in either direction', async (sortBy) => {
    const { admin } = await createContractWorld();
    const upwards = (await getReports(admin, { ...deployment, sortBy, sortDirection: 'ASC' })).items;
    const downwards = (await getReports(admin, { ...deployment, sortBy, sortDirection: 'DESC' })).items;
    const keys = upwards.map((report) => report[sortBy].toLowerCase());
    expect(keys).toEqual(keys.toSorted());
    expect(idsOf(downwards)).toEqual(idsOf(upwards).toReversed());
  });

  it('has a single page when sorted by last view, limited by `first`', async () => {
    const { admin } = await createContractWorld();
    const whole = await getReports(admin, { ...deployment, sortBy: 'lastViewedAt' });
    const page = await getReports(admin, { ...deployment, sortBy: 'lastViewedAt', first: 10 });
    expect(whole.items).toHaveLength(280);
    expect(idsOf(page.items)).toEqual(idsOf(whole.items).slice(0, 10));
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, endCursor: null });
    expect(page.count).toBe(280);
    const backwards = await getReports(admin, { ...deployment, sortBy: 'lastViewedAt', sortDirection: 'ASC' });
    expect(idsOf(backwards.items)).toEqual(idsOf(whole.items).toReversed());
  });

  it('refuses a cursor when sorted by last view', async () => {
    const { admin } = await createContractWorld();
    const { pageInfo } = await getReports(admin, { ...deployment, first: 1 });
    const query = { sortBy: 'lastViewedAt', after: pageInfo.endCursor };
    await expect(admin.get(reportsPath, { query })).rejects.toMatchObject({ status: 400 });
  });
});

describe('a report', () => {
  it.each(['name', 'title'])('is refused with a %s over 255 characters, from any caller', async (field) => {
    const { admin } = await createContractWorld();
    await expect(admin.post(reportsPath, { body: { [field]: 'x'.repeat(256) } })).rejects.toMatchObject({ status: 400 });
    await expect(admin.put(`${reportsPath}/5`, { body: { [field]: 'x'.repeat(256) } })).rejects.toMatchObject({ status: 400 });
    const report = await createReport(admin, { ...deployment, name: 'x', [field]: 'x'.repeat(255) });
    expect(report).toMatchObject({ [field]: 'x'.repeat(255) });
  });

  it('keeps what a change omits, clears what it sets to null, and increments its version', async () => {
    const { admin, advance } = await createContractWorld();
    const { id: reportId, ...created } = await createReport(admin, {
      ...deployment,
      name: 'Waste',
      title: 'Waste per store',
      sqlQuery: 'SELECT 1',
      folderId: 1,
    });
    advance(60_000);
    const changed = await updateReport(admin, { ...deployment, reportId, title: null, folderId: null });
    expect(changed).toMatchObject({ name: 'Waste', title: null, sqlQuery: 'SELECT 1', folderId: null, folderPath: [], version: 2 });
    expect(created.folderPath).toEqual([{ id: 1, name: 'Finance' }]);
    expect(Date.parse(changed.updatedAt) - Date.parse(created.updatedAt)).toBe(60_000);
    expect(changed.currentQueryChecksum).toBe(created.currentQueryChecksum);
  });

  it('is visible at the root only to its owner, and in a shared folder to everyone', async () => {
    const { admin, analyst } = await createContractWorld();
    const atRoot = await createReport(admin, { ...deployment, name: 'Draft' });
    const inFolder = await createReport(admin, { ...deployment, name: 'Shared', folderId: 1 });
    const visible = idsOf((await getReports(analyst, deployment)).items);
    expect(visible).toContain(inFolder.id);
    expect(visible).not.toContain(atRoot.id);
  });

  it('without an id is given one, once', async () => {
    const { admin } = await createContractWorld();
    const legacy = await getReport(admin, { ...deployment, reportId: 1 });
    expect(legacy.publicId).toBe(sharedLegacyId);
    await updateReport(admin, { ...deployment, reportId: 1, publicId: 'ownId1234567' });
    await expect(updateReport(admin, { ...deployment, reportId: 1, publicId: 'other1234567' })).rejects.toMatchObject({ status: 400 });
    // The other report is now the only one for its placeholder, which is no longer ambiguous.
    const other = await upsertReportByPublicId(admin, { ...deployment, publicId: sharedLegacyId, name: 'Found' });
    expect(other).toMatchObject({ id: 2, name: 'Found' });
  });

  it('is not found after deletion', async () => {
    const { admin } = await createContractWorld();
    await deleteReport(admin, { ...deployment, reportId: 9 });
    await expect(getReport(admin, { ...deployment, reportId: 9 })).rejects.toMatchObject({ status: 404 });
    await expect(deleteReport(admin, { ...deployment, reportId: 9 })).rejects.toMatchObject({ status: 404 });
    expect(idsOf((await getReports(admin, deployment)).items)).not.toContain(9);
  });
});

describe('an upsert', () => {
  const publicId = 'upsert123456';

  it('creates a report and later updates it, and reads `source` only the first time', async () => {
    const { admin } = await createContractWorld();
    const created = await upsertReportByPublicId(admin, { ...deployment, publicId, name: 'First', source: 'PLAYGROUND' });
    const changed = await upsertReportByPublicId(admin, { ...deployment, publicId, title: 'Second', source: 'AIBI' });
    expect(created).toMatchObject({ publicId, name: 'First', source: 'PLAYGROUND', version: 1 });
    expect(changed).toMatchObject({ id: created.id, name: 'First', title: 'Second', source: 'PLAYGROUND', version: 2 });
  });

  it('lets one of two concurrent writers create the report, and succeeds for the other on retry', async () => {
    const { apiKey } = await createContractWorld();
    const params = { ...deployment, publicId, name: 'Raced' };
    const outcomes = await Promise.allSettled([upsertReportByPublicId(apiKey, params), upsertReportByPublicId(apiKey, params)]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons).toMatchObject([{ kind: 'conflict', code: 'upsert_branch_changed' }]);
    expect(await upsertReportByPublicId(apiKey, params)).toMatchObject({ version: 2 });
    expect((await getReports(apiKey, { ...deployment, search: 'Raced' })).items).toHaveLength(1);
  });

  it('reports an id of another deployment without a code, because there is no recovery', async () => {
    const { admin } = await createContractWorld();
    await upsertReportByPublicId(admin, { deploymentId: 2, publicId, name: 'Elsewhere' });
    const refused = upsertReportByPublicId(admin, { ...deployment, publicId, name: 'Here' });
    await expect(refused).rejects.toMatchObject({ status: 409, code: undefined });
  });
});
