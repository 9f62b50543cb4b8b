'use client';
import { TableProperties } from 'lucide-react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { useFormats } from '../../react/language/useFormats.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice, type ErrorNoticeProps } from '../../ui/errors/ErrorNotice.js';
import { rowsOf } from '../kit/list/listSlices.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { isOverPlacementLimit, placementLimits } from './model/useReportPlacementList.js';
import { PlacementActions } from './PlacementActions.js';
import { PlacementTable } from './PlacementTable.js';
import { reportPlacementListWidget, usePlacementLabels } from './reportPlacementListWidget.js';

/** The placements as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function ReportPlacementRows(props: ListRowsProps<PlacementRow>) {
  const list = reportPlacementListWidget.useSelector(({ model }) => rowsOf(model.list));
  const sort = reportPlacementListWidget.useSelector(({ model }) => model.list.sort);
  const { isOfDocument, ...context } = reportPlacementListWidget.useSelector(
    ({ model: { writerOf }, options: { externalWorkbookId, hosts } }) => {
      return { isOfDocument: externalWorkbookId !== undefined, writerOf, hosts };
    },
  );
  const { state, setSort } = list;
  if (state.status === 'error' && isFinal(state.error, isOfDocument)) return <FinalNotice error={state.error} />;
  return (
    <PlacementTable
      list={list}
      subject={isOfDocument ? 'report' : 'document'}
      {...context}
      actionsOf={actionsOf}
      empty={<NoPlacements isOfDocument={isOfDocument} />}
      sort={sort.columnId === undefined ? undefined : { columnId: sort.columnId, direction: sort.direction ?? 'ASC' }}
      onSortChange={setSort}
      {...props}
    />
  );
}

/** True if a retry would fail in the same way. */
function isFinal(error: ServiceError, isOfDocument: boolean): boolean {
  return isOfDocument ? isOverPlacementLimit(error) : error.kind === 'not-found';
}

function FinalNotice({ error }: { error: ServiceError }) {
  const words = usePlacementLabels();
  if (isOverPlacementLimit(error)) return <OverLimitNotice role="alert" error={error} />;
  const { title, advice } = words.notFound;
  return <ErrorNotice role="alert" kind={error.kind} title={title} advice={advice} requestId={error.requestId} />;
}

function NoPlacements({ isOfDocument }: { isOfDocument: boolean }) {
  const { ofDocument, ofDocumentAdvice, ofReport, ofReportAdvice } = usePlacementLabels().empty;
  const [heading, text] = isOfDocument ? [ofDocument, ofDocumentAdvice] : [ofReport, ofReportAdvice];
  return <EmptyState heading={heading} headingLevel={3} text={text} icon={TableProperties} />;
}

function actionsOf(row: PlacementRow) {
  return <PlacementActions row={row} />;
}

interface OverLimitNoticeProps extends Omit<ErrorNoticeProps, 'kind' | 'advice' | 'requestId'> {
  /** The service's error for a spreadsheet above the limits. */
  error: ServiceError;
}

/** Explains the limits for listing the placements of a spreadsheet. Offers no retry, because it would not help. */
export function OverLimitNotice({ error, ...props }: OverLimitNoticeProps) {
  const { title, advice } = usePlacementLabels().overLimit;
  const { number } = useFormats();
  return (
    <ErrorNotice
      kind={error.kind}
      title={title}
      advice={advice(number(placementLimits.reports), number(placementLimits.placements))}
      requestId={error.requestId}
      {...props}
    />
  );
}
