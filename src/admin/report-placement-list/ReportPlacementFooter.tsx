'use client';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { isOverPlacementLimit } from './model/useReportPlacementList.js';
import { OverLimitNotice } from './OverLimitNotice.js';
import { reportPlacementListWidget } from './reportPlacementListWidget.js';

/** The number of placements, and the reason why a refresh failed. Renders a `<div>`. */
export function ReportPlacementFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const common = useCommonAdminLabels();
  const list = reportPlacementListWidget.use(({ model }) => footerOf(model.list));
  const { state, refetchError } = list;
  if (state.status !== 'ready') return null;
  if (refetchError === undefined || !isOverPlacementLimit(refetchError)) return <ListFooter list={list} {...props} />;
  return (
    <>
      <OverLimitNotice role="status" title={common.refreshFailed} error={refetchError} />
      <ListFooter list={{ ...list, refetchError: undefined }} {...props} />
    </>
  );
}
