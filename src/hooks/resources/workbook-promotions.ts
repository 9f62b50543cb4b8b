'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import {
  type ApplyWorkbookPromotionInput,
  getWorkbookPromotion,
  getWorkbookPromotionLinks,
  getWorkbookPromotions,
  type PreviewWorkbookPromotionInput,
  previewWorkbookPromotion,
  promoteWorkbook,
  type WorkbookPromotion,
  type WorkbookPromotionLink,
  type WorkbookPromotionPreview,
  type WorkbookPromotionSummaryResponse,
} from '../../client/resources/workbook-promotions.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `previewWorkbookPromotion`. */
export function usePreviewWorkbookPromotion(
  options?: WriteOptions<WorkbookPromotionPreview, WorkbookAddress & PreviewWorkbookPromotionInput>,
) {
  return useResourceMutation(previewWorkbookPromotion, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Runs `promoteWorkbook`. */
export function usePromoteWorkbook(options?: WriteOptions<WorkbookPromotion, WorkbookAddress & ApplyWorkbookPromotionInput>) {
  return useResourceMutation(promoteWorkbook, ({ deploymentId }) => [['deployments', deploymentId, 'workbooks']], options);
}

/** Query options of `getWorkbookPromotion`. */
export function workbookPromotionQuery(client: ServiceClient, params: WorkbookAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion'],
    getWorkbookPromotion,
    params,
  );
}

export function useWorkbookPromotion<Data = WorkbookPromotionSummaryResponse>(
  params: WorkbookAddress,
  options?: ReadOptions<WorkbookPromotionSummaryResponse, Data>,
) {
  return useRead(workbookPromotionQuery(useServiceClient(), params), options);
}

/** Query options of `getWorkbookPromotions`: its first page. */
export function workbookPromotionsQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotions'],
    getWorkbookPromotions,
    params,
  );
}

/** Infinite-query options of `getWorkbookPromotions`. */
export function workbookPromotionsInfiniteQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotions'],
    getWorkbookPromotions,
    params,
  );
}

export function useWorkbookPromotions<Data = Page<WorkbookPromotion>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: ReadOptions<Page<WorkbookPromotion>, Data>,
) {
  return useRead(workbookPromotionsQuery(useServiceClient(), params), options);
}

export function useWorkbookPromotionsInfinite<Data = Pages<WorkbookPromotion>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: CursorReadOptions<WorkbookPromotion, Data>,
) {
  return useCursorRead(workbookPromotionsInfiniteQuery(useServiceClient(), params), options);
}

/** Query options of `getWorkbookPromotionLinks`: its first page. */
export function workbookPromotionLinksQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion-links'],
    getWorkbookPromotionLinks,
    params,
  );
}

/** Infinite-query options of `getWorkbookPromotionLinks`. */
export function workbookPromotionLinksInfiniteQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion-links'],
    getWorkbookPromotionLinks,
    params,
  );
}

export function useWorkbookPromotionLinks<Data = Page<WorkbookPromotionLink>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: ReadOptions<Page<WorkbookPromotionLink>, Data>,
) {
  return useRead(workbookPromotionLinksQuery(useServiceClient(), params), options);
}

export function useWorkbookPromotionLinksInfinite<Data = Pages<WorkbookPromotionLink>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: CursorReadOptions<WorkbookPromotionLink, Data>,
) {
  return useCursorRead(workbookPromotionLinksInfiniteQuery(useServiceClient(), params), options);
}
