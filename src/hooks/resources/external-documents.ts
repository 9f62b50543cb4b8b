'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { type ExternalDocumentPlacement, listExternalDocumentPlacements } from '../../client/resources/external-documents.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listExternalDocumentPlacements`: its first page. */
export function externalDocumentPlacementsQuery(
  client: ServiceClient,
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
) {
  return listQuery(client, ['external-documents', params.externalWorkbookId, 'placements'], listExternalDocumentPlacements, params);
}

/** Infinite-query options of `listExternalDocumentPlacements`. */
export function externalDocumentPlacementsInfiniteQuery(
  client: ServiceClient,
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
) {
  return cursorQuery(client, ['external-documents', params.externalWorkbookId, 'placements'], listExternalDocumentPlacements, params);
}

export function useExternalDocumentPlacements<Data = Page<ExternalDocumentPlacement>>(
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
  options?: ReadOptions<Page<ExternalDocumentPlacement>, Data>,
) {
  return useRead(externalDocumentPlacementsQuery(useServiceClient(), params), options);
}

export function useExternalDocumentPlacementsInfinite<Data = Pages<ExternalDocumentPlacement>>(
  params: ListParams<{ readonly externalWorkbookId: string } & CursorParams>,
  options?: CursorReadOptions<ExternalDocumentPlacement, Data>,
) {
  return useCursorRead(externalDocumentPlacementsInfiniteQuery(useServiceClient(), params), options);
}
