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
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { pathsShowingItems } from './workspacePaths.js';

/** Previews a promotion. Changes nothing, so nothing is read again. */
export function usePreviewWorkbookPromotion(
  options?: WriteOptions<WorkbookPromotionPreview, WorkbookAddress & PreviewWorkbookPromotionInput>,
) {
  return useResourceMutation(previewWorkbookPromotion, () => [], options);
}

/**
 * Promotes a workbook. Reads again the workbooks of both deployments with their promotions, and all of the target that
 * shows what came. Make one `idempotencyKey` for each decision of the user, and keep it when the same one is sent again.
 */
export function usePromoteWorkbook(options?: WriteOptions<WorkbookPromotion, WorkbookAddress & ApplyWorkbookPromotionInput>) {
  return useResourceMutation(promoteWorkbook, pathsShowing, options);
}

/** Query options of the promotion that a workbook came from. */
export function workbookPromotionQuery(client: ServiceClient, params: WorkbookAddress) {
  return detailQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion'],
    getWorkbookPromotion,
    params,
  );
}

/** Reads where a workbook was promoted from; `promotion` is null if it was part of none. */
export function useWorkbookPromotion<Data = WorkbookPromotionSummaryResponse>(
  params: WorkbookAddress,
  options?: ReadOptions<WorkbookPromotionSummaryResponse, Data>,
) {
  return useRead(workbookPromotionQuery(useServiceClient(), params), options);
}

/** The promotions a workbook took part in: the first page of them, or all without `first`. */
export function workbookPromotionsQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotions'],
    getWorkbookPromotions,
    params,
  );
}

/** The promotions a workbook took part in, page by page. */
export function workbookPromotionsInfiniteQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotions'],
    getWorkbookPromotions,
    params,
  );
}

/** Reads the first page of the promotions a workbook took part in. */
export function useWorkbookPromotions<Data = Page<WorkbookPromotion>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: ReadOptions<Page<WorkbookPromotion>, Data>,
) {
  return useRead(workbookPromotionsQuery(useServiceClient(), params), options);
}

/** Reads the promotions a workbook took part in, page by page. */
export function useWorkbookPromotionsInfinite<Data = Pages<WorkbookPromotion>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: CursorReadOptions<WorkbookPromotion, Data>,
) {
  return useCursorRead(workbookPromotionsInfiniteQuery(useServiceClient(), params), options);
}

/** The workbooks that one is promoted to: the first page of them, or all without `first`. */
export function workbookPromotionLinksQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return listQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion-links'],
    getWorkbookPromotionLinks,
    params,
  );
}

/** The workbooks that one is promoted to, page by page. */
export function workbookPromotionLinksInfiniteQuery(client: ServiceClient, params: ListParams<WorkbookAddress & CursorParams>) {
  return cursorQuery(
    client,
    ['deployments', params.deploymentId, 'workbooks', params.workbookId, 'promotion-links'],
    getWorkbookPromotionLinks,
    params,
  );
}

/** Reads the first page of the workbooks that one is promoted to; a target may be `unavailable`. */
export function useWorkbookPromotionLinks<Data = Page<WorkbookPromotionLink>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: ReadOptions<Page<WorkbookPromotionLink>, Data>,
) {
  return useRead(workbookPromotionLinksQuery(useServiceClient(), params), options);
}

/** Reads the workbooks that one is promoted to, page by page. */
export function useWorkbookPromotionLinksInfinite<Data = Pages<WorkbookPromotionLink>>(
  params: ListParams<WorkbookAddress & CursorParams>,
  options?: CursorReadOptions<WorkbookPromotionLink, Data>,
) {
  return useCursorRead(workbookPromotionLinksInfiniteQuery(useServiceClient(), params), options);
}

function pathsShowing({ deploymentId, targetDeploymentId }: WorkbookAddress & ApplyWorkbookPromotionInput): readonly ResourcePath[] {
  const atSource = ['workbooks', 'workspace', 'shared-workspace'].map((part): ResourcePath => ['deployments', deploymentId, part]);
  return [...atSource, ...pathsShowingItems(targetDeploymentId, ['WORKBOOK', 'REPORT'])];
}
