import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { SpreadsheetHost } from './report-placements.js';
import type { ResourceOwner } from './users.js';

/** 422 over 500 placed explorations or 2000 placements. Omitting first returns all (payload facts, External Documents). */
export function listExternalDocumentPlacements(
  client: ServiceClient,
  { externalWorkbookId, ...query }: { readonly externalWorkbookId: string } & CursorParams,
  options?: CallOptions,
) {
  return getPage<ExternalDocumentPlacement>(client, path`/api/v1/external-documents/${externalWorkbookId}/placements`, {
    ...options,
    operation: 'listExternalDocumentPlacements',
    query,
  });
}

/** DENIED: reportName null; owner null only when it can no longer be resolved. */
export interface ExternalDocumentPlacement {
  readonly access: Open<'GRANTED' | 'DENIED'>;
  readonly reportId: number;
  readonly deploymentId: number;
  readonly resultLocation: string;
  readonly reportName?: string | null;
  readonly placementId?: string | null;
  readonly host?: Open<SpreadsheetHost> | null;
  readonly owner?: ResourceOwner | null;
  readonly sheetId?: string | null;
  readonly sheetName?: string | null;
  readonly anchorCell?: string | null;
  readonly endResultCell?: string | null;
  readonly placedAt?: string | null;
  readonly refreshedAt?: string | null;
}
