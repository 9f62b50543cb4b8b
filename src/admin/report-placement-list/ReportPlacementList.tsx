'use client';
import { Link2, TableProperties } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice, type ErrorNoticeProps } from '../../ui/errors/ErrorNotice.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf, isSearchable } from '../kit/list/listSlices.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import { ConnectPlacementDialog } from './ConnectPlacementDialog.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { PlacementActions } from './PlacementActions.js';
import { usePlacementLabels } from './placementColumns.js';
import { reportPlacements } from './reportPlacementsWidget.js';

const { Root, Search, Rows } = reportPlacements.assemble({
  Empty: NoPlacements,
  Dialogs: () => <reportPlacements.DialogOf kind="connect">{(_, open) => <ConnectPlacementDialog {...open} />}</reportPlacements.DialogOf>,
});

export type ReportPlacementListProps = Omit<ComponentProps<typeof Root>, 'children'>;

/**
 * The placements of reports in spreadsheets, and if their cells are up to date: those of a whole spreadsheet by
 * `externalWorkbookId`, otherwise those of one report by `deploymentId` and `reportId`. Renders a `<div>`.
 */
export function ReportPlacementList(props: ReportPlacementListProps) {
  return (
    <Root {...props}>
      <ReportPlacementToolbar />
      <ReportPlacementRows />
      <ReportPlacementFooter />
    </Root>
  );
}

/** Provides one list of placements to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export const ReportPlacementListRoot = Root;

ReportPlacementList.Root = ReportPlacementListRoot;
ReportPlacementList.Toolbar = ReportPlacementToolbar;
ReportPlacementList.Rows = ReportPlacementRows;
ReportPlacementList.Footer = ReportPlacementFooter;

/** Search, filter, and a button that connects cells if the list belongs to one report. Renders a `<div>`. */
export function ReportPlacementToolbar(props: ComponentProps<'div'>) {
  const { canFind, canConnect } = reportPlacements.useSelector(({ model: { list }, options: { deploymentId, reportId } }) => {
    const isThere = list.state.status !== 'error' && list.state.status !== 'denied';
    return { canFind: isThere && isSearchable(list), canConnect: isThere && deploymentId !== undefined && reportId !== undefined };
  });
  if (!canFind && !canConnect) return null;
  return (
    <Toolbar {...props}>
      {canFind && (
        <>
          <Search />
          <SyncFilter />
        </>
      )}
      {canConnect && <ConnectPlacement />}
    </Toolbar>
  );
}

function SyncFilter() {
  const { columns, sync, anyState } = usePlacementLabels();
  const { filters, setFilters } = reportPlacements.useSelector(({ model: { list } }) => ({
    filters: list.filters,
    setFilters: list.setFilters,
  }));
  return (
    <FilterSelect
      label={columns.sync}
      noneLabel={anyState}
      value={filters.syncStatus}
      onValueChange={(state) => setFilters({ syncStatus: state })}
      options={states.map(([value, word]) => ({ value, label: sync[word] }))}
    />
  );
}

const states = [
  ['UP_TO_DATE', 'upToDate'],
  ['CHANGED', 'changed'],
  ['UNKNOWN', 'unknown'],
] as const;

export type ConnectPlacementProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that connects cells to a report. Renders a `<button>`. */
export function ConnectPlacement(props: ConnectPlacementProps) {
  const { connect: words } = usePlacementLabels();
  const show = reportPlacements.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={Link2} variant="primary" onClick={() => show({ kind: 'connect' })} {...props}>
      {words.open}
    </Button>
  );
}

/** The placements as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function ReportPlacementRows(props: ListRowsProps<PlacementRow>) {
  const { notFound } = usePlacementLabels();
  const { state, isOfDocument } = reportPlacements.useSelector(({ model: { list }, options }) => ({
    state: list.state,
    isOfDocument: options.externalWorkbookId !== undefined,
  }));
  const error = state.status === 'error' ? state.error : undefined;
  // A retry would fail in the same way.
  if (isOfDocument && isOverLimit(error)) return <OverLimitNotice role="alert" error={error} />;
  if (!isOfDocument && error?.kind === 'not-found')
    return <ErrorNotice role="alert" kind={error.kind} {...notFound} requestId={error.requestId} />;
  return <Rows actionsOf={actionsOf} {...props} />;
}

function NoPlacements() {
  const { ofDocument, ofDocumentAdvice, ofReport, ofReportAdvice } = usePlacementLabels().empty;
  const isOfDocument = reportPlacements.useSelector(({ options }) => options.externalWorkbookId !== undefined);
  const [heading, text] = isOfDocument ? [ofDocument, ofDocumentAdvice] : [ofReport, ofReportAdvice];
  return <EmptyState heading={heading} headingLevel={3} text={text} icon={TableProperties} />;
}

function actionsOf(row: PlacementRow) {
  return <PlacementActions row={row} />;
}

/** The number of placements, and the reason why a refresh failed. Renders a `<div>`. */
export function ReportPlacementFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const common = useCommonAdminLabels();
  const list = reportPlacements.useSelector(({ model }) => footerOf(model.list));
  const { state, refetchError } = list;
  if (state.status !== 'ready') return null;
  if (!isOverLimit(refetchError)) return <ListFooter list={list} {...props} />;
  return (
    <>
      <OverLimitNotice role="status" title={common.refreshFailed} error={refetchError} />
      <ListFooter list={{ ...list, refetchError: undefined }} {...props} />
    </>
  );
}

/** The maximum the service lists for one spreadsheet; beyond it, it returns 422 (docs/contract/limits.md#lists-and-bodies). */
const limits = { reports: 500, placements: 2000 } as const;

/** True if a spreadsheet exceeds these limits, so a retry does not help. */
function isOverLimit(error: ServiceError | undefined): error is ServiceError {
  return error?.status === 422;
}

/** Explains the limits for listing the placements of a spreadsheet. Offers no retry, because it would not help. */
function OverLimitNotice({ error, ...props }: Omit<ErrorNoticeProps, 'kind' | 'advice' | 'requestId'> & { error: ServiceError }) {
  const { title, advice } = usePlacementLabels().overLimit;
  const { number } = useFormats();
  return (
    <ErrorNotice
      kind={error.kind}
      title={title}
      advice={advice(number(limits.reports), number(limits.placements))}
      requestId={error.requestId}
      {...props}
    />
  );
}
