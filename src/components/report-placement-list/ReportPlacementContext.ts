import { createContext, use } from 'react';
import type { PlacementFilters, PlacementSort } from '../../hooks/report-placement-list/arrangeRows.js';
import type { PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import type { ReportPlacements } from '../../hooks/report-placement-list/useReportPlacementList.js';
import type { PlacementHost } from './placementHosts.js';

/** What the parts of one list share. Given by `ReportPlacementListRoot`. */
export interface ReportPlacementContextValue {
  readonly placements: ReportPlacements;
  readonly search: string;
  setSearch(search: string): void;
  readonly filters: PlacementFilters;
  setFilters(filters: PlacementFilters): void;
  readonly sort: PlacementSort | undefined;
  setSort(sort: PlacementSort): void;
  /** Whether the form that connects cells is open. */
  readonly isConnecting: boolean;
  setConnecting(isConnecting: boolean): void;
  /** The spreadsheet programs that the application names. */
  readonly hosts: readonly PlacementHost[] | undefined;
  readonly onAskOwner: ((row: PlacementRow) => void) | undefined;
}

export const ReportPlacementContext = createContext<ReportPlacementContextValue | undefined>(undefined);

export function useReportPlacementContext(): ReportPlacementContextValue {
  const context = use(ReportPlacementContext);
  if (context === undefined) {
    throw new Error('Parts of the list of placements share one list. Put them inside <ReportPlacementListRoot reportId={…}>.');
  }
  return context;
}
