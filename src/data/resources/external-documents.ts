'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { type ExternalDocumentPlacement, listExternalDocumentPlacements } from '../../client/resources/external-documents.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';

/** Lists what reports wrote into one spreadsheet: everything, or the first page if `first` is set. */
export function externalDocumentPlacementsQuery(
  client: ServiceClient,
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
) {
  return listQuery(client, ['external-documents', params.externalWorkbookId, 'placements'], listExternalDocumentPlacements, params);
}

/** Lists what reports wrote into one spreadsheet, page by page. */
export function externalDocumentPlacementsInfiniteQuery(
  client: ServiceClient,
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
) {
  return cursorQuery(client, ['external-documents', params.externalWorkbookId, 'placements'], listExternalDocumentPlacements, params);
}

/** Reads what reports of all deployments wrote into a spreadsheet. Fails with 422 where that is more than the service lists. */
export function useExternalDocumentPlacements<Data = Page<ExternalDocumentPlacement>>(
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
  options?: ReadOptions<Page<ExternalDocumentPlacement>, Data>,
) {
  return useRead(externalDocumentPlacementsQuery(useServiceClient(), params), options);
}

/** Reads what reports of all deployments wrote into a spreadsheet, page by page. */
export function useExternalDocumentPlacementsInfinite<Data = Pages<ExternalDocumentPlacement>>(
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
  options?: CursorReadOptions<ExternalDocumentPlacement, Data>,
) {
  return useCursorRead(externalDocumentPlacementsInfiniteQuery(useServiceClient(), params), options);
}
