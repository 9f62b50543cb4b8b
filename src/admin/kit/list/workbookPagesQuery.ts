import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { GetWorkbooksParams, Workbook } from '../../../client/resources/workbooks.js';
import type { CursorQuery } from '../../../data/resourceQueries.js';
import { workbooksInfiniteQuery } from '../../../data/resources/workbooks.js';
import { workspaceObjectsInfiniteQuery } from '../../../data/resources/workspace.js';

/** The filters of a list of workbooks that can be searched. */
export interface WorkbookPagesParams extends GetWorkbooksParams {
  /** A part of the name. Searches all folders. */
  readonly search?: string | undefined;
}

/** The workbooks page by page. Only the workspace can be searched, and only in all folders at once. */
export function workbookPagesQuery(client: ServiceClient, { search, ...params }: WorkbookPagesParams): CursorQuery<Workbook> {
  if (!search) return workbooksInfiniteQuery(client, params);
  const { deploymentId, first } = params;
  const found = workspaceObjectsInfiniteQuery(client, { deploymentId, first, search, types: ['WORKBOOK'] });
  // The workspace has other items as well, but they were not asked for.
  return found as unknown as CursorQuery<Workbook>;
}
