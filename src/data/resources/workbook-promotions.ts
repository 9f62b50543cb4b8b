'use client';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import {
  type ApplyWorkbookPromotionInput,
  getWorkbookPromotion,
  getWorkbookPromotionLinks,
  getWorkbookPromotions,
  previewWorkbookPromotion,
  promoteWorkbook,
} from '../../client/resources/workbook-promotions.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';
import { pathsShowingItems } from './workspacePaths.js';

/** Previews a promotion without changing anything. */
export const usePreviewWorkbookPromotion = writeHook(previewWorkbookPromotion, () => []);

/**
 * Promotes a workbook. Refetches the workbooks and promotions of both deployments, and everything in the target that
 * shows what came. Make one `idempotencyKey` for each decision of the user, and keep it when the same one is sent again.
 */
export const usePromoteWorkbook = writeHook(promoteWorkbook, pathsShowing);

/** Query options of the promotion that a workbook came from. */
export const workbookPromotionQuery = recordQuery(getWorkbookPromotion);

/** Reads where a workbook was promoted from; `promotion` is null if it was part of none. */
export const useWorkbookPromotion = readHook(workbookPromotionQuery);

/** The promotions a workbook took part in: the first page of them, or all without `first`. */
export const workbookPromotionsQuery = firstPageQuery(getWorkbookPromotions);

/** The promotions a workbook took part in, page by page. */
export const workbookPromotionsInfiniteQuery = pagesQuery(getWorkbookPromotions);

/** Reads the first page of the promotions a workbook took part in. */
export const useWorkbookPromotions = readHook(workbookPromotionsQuery);

/** Reads the promotions a workbook took part in, page by page. */
export const useWorkbookPromotionsInfinite = pagesHook(workbookPromotionsInfiniteQuery);

/** The workbooks that one is promoted to: the first page of them, or all without `first`. */
export const workbookPromotionLinksQuery = firstPageQuery(getWorkbookPromotionLinks);

/** The workbooks that one is promoted to, page by page. */
export const workbookPromotionLinksInfiniteQuery = pagesQuery(getWorkbookPromotionLinks);

/** Reads the first page of the workbooks that one is promoted to; a target may be `unavailable`. */
export const useWorkbookPromotionLinks = readHook(workbookPromotionLinksQuery);

/** Reads the workbooks that one is promoted to, page by page. */
export const useWorkbookPromotionLinksInfinite = pagesHook(workbookPromotionLinksInfiniteQuery);

function pathsShowing({ deploymentId, targetDeploymentId }: WorkbookAddress & ApplyWorkbookPromotionInput): readonly ResourcePath[] {
  const atSource = ['workbooks', 'workspace', 'shared-workspace'].map((part): ResourcePath => ['deployments', deploymentId, part]);
  return [...atSource, ...pathsShowingItems(targetDeploymentId, ['WORKBOOK', 'REPORT'])];
}
