import { describe, expect, it } from 'vitest';
import {
  connectReportToWorkbook,
  createReport,
  disconnectReportFromWorkbook,
  getReport,
  type Report,
  type ReportPlacement,
  refreshReport,
  updateReport,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deployment = { deploymentId: 1 };
const checksum = { v: 1, chunks: [{ from: 0, hash: 'first' }] };
const cell = { externalWorkbookId: 'plan', resultLocation: 'Stores!B4' };

function placementsOf({ externalWorkbookPlacements }: Report): readonly ReportPlacement[] {
  return externalWorkbookPlacements ?? [];
}

/** A report of the admin that the analyst can read, placed once by the analyst. */
async function startPlaced() {
  const world = await createContractWorld();
  const { id: reportId } = await createReport(world.admin, { ...deployment, name: 'Placed', folderId: 1, sqlQuery: 'SELECT 1' });
  const address = { ...deployment, reportId };
  const placed = await connectReportToWorkbook(world.analyst, { ...address, ...cell, resultChecksum: checksum });
  const [placement] = placementsOf(placed);
  return { ...world, address, placed, placementId: placement?.id ?? '' };
}

describe('connecting', () => {
  it('requires only read access, and returns the report with the new placement', async () => {
    const { placed } = await startPlaced();
    expect(placed).toMatchObject({ canEdit: false, version: 1, externalWorkbookId: 'plan', resultLocation: 'Stores!B4' });
    expect(placementsOf(placed)).toMatchObject([
      {
        workbookId: 'plan',
        sheetName: 'Stores',
        anchorCell: 'B4',
        placedByUserId: 2,
        refreshedAt: null,
        queryChecksum: placed.currentQueryChecksum,
        resultChecksum: checksum,
        syncStatus: 'UP_TO_DATE',
      },
    ]);
  });

  it.each([
    ['the same cell', { resultLocation: 'Stores!B4' }],
    ['the cell with dollar signs, quotes and an end', { resultLocation: "'Stores'!$b$4:F20" }],
    ['sheet and cell by themselves', { resultLocation: 'B4', sheetName: 'Stores', anchorCell: '$B$4' }],
  ])('updates the placement at the same address, given as %s', async (_form, form) => {
    const { admin, advance, address, placementId } = await startPlaced();
    advance(1000);
    const again = await connectReportToWorkbook(admin, { ...address, ...cell, ...form, workbookName: 'Plan' });
    expect(placementsOf(again)).toMatchObject([
      { id: placementId, workbookName: 'Plan', placedByUserId: 2, refreshedByUserId: 1, resultChecksum: null },
    ]);
  });

  it.each([
    ['another cell', { resultLocation: 'Stores!B5' }],
    ['another sheet', { resultLocation: "'Stores!'!B4" }],
    ['another spreadsheet', { externalWorkbookId: 'plan 2' }],
  ])('adds a placement for %s', async (_place, place) => {
    const { admin, address } = await startPlaced();
    expect(placementsOf(await connectReportToWorkbook(admin, { ...address, ...cell, ...place }))).toHaveLength(2);
  });

  it('distinguishes two sheets of the same name by their ids, if both are known', async () => {
    const { admin, address } = await startPlaced();
    await connectReportToWorkbook(admin, { ...address, ...cell, sheetId: '1' });
    const both = await connectReportToWorkbook(admin, { ...address, ...cell, sheetId: '2' });
    expect(placementsOf(both).map(({ sheetId }) => sheetId)).toEqual(['1', '2']);
    const unsaid = await connectReportToWorkbook(admin, { ...address, ...cell });
    expect(placementsOf(unsaid).map(({ sheetId }) => sheetId)).toEqual(['1', '2']);
  });

  it('moves the placement with the id, and replaces one at the new address', async () => {
    const { admin, address, placementId } = await startPlaced();
    await connectReportToWorkbook(admin, { ...address, ...cell, resultLocation: 'Stores!H9' });
    const moved = await connectReportToWorkbook(admin, { ...address, ...cell, placementId, resultLocation: 'Stores!H9' });
    expect(placementsOf(moved)).toMatchObject([{ id: placementId, anchorCell: 'H9' }]);
  });

  it('keeps the checksums if only the address is corrected, even those of an older query', async () => {
    const { admin, address, placed, placementId } = await startPlaced();
    await updateReport(admin, { ...address, sqlQuery: 'SELECT 2' });
    const corrected = await connectReportToWorkbook(admin, {
      ...address,
      ...cell,
      placementId,
      resultLocation: 'Stores!C4',
      resultChecksum: { v: 1, chunks: [] },
      addressOnly: true,
    });
    expect(placementsOf(corrected)).toMatchObject([
      {
        anchorCell: 'C4',
        queryChecksum: placed.currentQueryChecksum,
        resultChecksum: checksum,
        syncStatus: 'CHANGED',
        refreshedAt: null,
      },
    ]);
  });

  it('reports UNKNOWN for cells of which only the address was given', async () => {
    const { admin, address } = await startPlaced();
    const known = await connectReportToWorkbook(admin, { ...address, ...cell, resultLocation: 'Stores!Z1', addressOnly: true });
    expect(placementsOf(known)[1]).toMatchObject({ queryChecksum: null, syncStatus: 'UNKNOWN' });
  });
});

describe('the status of a placement', () => {
  it('becomes CHANGED with the query, and UP_TO_DATE again with the cells or the query', async () => {
    const { admin, analyst, advance, address, placementId } = await startPlaced();
    const statusOf = (report: Report) => placementsOf(report)[0]?.syncStatus;
    expect(statusOf(await updateReport(admin, { ...address, sqlQuery: 'SELECT 2' }))).toBe('CHANGED');
    expect(statusOf(await updateReport(admin, { ...address, sqlQuery: 'SELECT 1' }))).toBe('UP_TO_DATE');
    await updateReport(admin, { ...address, jsonQuery: '{}' });
    advance(5000);
    const refreshed = await refreshReport(analyst, { ...address, placementId, resultChecksum: { v: 2, chunks: [] } });
    expect(refreshed).toMatchObject({ refreshedBy: 2, version: 4 });
    expect(placementsOf(refreshed)).toMatchObject([
      { syncStatus: 'UP_TO_DATE', refreshedByUserId: 2, resultChecksum: { v: 2, chunks: [] } },
    ]);
  });

  it('depends on the query, not on the name', async () => {
    const { admin, address } = await startPlaced();
    const renamed = await updateReport(admin, { ...address, name: 'Renamed', title: 'Other', meta: { chart: 'line' } });
    expect(placementsOf(renamed)[0]?.syncStatus).toBe('UP_TO_DATE');
  });

  it('is UP_TO_DATE after a query change made by the placement itself', async () => {
    const { admin, address, placementId } = await startPlaced();
    await connectReportToWorkbook(admin, { ...address, ...cell, resultLocation: 'Stores!H9' });
    const changed = await updateReport(admin, { ...address, sqlQuery: 'SELECT 3', placementId });
    expect(placementsOf(changed).map(({ syncStatus }) => syncStatus)).toEqual(['UP_TO_DATE', 'CHANGED']);
  });
});

describe('addressing a placement', () => {
  it.each([
    ['spreadsheet, sheet and cell', { externalWorkbookId: 'plan', sheetName: "Buyers' notes", anchorCell: 'B4' }],
    ['spreadsheet and location', { externalWorkbookId: 'plan', resultLocation: "'Buyers'' notes'!$B$4:D9" }],
    ['a sheet by name and a cell by location', { externalWorkbookId: 'plan', sheetName: "Buyers' notes", resultLocation: 'x!B4' }],
  ])('works by %s, for removing and refreshing', async (_form, form) => {
    const { admin, address } = await startPlaced();
    await connectReportToWorkbook(admin, { ...address, externalWorkbookId: 'plan', resultLocation: "'Buyers'' notes'!B4" });
    expect(placementsOf(await refreshReport(admin, { ...address, ...form }))[1]).toMatchObject({ refreshedByUserId: 1 });
    const left = await disconnectReportFromWorkbook(admin, { ...address, ...form });
    expect(placementsOf(left)).toMatchObject([{ sheetName: 'Stores' }]);
  });

  it('works by its id', async () => {
    const { analyst, address, placementId } = await startPlaced();
    expect(placementsOf(await disconnectReportFromWorkbook(analyst, { ...address, placementId }))).toEqual([]);
  });

  it('is narrowed by a sheet id, which alone is not enough', async () => {
    const { admin, address } = await startPlaced();
    await connectReportToWorkbook(admin, { ...address, ...cell, sheetId: '1' });
    const other = { ...address, externalWorkbookId: 'plan', sheetName: 'Stores', anchorCell: 'B4', sheetId: '2' };
    expect(placementsOf(await disconnectReportFromWorkbook(admin, other))).toHaveLength(1);
    expect(placementsOf(await disconnectReportFromWorkbook(admin, { ...other, sheetId: '1' }))).toHaveLength(0);
  });

  it('succeeds and changes nothing when removing one that does not exist', async () => {
    const { admin, address, placed } = await startPlaced();
    const unchanged = await disconnectReportFromWorkbook(admin, { ...address, ...cell, resultLocation: 'Stores!B5' });
    expect(placementsOf(unchanged)).toEqual(placementsOf(placed));
    expect(await getReport(admin, address)).toEqual(unchanged);
  });

  const incomplete = [
    {},
    { sheetId: '1' },
    { externalWorkbookId: 'plan' },
    { externalWorkbookId: 'plan', sheetName: 'Stores' },
    { externalWorkbookId: 'plan', anchorCell: 'B4' },
    { externalWorkbookId: 'plan', resultLocation: 'B4' },
  ];
  const twofold = { externalWorkbookId: 'plan', placementId: 'placement-1', resultLocation: 'Stores!B4' };

  it.each([...incomplete, twofold])('is complete, or refreshing is refused: %j', async (body) => {
    const { admin, address } = await startPlaced();
    await expect(admin.put(`/api/v1/deployments/1/reports/${address.reportId}/refresh`, { body })).rejects.toMatchObject({ status: 400 });
  });

  it.each(incomplete)('succeeds and changes nothing when removing without a match: %j', async (body) => {
    const { admin, address, placed } = await startPlaced();
    await admin.delete(`/api/v1/deployments/1/reports/${address.reportId}/connect-workbook`, { body });
    expect(placementsOf(await getReport(admin, address))).toEqual(placementsOf(placed));
  });

  it('is refused when removing one named in two ways', async () => {
    const { admin, address } = await startPlaced();
    const path = `/api/v1/deployments/1/reports/${address.reportId}/connect-workbook`;
    await expect(admin.delete(path, { body: twofold })).rejects.toMatchObject({ status: 400 });
  });
});
