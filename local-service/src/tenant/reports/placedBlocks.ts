import type { ExternalDocumentPlacement } from '@parley/react/client';
import type { Order } from '../../http/pageOf.js';
import type { Caller } from '../callers/Caller.js';
import { ownerOf } from '../people/People.js';
import type { Tenant } from '../Tenant.js';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import type { PlacementRecord, ReportRecord, Workspace } from '../workspace/Workspace.js';
import { canRead } from '../workspace/workspaceAccess.js';

/** A block of cells of a spreadsheet, with the report it was written from. */
export interface PlacedBlock {
  readonly report: ReportRecord;
  readonly placement: PlacementRecord;
}

/** All blocks of one spreadsheet, of whichever deployment. */
export function placedBlocksOf({ reports }: Workspace, externalWorkbookId: string): readonly PlacedBlock[] {
  return reports
    .values()
    .flatMap((report) => report.placements.map((placement) => ({ report, placement })))
    .filter(({ placement }) => placement.externalWorkbookId === externalWorkbookId);
}

export function isOverLimit(blocks: readonly PlacedBlock[]): boolean {
  return blocks.length > maxPlacements || new Set(blocks.map(({ report }) => report.id)).size > maxReports;
}

export const byTimePlaced: Order<PlacedBlock> = { keyOf: ({ placement }) => [placement.placedAt, placement.id] };

/** A block as the caller may see it: of a report he may not read, all but its name. */
export function showPlacedBlock(tenant: Tenant, caller: Caller, { report, placement }: PlacedBlock): ExternalDocumentPlacement {
  const isReadable = canRead(tenant, caller, report);
  const { id, host, sheetId, sheetName, anchorCell, endResultCell, resultLocation, placedAt, refreshedAt } = placement;
  return {
    access: isReadable ? 'GRANTED' : 'DENIED',
    reportId: report.id,
    deploymentId: report.deploymentId,
    reportName: isReadable ? report.name : null,
    owner: ownerOf(tenant.people, report.ownerId),
    placementId: id,
    host,
    sheetId,
    sheetName,
    anchorCell,
    endResultCell,
    resultLocation,
    placedAt: toTimestamp(placedAt),
    refreshedAt: toOptionalTimestamp(refreshedAt),
  };
}

const maxReports = 500;
const maxPlacements = 2000;
