import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { SpreadsheetHost } from './report-placements.js';
import type { ResourceOwner } from './users.js';

/**
 * Lists the placements of all deployments' reports in one spreadsheet, all of them unless `first` is given. For a report
 * that the caller may not read, only the address and the owner are returned. Fails with 422, instead of returning a part,
 * if the spreadsheet has more than 500 reports or 2000 placements (docs/contract/reports.md#placements).
 * @throws 400 if the cursor belongs to another list
 * @throws 422 if the spreadsheet is over the limit, even if only a page is requested
 */
export const listExternalDocumentPlacements = listOperation<
  { readonly externalWorkbookId: string } & CursorParams,
  ExternalDocumentPlacement
>('listExternalDocumentPlacements', '/api/v1/external-documents/{externalWorkbookId}/placements');

/** A block of cells, and the report it was written from. */
export interface ExternalDocumentPlacement {
  /** `DENIED` if the caller cannot read the report. Its name is then missing. */
  readonly access: Open<'GRANTED' | 'DENIED'>;
  /** The id of the report. */
  readonly reportId: number;
  readonly deploymentId: number;
  /** The sheet and first cell, such as `Sales!B4`. */
  readonly resultLocation: string;
  /** `null` if `access` is `DENIED`. */
  readonly reportName?: string | null;
  /** The id of the placement. */
  readonly placementId?: string | null;
  /** The kind of spreadsheet. */
  readonly host?: Open<SpreadsheetHost> | null;
  /** `null` if the owner was deleted. */
  readonly owner?: ResourceOwner | null;
  /** The id of the sheet, which survives renaming it. */
  readonly sheetId?: string | null;
  /** The name of the sheet. */
  readonly sheetName?: string | null;
  /** The first cell, such as `B4`. */
  readonly anchorCell?: string | null;
  /** The last cell, such as `F20`. */
  readonly endResultCell?: string | null;
  /** The time the rows were first written. */
  readonly placedAt?: string | null;
  /** The time the rows were last written. */
  readonly refreshedAt?: string | null;
}
