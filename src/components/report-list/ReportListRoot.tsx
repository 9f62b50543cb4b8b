'use client';

import type { ComponentProps } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { type ReportListOptions, useReportList } from '../../hooks/report-list/useReportList.js';
import { partClass } from '../primitives/partClass.js';
import { Toasts } from '../primitives/toasts/Toasts.js';
import { useControllable, useControllableChoice } from '../primitives/useControllable.js';
import { ReportListContext } from './ReportListContext.js';

export interface ReportListRootProps extends ReportListOptions, Omit<ComponentProps<'div'>, keyof ReportListOptions> {
  /** Called when somebody opens a report by its name or its menu. */
  onOpen?: ((report: Report) => void) | undefined;
  /** Makes the names links, which can be opened elsewhere; a plain click still calls `onOpen`, where there is one. */
  hrefOf?: ((report: Report) => string) | undefined;
  /** Whose name is asked for in a dialog; `null` for nobody's. */
  renaming?: Report | null | undefined;
  defaultRenaming?: Report | undefined;
  onRenamingChange?: ((report: Report | undefined) => void) | undefined;
  /** Whether a spreadsheet to filter by is asked for in a dialog. */
  choosingDocument?: boolean | undefined;
  defaultChoosingDocument?: boolean | undefined;
  onChoosingDocumentChange?: ((isChoosing: boolean) => void) | undefined;
}

/** Holds one list of reports for the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function ReportListRoot({
  onOpen,
  hrefOf,
  renaming,
  defaultRenaming,
  onRenamingChange,
  choosingDocument,
  defaultChoosingDocument = false,
  onChoosingDocumentChange,
  ...props
}: ReportListRootProps) {
  const { options, rest } = splitOptions(props);
  const reports = useReportList(options);
  const [shownRenaming, setRenaming] = useControllableChoice(renaming, defaultRenaming, onRenamingChange);
  const [isChoosingDocument, setChoosingDocument] = useControllable(choosingDocument, defaultChoosingDocument, onChoosingDocumentChange);
  const { className, children, ...native } = rest;
  return (
    <ReportListContext value={{ reports, onOpen, hrefOf, renaming: shownRenaming, setRenaming, isChoosingDocument, setChoosingDocument }}>
      <Toasts>
        <div data-slot="report-list" data-state={reports.list.state.status} className={partClass('report-list', className)} {...native}>
          {children}
        </div>
      </Toasts>
    </ReportListContext>
  );
}

type Split = Omit<
  ReportListRootProps,
  | 'onOpen'
  | 'hrefOf'
  | 'renaming'
  | 'defaultRenaming'
  | 'onRenamingChange'
  | 'choosingDocument'
  | 'defaultChoosingDocument'
  | 'onChoosingDocumentChange'
>;

function splitOptions({
  deploymentId,
  pageSize,
  search,
  defaultSearch,
  onSearchChange,
  filters,
  defaultFilters,
  onFiltersChange,
  sort,
  defaultSort,
  onSortChange,
  documents,
  onBeforeRename,
  onRenamed,
  onError,
  ...rest
}: Split): { options: ReportListOptions; rest: Omit<Split, keyof ReportListOptions> } {
  const view = { search, defaultSearch, onSearchChange, filters, defaultFilters, onFiltersChange, sort, defaultSort, onSortChange };
  return { options: { deploymentId, pageSize, documents, ...view, onBeforeRename, onRenamed, onError }, rest };
}
