'use client';
import type { WorkbookAddress } from '../../../client/resources/addresses.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { deploymentsInfiniteQuery } from '../../../data/resources/deployments.js';
import { foldersInfiniteQuery } from '../../../data/resources/folders.js';
import { workbookPromotionLinksInfiniteQuery } from '../../../data/resources/workbook-promotions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

export interface DestinationReads extends WidgetErrorEvents<'promotion-dialog'> {
  readonly isEnabled: boolean;
  /** The number of previously promoted workbooks per page. */
  readonly linkPageSize: number;
}

export interface DestinationFolder {
  readonly deploymentId: number | undefined;
  /** `undefined` for the top level. */
  readonly parentId: number | undefined;
}

/** Reads the possible destinations of a workbook. The folders are those of one deployment, level by level. */
export function useDestinationLists(
  { deploymentId: sourceDeploymentId, workbookId }: WorkbookAddress,
  { deploymentId, parentId, isEnabled, linkPageSize, ...events }: DestinationFolder & DestinationReads,
) {
  const links = useResourceList({
    query: workbookPromotionLinksInfiniteQuery,
    params: { deploymentId: sourceDeploymentId, workbookId, first: linkPageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  const deployments = useResourceList({
    query: deploymentsInfiniteQuery,
    params: { first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled },
  });
  const folders = useResourceList({
    query: foldersInfiniteQuery,
    params: { deploymentId: deploymentId ?? 0, parentId, first: pageSize },
    idOf: ({ id }) => id,
    options: { enabled: isEnabled && deploymentId !== undefined },
  });
  useReadErrorEvent(links.query.error, { widget: 'promotion-dialog', operation: 'getWorkbookPromotionLinks' }, events);
  useReadErrorEvent(deployments.query.error, { widget: 'promotion-dialog', operation: 'getDeployments' }, events);
  useReadErrorEvent(folders.query.error, { widget: 'promotion-dialog', operation: 'getFolders' }, events);
  return { links, deployments, folders };
}

const pageSize = 100;
