import { createContext, use } from 'react';
import type { Report } from '../../client/resources/reports.js';
import type { ReportListModel } from '../../hooks/report-list/useReportList.js';

/** What the parts of one list share. Given by `ReportListRoot`. */
export interface ReportListContextValue {
  readonly reports: ReportListModel;
  readonly onOpen: ((report: Report) => void) | undefined;
  readonly hrefOf: ((report: Report) => string) | undefined;
  /** Whose name is asked for. */
  readonly renaming: Report | undefined;
  setRenaming(report: Report | undefined): void;
  /** Whether a spreadsheet to filter by is asked for. */
  readonly isChoosingDocument: boolean;
  setChoosingDocument(isChoosing: boolean): void;
}

export const ReportListContext = createContext<ReportListContextValue | undefined>(undefined);

export function useReportListContext(): ReportListContextValue {
  const context = use(ReportListContext);
  if (context === undefined) {
    throw new Error('Parts of the list of reports share one list. Put them inside <ReportListRoot deploymentId={…}>.');
  }
  return context;
}
