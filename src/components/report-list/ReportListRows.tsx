'use client';

import { ChartNoAxesColumn, ExternalLink, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { MenuItem } from '../primitives/MenuItem.js';
import { RowMenu } from '../primitives/RowMenu.js';
import { RenameReport } from './RenameReport.js';
import { useReportListContext } from './ReportListContext.js';
import { ReportTable, type ReportTableProps } from './ReportTable.js';

export type ReportListRowsProps = Omit<ReportTableProps, 'rows' | 'sort' | 'onSortChange' | 'onOpen' | 'hrefOf' | 'workbookNameOf'>;

/** The reports as a table; their shape, nothing yet, nothing found, or why they are not there. Renders a `<div>` of each. */
export function ReportListRows(props: ReportListRowsProps) {
  const { reports: words } = useAdminLabels();
  const { reports, onOpen, hrefOf, renaming, setRenaming } = useReportListContext();
  const { list, sort, setSort, workbookNameOf } = reports;
  // The dialog keeps its words while it fades.
  const [asked, setAsked] = useState(renaming);
  if (renaming !== undefined && renaming !== asked) setAsked(renaming);

  const empty = (
    <EmptyState
      heading={words.empty}
      headingLevel={3}
      text={words.emptyAdvice}
      icon={<ChartNoAxesColumn aria-hidden="true" size={20} strokeWidth={1.5} />}
    />
  );
  return (
    <>
      <ListStates list={list} empty={empty} skeletonColumns={5}>
        <ReportTable
          rows={list.items}
          isStale={list.isStale}
          sort={sort}
          onSortChange={setSort}
          workbookNameOf={workbookNameOf}
          onOpen={onOpen}
          hrefOf={hrefOf}
          actionsOf={(report) => <ReportMenu report={report} onRename={() => setRenaming(report)} />}
          {...props}
        />
      </ListStates>
      {asked !== undefined && (
        <RenameReport
          report={asked}
          open={renaming !== undefined}
          onOpenChange={(isOpen) => setRenaming(isOpen ? asked : undefined)}
          onRename={reports.rename}
        />
      )}
    </>
  );
}

function ReportMenu({ report, onRename }: { report: Report; onRename: () => void }) {
  const { reports: words } = useAdminLabels();
  const { reports, onOpen } = useReportListContext();
  const canRename = reports.canRename(report);
  if (onOpen === undefined && !canRename) return null;
  return (
    <RowMenu name={report.name}>
      {onOpen !== undefined && (
        <MenuItem onSelect={() => onOpen(report)}>
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.open}
        </MenuItem>
      )}
      {canRename && (
        <MenuItem onSelect={onRename}>
          <PenLine aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.rename.act}
        </MenuItem>
      )}
    </RowMenu>
  );
}
