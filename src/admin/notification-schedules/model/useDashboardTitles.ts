'use client';
import { useCallback, useMemo } from 'react';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { workbooksInfiniteQuery } from '../../../data/resources/workbooks.js';
import { useNextPages } from '../../../data/useNextPages.js';

/** The published dashboards of a deployment, as far as its workbooks have been read. */
export interface DashboardTitles {
  readonly dashboards: readonly { readonly id: number; readonly title: string }[];
  /** Returns the title of a dashboard; `undefined` until it is known. The same function until more titles are known. */
  readonly titleOf: (dashboardId: number) => string | undefined;
  readonly hasMore: boolean;
  loadMore(): void;
}

/** Reads the published dashboards from the workbooks of the deployment: a first page, and more while one of `wantedIds` is missing. */
export function useDashboardTitles(deploymentId: number, wantedIds: readonly number[] = []): DashboardTitles {
  const { items, query, hasMore, loadMore } = useResourceList({
    query: workbooksInfiniteQuery,
    params: { deploymentId, first: 100 },
    idOf: ({ id }) => id,
  });
  const dashboards = useMemo(
    () =>
      items.flatMap(({ name, publishedDashboard: dashboard }) => (dashboard ? [{ id: dashboard.id, title: dashboard.title || name }] : [])),
    [items],
  );
  const titles = useMemo(() => new Map(dashboards.map(({ id, title }) => [id, title])), [dashboards]);
  const titleOf = useCallback((dashboardId: number) => titles.get(dashboardId), [titles]);
  const pageCount = query.data?.pages.length ?? 0;
  useNextPages(query, pageCount < searchedPages && wantedIds.some((id) => !titles.has(id)));
  return { dashboards, titleOf, hasMore, loadMore };
}

/** Workbooks are large. Dashboards beyond these pages are shown by their ids. */
const searchedPages = 5;
