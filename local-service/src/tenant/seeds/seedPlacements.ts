import type { Random } from '../../random.js';
import { queryChecksumOf } from '../reports/queryChecksum.js';
import type { Table } from '../Table.js';
import { dayMs, hourMs } from '../times.js';
import { newPublicId } from '../workspace/publicId.js';
import type { PlacementRecord, ReportRecord } from '../workspace/Workspace.js';

/** A spreadsheet with 30 placements of 24 reports. The analyst may not read 5 of the reports. */
export const tradingPlanId = 'trading-plan-2026';

/** A spreadsheet with 2,030 placements, more than the service answers. */
export const storeArchiveId = 'store-archive-2019-2025';

/** Places reports in both spreadsheets. */
export function seedPlacements(random: Random, now: number, reports: Table<ReportRecord>): void {
  const atRoot = reports.values().filter(isAtRoot);
  for (const [deploymentId, count] of Object.entries(plannedCounts)) {
    const placed = atRoot.filter((report) => report.deploymentId === Number(deploymentId)).slice(0, count);
    for (const [index, report] of placed.entries()) placeInTradingPlan(random, now, reports, report, index);
  }
  const archived = reports.values().filter((report) => report.deploymentId === sandboxId && !isAtRoot(report));
  for (const [index, report] of archived.slice(0, archivedCount).entries()) {
    const blocks = Array.from({ length: blocksPerArchived }, (_, row) => newPlacement(random, now, archiveCell(index, row * 40 + 1)));
    reports.update(report.id, { placements: blocks });
  }
}

function isAtRoot({ folderId, workbookId }: ReportRecord): boolean {
  return folderId === null && workbookId === null;
}

/** Reports of each deployment in the trading plan; the first two of each are placed twice. */
const plannedCounts: Readonly<Record<number, number>> = { 1: 14, 2: 6, 3: 4 };

const sandboxId = 3;
const archivedCount = 29;
const blocksPerArchived = 70;

function placeInTradingPlan(random: Random, now: number, reports: Table<ReportRecord>, report: ReportRecord, index: number): void {
  const isClosed = index % 4 === 3;
  const sheetName = planSheets[index % planSheets.length] ?? 'Overview';
  const cells = [planCell(report, sheetName, 'B', index), ...(index < 2 ? [planCell(report, 'Overview', 'H', index)] : [])];
  const queryChecksum = checksums[index % checksums.length]?.(report) ?? null;
  reports.update(report.id, {
    ownerId: isClosed ? closedOwnerId : report.ownerId,
    sharedWith: isClosed ? [] : 'everyone',
    placements: cells.map((cell) => ({ ...newPlacement(random, now, cell), queryChecksum })),
  });
}

/** Neither the admin nor the analyst. */
const closedOwnerId = 3;

const planSheets = ['Overview', 'Stores', "Buyers' notes", 'Range plan'];

/** Of most the cells match, of every fifth the query was changed since, and of another fifth nothing is known. */
const checksums: readonly ((report: ReportRecord) => string | null)[] = [
  queryChecksumOf,
  queryChecksumOf,
  ({ sqlQuery }) => queryChecksumOf({ jsonQuery: null, sqlQuery: `${sqlQuery} LIMIT 10` }),
  () => null,
  queryChecksumOf,
];

type SeededCell = Pick<
  PlacementRecord,
  'externalWorkbookId' | 'workbookName' | 'host' | 'sheetId' | 'sheetName' | 'anchorCell' | 'endResultCell' | 'resultLocation'
>;

function planCell({ deploymentId }: ReportRecord, sheetName: string, column: string, index: number): SeededCell {
  const row = deploymentId * 1000 + index * 20 + 2;
  return {
    externalWorkbookId: tradingPlanId,
    workbookName: 'Trading plan 2026',
    host: 'sheets',
    sheetId: String(planSheets.indexOf(sheetName)),
    sheetName,
    anchorCell: `${column}${row}`,
    endResultCell: `${column === 'B' ? 'C' : 'I'}${row + 12}`,
    resultLocation: `'${sheetName.replaceAll("'", "''")}'!${column}${row}`,
  };
}

function archiveCell(index: number, row: number): SeededCell {
  return {
    externalWorkbookId: storeArchiveId,
    workbookName: 'Store archive 2019 to 2025',
    host: 'excel',
    sheetId: null,
    sheetName: `Store ${index + 1}`,
    anchorCell: `A${row}`,
    endResultCell: null,
    resultLocation: `'Store ${index + 1}'!A${row}`,
  };
}

function newPlacement(random: Random, now: number, cell: SeededCell): PlacementRecord {
  const placedAt = now - random.between(2, 19) * dayMs;
  const isRefreshed = random.chance(0.5);
  const userId = random.between(1, 12);
  // One literal, not a copy of the cell with more: services are made often in tests, each with thousands of these.
  return {
    id: `placement-${newPublicId(random)}`,
    externalWorkbookId: cell.externalWorkbookId,
    workbookName: cell.workbookName,
    host: cell.host,
    sheetId: cell.sheetId,
    sheetName: cell.sheetName,
    anchorCell: cell.anchorCell,
    endResultCell: cell.endResultCell,
    resultLocation: cell.resultLocation,
    placedAt,
    placedByUserId: userId,
    refreshedAt: isRefreshed ? placedAt + random.between(1, 40) * hourMs : null,
    refreshedByUserId: isRefreshed ? userId : null,
    queryChecksum: null,
    resultChecksum: null,
  };
}
