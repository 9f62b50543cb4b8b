import type { ExternalDocumentPlacement } from '../../../client/resources/external-documents.js';
import type { ReportPlacement } from '../../../client/resources/report-placements.js';
import type { Report } from '../../../client/resources/reports.js';

/** A block of cells, and all that is known of it. */
export interface PlacementRow extends ExternalDocumentPlacement, Partial<WrittenBy> {
  /** Stays the same when a placement is taken away and put back, which its id does not. */
  readonly key: string;
  readonly externalWorkbookId: string;
  /** Who wrote the cells, and whether they match the query, is still being read. */
  readonly isDetailPending: boolean;
}

type WrittenBy = Pick<ReportPlacement, 'workbookName' | 'placedByUserId' | 'refreshedByUserId' | 'resultChecksum' | 'syncStatus'>;

/** The rows of one report. */
export function rowsOfReport(report: Report): readonly PlacementRow[] {
  const { id: reportId, deploymentId, name: reportName, user: owner } = report;
  return (report.externalWorkbookPlacements ?? []).map(({ workbookId: externalWorkbookId, id: placementId = null, ...placement }) => {
    const row = { ...placement, externalWorkbookId, placementId, reportId, deploymentId, reportName, owner };
    return { ...row, access: 'GRANTED', key: keyOf(row), isDetailPending: false };
  });
}

/** The rows of one spreadsheet, with what its reports tell beyond the list of its placements. */
export function rowsOfDocument({ externalWorkbookId, placements, reports, pendingIds }: DocumentFacts): readonly PlacementRow[] {
  const details = new Map(reports.flatMap(rowsOfReport).map((row) => [row.key, row]));
  return placements.map((placement) => {
    const key = keyOf({ ...placement, externalWorkbookId });
    const isDetailPending = isGranted(placement) && pendingIds.includes(placement.deploymentId);
    // Of what both tell, the list of the spreadsheet is what was asked for.
    return { ...details.get(key), ...placement, key, externalWorkbookId, isDetailPending };
  });
}

interface DocumentFacts {
  readonly externalWorkbookId: string;
  readonly placements: readonly ExternalDocumentPlacement[];
  /** Those of the reports that could be read so far. */
  readonly reports: readonly Report[];
  /** Deployments whose reports are still being read. */
  readonly pendingIds: readonly number[];
}

/** Whether the report may be read; a value that is not known grants nothing. */
export function isGranted({ access }: Pick<ExternalDocumentPlacement, 'access'>): boolean {
  return access === 'GRANTED';
}

/** The cells: `B4`, or `B4:F20` where the end is known; the whole location where it names no cell. */
export function cellRange({ anchorCell, endResultCell, resultLocation }: Cells): string {
  if (!anchorCell) return resultLocation;
  return endResultCell ? `${anchorCell}:${endResultCell}` : anchorCell;
}

type Cells = Pick<ExternalDocumentPlacement, 'anchorCell' | 'endResultCell' | 'resultLocation'>;

function keyOf({ deploymentId, reportId, externalWorkbookId, sheetId, sheetName, anchorCell, resultLocation }: Address): string {
  return JSON.stringify([deploymentId, reportId, externalWorkbookId, sheetId, sheetName, anchorCell || resultLocation]);
}

type Address = Omit<Pick<PlacementRow, keyof ExternalDocumentPlacement | 'externalWorkbookId'>, 'access'>;
