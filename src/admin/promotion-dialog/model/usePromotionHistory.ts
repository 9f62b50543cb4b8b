'use client';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import type { WorkbookPromotion } from '../../../client/resources/workbook-promotions.js';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { workbookPromotionsInfiniteQuery } from '../../../data/resources/workbook-promotions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { useDeploymentNames } from './useDeploymentNames.js';

/** The options of `usePromotionHistory`. */
export interface PromotionHistoryOptions extends WidgetErrorEvents<'promotion-history'> {
  /** The workbook whose promotions are listed. */
  readonly workbook: WorkbookAddress;
  /** The number of promotions per page. Default 20. */
  readonly pageSize?: number | undefined;
}

/** The promotions of a workbook, newest first and page by page. */
export interface PromotionHistoryModel {
  /** The promotions, with paging and refreshing. */
  readonly list: ResourceList<WorkbookPromotion, object, number>;
  /** Returns the name of a deployment; `undefined` until it is known. The same function until more names are known. */
  readonly deploymentName: (deploymentId: number) => string | undefined;
}

/** Headless hook behind `PromotionHistory`: `usePromotionHistory({ workbook })`. */
export function usePromotionHistory({ workbook, pageSize = 20, onError }: PromotionHistoryOptions): PromotionHistoryModel {
  const { deploymentId, workbookId } = workbook;
  const list = useResourceList({
    query: workbookPromotionsInfiniteQuery,
    params: { deploymentId, workbookId, first: pageSize },
    idOf: ({ id }) => id,
  });
  useReadErrorEvent(list.query.error, { widget: 'promotion-history', operation: 'getWorkbookPromotions' }, { onError });
  return { list, deploymentName: useDeploymentNames().deploymentName };
}
