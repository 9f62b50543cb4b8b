import type { ExternalDocumentPlacement } from '../../../client/resources/external-documents.js';
import type { ReportPlacement } from '../../../client/resources/report-placements.js';
import type { Report } from '../../../client/resources/reports.js';

/** A block of cells with all that is known about it. */
export interface PlacementRow extends ExternalDocumentPlacement, Partial<WrittenBy> {
  /** A key that survives removing and restoring a placement; its id does not. */
  readonly key: string;
  /** The spreadsheet that the cells are in. */
  readonly externalWorkbookId: string;
  /** True while the author of the cells and their sync state are loading. */
  readonly isDetailPending: boolean;
}

/** The details that the report knows about its placement; `undefined` while they load. */
type WrittenBy = Pick<ReportPlacement, 'workbookName' | 'placedByUserId' | 'refreshedByUserId' | 'resultChecksum' | 'syncStatus'>;

/** Returns the rows of one report. */
export function rowsOfReport(report: Report): readonly PlacementRow[] {
  const { id: reportId, deploymentId, name: reportName, user: owner } = report;
  return (report.externalWorkbookPlacements ?? []).map(({ workbookId: externalWorkbookId, id: placementId = null, ...placement }) => {
    const row = { ...placement, externalWorkbookId, placementId, reportId, deploymentId, reportName, owner };
    return { ...row, access: 'GRANTED', key: keyOf(row), isDetailPending: false };
  });
}

/** Returns the rows of one spreadsheet, with the additional details from its reports. */
export function rowsOfDocument({ externalWorkbookId, placements, reports, pendingIds }: DocumentFacts): readonly PlacementRow[] {
  const details = new Map(reports.flatMap(rowsOfReport).map((row) => [row.key, row]));
  return placements.map((placement) => {
    const key = keyOf({ ...placement, externalWorkbookId });
    const isDetailPending = isGranted(placement) && pendingIds.includes(placement.deploymentId);
    // If both contain a value, the spreadsheet's list takes precedence.
    return { ...details.get(key), ...placement, key, externalWorkbookId, isDetailPending };
  });
}

interface DocumentFacts {
  readonly externalWorkbookId: string;
  readonly placements: readonly ExternalDocumentPlacement[];
  /** The reports that could be read so far. */
  readonly reports: readonly Report[];
  /** Deployments whose reports are still being read. */
  readonly pendingIds: readonly number[];
}

/** True if the user may read the report. An unrecognized value grants nothing. */
export function isGranted({ access }: Pick<ExternalDocumentPlacement, 'access'>): boolean {
  return access === 'GRANTED';
}

/** Returns the cells: `B4`, or `B4:F20` if the end is known; the whole location if it names no cell. */
export function cellRange({ anchorCell, endResultCell, resultLocation }: Cells): string {
  if (!anchorCell) return resultLocation;
  return endResultCell ? `${anchorCell}:${endResultCell}` : anchorCell;
}

type Cells = Pick<ExternalDocumentPlacement, 'anchorCell' | 'endResultCell' | 'resultLocation'>;

function keyOf({ deploymentId, reportId, externalWorkbookId, sheetId, sheetName, anchorCell, resultLocation }: Address): string {
  return JSON.stringify([deploymentId, reportId, externalWorkbookId, sheetId, sheetName, anchorCell || resultLocation]);
}

type Address = Omit<Pick<PlacementRow, keyof ExternalDocumentPlacement | 'externalWorkbookId'>, 'access'>;
