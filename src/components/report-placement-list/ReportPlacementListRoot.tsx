'use client';
import { type ComponentProps, useMemo } from 'react';
import type { PlacementFilters, PlacementSort } from '../../hooks/report-placement-list/arrangeRows.js';
import type { PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import type { PlacementEvents } from '../../hooks/report-placement-list/usePlacementActs.js';
import type { PlacementSource } from '../../hooks/report-placement-list/usePlacementRows.js';
import { useReportPlacementList } from '../../hooks/report-placement-list/useReportPlacementList.js';
import { partClass } from '../primitives/partClass.js';
import { Toasts } from '../primitives/toasts/Toasts.js';
import { useControllable } from '../primitives/useControllable.js';
import { ConnectPlacementDialog } from './ConnectPlacementDialog.js';
import type { PlacementHost } from './placementHosts.js';
import { ReportPlacementContext } from './ReportPlacementContext.js';

export interface ReportPlacementListRootProps
  extends PlacementSource,
    PlacementEvents,
    Omit<ComponentProps<'div'>, keyof PlacementEvents | keyof PlacementSource> {
  search?: string | undefined;
  defaultSearch?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** By state of synchronization; without one, all of them. */
  filters?: PlacementFilters | undefined;
  defaultFilters?: PlacementFilters | undefined;
  onFiltersChange?: ((filters: PlacementFilters) => void) | undefined;
  /** Without one, the order of the service. */
  sort?: PlacementSort | undefined;
  defaultSort?: PlacementSort | undefined;
  onSortChange?: ((sort: PlacementSort) => void) | undefined;
  /** Whether the form that connects cells is open, where the list is of one report. */
  connecting?: boolean | undefined;
  defaultConnecting?: boolean | undefined;
  onConnectingChange?: ((isConnecting: boolean) => void) | undefined;
  /** The spreadsheet programs by the words of the service; by default `sheets` and `excel`. Words of other placements are kept and shown as they are. */
  hosts?: readonly PlacementHost[] | undefined;
  /** Takes the place of a mail to the owner of a report that may not be read. */
  onAskOwner?: ((row: PlacementRow) => void) | undefined;
}

/** Holds one list of placements for the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function ReportPlacementListRoot({ externalWorkbookId, deploymentId, reportId, ...props }: ReportPlacementListRootProps) {
  const source = useMemo(() => ({ externalWorkbookId, deploymentId, reportId }), [externalWorkbookId, deploymentId, reportId]);
  // What was searched, or is on its way out, belongs to the list before.
  return <RootOf key={JSON.stringify(source)} source={source} {...props} />;
}

type RootOfProps = Omit<ReportPlacementListRootProps, keyof PlacementSource> & { source: PlacementSource };

function RootOf({
  source,
  search,
  defaultSearch = '',
  onSearchChange,
  filters,
  defaultFilters = noFilters,
  onFiltersChange,
  sort,
  defaultSort,
  onSortChange,
  connecting,
  defaultConnecting = false,
  onConnectingChange,
  hosts,
  onAskOwner,
  ...props
}: RootOfProps) {
  const [shownSearch, setSearch] = useControllable(search, defaultSearch, onSearchChange);
  const [shownSort, setSort] = useControllable<PlacementSort | undefined>(sort, defaultSort, (next) => next && onSortChange?.(next));
  const [shownFilters, setFilters] = useControllable(filters, defaultFilters, onFiltersChange);
  const [isConnecting, setConnecting] = useControllable(connecting, defaultConnecting, onConnectingChange);
  const { events, rest } = splitEvents(props);
  const placements = useReportPlacementList(source, { search: shownSearch, sort: shownSort, ...shownFilters }, events);
  const { className, children, ...native } = rest;
  return (
    <ReportPlacementContext
      value={{
        placements,
        search: shownSearch,
        setSearch,
        filters: shownFilters,
        setFilters,
        sort: shownSort,
        setSort,
        isConnecting,
        setConnecting,
        hosts,
        onAskOwner,
      }}
    >
      <Toasts>
        <div
          data-slot="report-placement-list"
          data-state={placements.state.status}
          className={partClass('report-placement-list', className)}
          {...native}
        >
          {children}
          <ConnectPlacementDialog />
        </div>
      </Toasts>
    </ReportPlacementContext>
  );
}

const noFilters: PlacementFilters = {};

function splitEvents({
  onBeforeRefresh,
  onRefreshed,
  onBeforeDisconnect,
  onDisconnected,
  onBeforeConnect,
  onConnected,
  onError,
  ...rest
}: PlacementEvents & Omit<ComponentProps<'div'>, keyof PlacementEvents>) {
  const events = { onBeforeRefresh, onRefreshed, onBeforeDisconnect, onDisconnected, onBeforeConnect, onConnected, onError };
  return { events, rest };
}
