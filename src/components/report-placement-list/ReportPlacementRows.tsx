'use client';
import { TableProperties } from 'lucide-react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import { isOverPlacementLimit } from '../../hooks/report-placement-list/useReportPlacementList.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorNotice } from '../primitives/ErrorNotice.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { OverLimitNotice } from './OverLimitNotice.js';
import { PlacementActions } from './PlacementActions.js';
import { PlacementTable, type PlacementTableProps } from './PlacementTable.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

export type ReportPlacementRowsProps = Omit<
  PlacementTableProps,
  'rows' | 'subject' | 'writerOf' | 'hosts' | 'sort' | 'onSortChange' | 'actionsOf'
>;

/** The placements as a table; their shape, nothing yet, nothing found, or why they are not there. Renders a `<div>` of each. */
export function ReportPlacementRows(props: ReportPlacementRowsProps) {
  const { placements, hosts, sort, setSort, setSearch, setFilters } = useReportPlacementContext();
  const { state, rows, source, reload, isRefreshing, writerOf } = placements;
  const isOfDocument = source.externalWorkbookId !== undefined;
  if (state.status === 'error' && isFinal(state.error, isOfDocument)) return <FinalNotice error={state.error} />;
  function clearFilters() {
    setSearch('');
    setFilters({});
  }
  return (
    <ListStates
      list={{ state, refresh: reload, clearFilters, isRefreshing }}
      empty={<NoPlacements isOfDocument={isOfDocument} />}
      skeletonColumns={6}
    >
      <PlacementTable
        subject={isOfDocument ? 'report' : 'document'}
        rows={rows}
        writerOf={writerOf}
        hosts={hosts}
        sort={sort}
        onSortChange={setSort}
        actionsOf={actionsOf}
        {...props}
      />
    </ListStates>
  );
}

/** Asking again would be answered alike. */
function isFinal(error: ServiceError, isOfDocument: boolean): boolean {
  return isOfDocument ? isOverPlacementLimit(error) : error.kind === 'not-found';
}

function FinalNotice({ error }: { error: ServiceError }) {
  const { placements: words } = useAdminLabels();
  if (isOverPlacementLimit(error)) return <OverLimitNotice role="alert" error={error} />;
  const { title, advice } = words.notFound;
  return <ErrorNotice role="alert" kind={error.kind} title={title} advice={advice} requestId={error.requestId} />;
}

function NoPlacements({ isOfDocument }: { isOfDocument: boolean }) {
  const { placements: words } = useAdminLabels();
  const { ofDocument, ofDocumentAdvice, ofReport, ofReportAdvice } = words.empty;
  return (
    <EmptyState
      heading={isOfDocument ? ofDocument : ofReport}
      headingLevel={3}
      text={isOfDocument ? ofDocumentAdvice : ofReportAdvice}
      icon={<TableProperties aria-hidden="true" size={20} strokeWidth={1.5} />}
    />
  );
}

function actionsOf(row: PlacementRow) {
  return <PlacementActions row={row} />;
}
