'use client';
import { isOverPlacementLimit } from '../../hooks/report-placement-list/useReportPlacementList.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { ListFooter, type ListFooterProps } from '../primitives/list/ListFooter.js';
import { OverLimitNotice } from './OverLimitNotice.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

/** How many placements there are, and why they could not be read anew. Renders a `<div>`. */
export function ReportPlacementFooter(props: Omit<ListFooterProps, 'list'>) {
  const { rows, state, refreshError, reload, isRefreshing } = useReportPlacementContext().placements;
  const { common } = useAdminLabels();
  if (state.status !== 'ready') return null;
  const isOverLimit = isOverPlacementLimit(refreshError);
  const list = {
    items: rows,
    hasMore: false,
    isLoadingMore: false,
    loadMoreError: undefined,
    loadMore: () => undefined,
    refreshError: isOverLimit ? undefined : refreshError,
    refresh: reload,
    isRefreshing,
  };
  return (
    <>
      {isOverLimit && refreshError !== undefined && <OverLimitNotice role="status" title={common.refreshFailed} error={refreshError} />}
      <ListFooter list={list} {...props} />
    </>
  );
}
