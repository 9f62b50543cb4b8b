import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { GetWorkbooksParams, Workbook } from '../../../client/resources/workbooks.js';
import type { CursorQuery } from '../../../data/resourceQueries.js';
import { workbooksInfiniteQuery } from '../../../data/resources/workbooks.js';
import { workspaceObjectsInfiniteQuery } from '../../../data/resources/workspace.js';

/** The filters of a searchable list of workbooks. */
export interface WorkbookPagesParams extends GetWorkbooksParams {
  /** A part of the name. Searches all folders. */
  readonly search?: string | undefined;
}

/** Infinite-query options for workbooks. A search uses the workspace, and always covers all folders. */
export function workbookPagesQuery(client: ServiceClient, { search, ...params }: WorkbookPagesParams): CursorQuery<Workbook> {
  if (!search) return workbooksInfiniteQuery(client, params);
  const { deploymentId, first } = params;
  const found: object = workspaceObjectsInfiniteQuery(client, { deploymentId, first, search, types: ['WORKBOOK'] });
  // The workspace has other items as well, but only workbooks are requested.
  return found as CursorQuery<Workbook>;
}
