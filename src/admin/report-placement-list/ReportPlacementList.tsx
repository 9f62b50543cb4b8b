'use client';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/list/listSlices.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { ConnectPlacementDialog } from './ConnectPlacementDialog.js';
import { isOverPlacementLimit } from './model/useReportPlacementList.js';
import { OverLimitNotice, ReportPlacementRows } from './ReportPlacementRows.js';
import { ReportPlacementToolbar } from './ReportPlacementToolbar.js';
import {
  type ReportPlacementListDialog,
  type ReportPlacementListWidgetOptions,
  reportPlacementListWidget,
} from './reportPlacementListWidget.js';

export type ReportPlacementListProps = Omit<ReportPlacementListRootProps, 'children'>;

/**
 * The placements of reports in spreadsheets, and if their cells are up to date: those of a whole spreadsheet by
 * `externalWorkbookId`, otherwise those of one report by `deploymentId` and `reportId`. Renders a `<div>`.
 */
export function ReportPlacementList(props: ReportPlacementListProps) {
  return (
    <ReportPlacementListRoot {...props}>
      <ReportPlacementToolbar />
      <ReportPlacementRows />
      <ReportPlacementFooter />
    </ReportPlacementListRoot>
  );
}

ReportPlacementList.Root = ReportPlacementListRoot;
ReportPlacementList.Toolbar = ReportPlacementToolbar;
ReportPlacementList.Rows = ReportPlacementRows;
ReportPlacementList.Footer = ReportPlacementFooter;

export interface ReportPlacementListRootProps extends WidgetProps<ReportPlacementListWidgetOptions, ReportPlacementListDialog> {}

/** Provides one list of placements to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function ReportPlacementListRoot({ children, ...props }: ReportPlacementListRootProps) {
  const { Root, DialogOf } = reportPlacementListWidget;
  return (
    <Root {...props}>
      {children}
      <DialogOf kind="connect">{(_, open) => <ConnectPlacementDialog {...open} />}</DialogOf>
    </Root>
  );
}

/** The number of placements, and the reason why a refresh failed. Renders a `<div>`. */
export function ReportPlacementFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const common = useCommonAdminLabels();
  const list = reportPlacementListWidget.useSelector(({ model }) => footerOf(model.list));
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
