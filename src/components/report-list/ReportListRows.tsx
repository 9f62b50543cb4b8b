'use client';

import { ChartNoAxesColumn, ExternalLink, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import type { Report } from '../../client/resources/reports.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { MenuItem, MenuNote } from '../primitives/MenuItem.js';
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
          actionsOf={menuOf}
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

function menuOf(report: Report) {
  return <ReportMenu report={report} />;
}

function ReportMenu({ report }: { report: Report }) {
  return (
    <RowMenu name={report.name}>
      <ReportActions report={report} />
    </RowMenu>
  );
}

/** Rendered while the menu is open, so that closed menus do not follow the state of the whole list. */
function ReportActions({ report }: { report: Report }) {
  const { reports: words, common } = useAdminLabels();
  const { reports, onOpen, setRenaming } = useReportListContext();
  const noteId = useId();
  const isLocked = !reports.canRename(report);
  return (
    <>
      {onOpen !== undefined && (
        <MenuItem onSelect={() => onOpen(report)}>
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.open}
        </MenuItem>
      )}
      <MenuItem isDisabled={isLocked} aria-describedby={isLocked ? noteId : undefined} onSelect={() => setRenaming(report)}>
        <PenLine aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.rename.act}
      </MenuItem>
      {isLocked && <MenuNote id={noteId}>{common.needsPermission}</MenuNote>}
    </>
  );
}
