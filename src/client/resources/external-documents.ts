import type { Open } from '../http/Open.js';
import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { SpreadsheetHost } from './report-placements.js';
import type { ResourceOwner } from './users.js';

/**
 * Lists the placements of all deployments' reports in one spreadsheet, all of them unless `first` is given. For a report
 * that the caller may not read, only the address and the owner are returned. Fails with 422, instead of returning a part,
 * if the spreadsheet has more than 500 reports or 2000 placements (docs/contract/reports.md#placements).
 * @throws 400 a cursor of another list
 * @throws 422 a document over the limit, for a page of it too
 */
export const listExternalDocumentPlacements = listOperation<
  { readonly externalWorkbookId: string } & CursorParams,
  ExternalDocumentPlacement
>('listExternalDocumentPlacements', '/api/v1/external-documents/{externalWorkbookId}/placements');

/** A block of cells, and the report it was written from. */
export interface ExternalDocumentPlacement {
  readonly access: Open<'GRANTED' | 'DENIED'>;
  readonly reportId: number;
  readonly deploymentId: number;
  readonly resultLocation: string;
  /** `null` where `access` is `DENIED`. */
  readonly reportName?: string | null;
  readonly placementId?: string | null;
  readonly host?: Open<SpreadsheetHost> | null;
  /** `null` where the owner is gone. */
  readonly owner?: ResourceOwner | null;
  readonly sheetId?: string | null;
  readonly sheetName?: string | null;
  readonly anchorCell?: string | null;
  readonly endResultCell?: string | null;
  readonly placedAt?: string | null;
  readonly refreshedAt?: string | null;
}
