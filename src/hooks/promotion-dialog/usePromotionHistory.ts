'use client';
import type { WorkbookAddress } from '../../client/resources/addresses.js';
import type { WorkbookPromotion } from '../../client/resources/workbook-promotions.js';
import type { ResourceList } from '../resource-list/ResourceList.js';
import { useResourceList } from '../resource-list/useResourceList.js';
import { workbookPromotionsInfiniteQuery } from '../resources/workbook-promotions.js';
import { useDeploymentName } from './useDeploymentName.js';

export interface PromotionHistoryOptions {
  readonly workbook: WorkbookAddress;
  /** How many are read at once. Default 20. */
  readonly pageSize?: number | undefined;
}

/** The promotions that a workbook took part in, newest first and page by page. */
export interface PromotionHistoryModel {
  readonly list: Omit<ResourceList<WorkbookPromotion, never>, 'query' | 'filters' | 'setFilters' | 'sort' | 'setSort'>;
  deploymentName(deploymentId: number): string | undefined;
}

export function usePromotionHistory({ workbook, pageSize = 20 }: PromotionHistoryOptions): PromotionHistoryModel {
  const { deploymentId, workbookId } = workbook;
  const list = useResourceList({
    query: workbookPromotionsInfiniteQuery,
    params: { deploymentId, workbookId, first: pageSize },
    idOf: ({ id }) => id,
  });
  return { list, deploymentName: useDeploymentName() };
}
