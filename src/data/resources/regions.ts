'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { listRegions, type RegionResponse } from '../../client/resources/regions.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';

/** The regions available for deployments: the first page, or all without `first`. */
export function regionsQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return listQuery(client, ['regions'], listRegions, params);
}

/** The regions available for deployments, page by page. */
export function regionsInfiniteQuery(client: ServiceClient, params: ListParams<CursorParams> = {}) {
  return cursorQuery(client, ['regions'], listRegions, params);
}

/** Reads the regions available for deployments. */
export function useRegions<Data = Page<RegionResponse>>(
  params?: ListParams<CursorParams>,
  options?: ReadOptions<Page<RegionResponse>, Data>,
) {
  return useRead(regionsQuery(useServiceClient(), params), options);
}

/** Reads the regions available for deployments, page by page. */
export function useRegionsInfinite<Data = Pages<RegionResponse>>(
  params?: ListParams<CursorParams>,
  options?: CursorReadOptions<RegionResponse, Data>,
) {
  return useCursorRead(regionsInfiniteQuery(useServiceClient(), params), options);
}
