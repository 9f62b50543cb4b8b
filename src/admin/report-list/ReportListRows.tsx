'use client';
import { ChartNoAxesColumn, ExternalLink, PenLine } from 'lucide-react';
import type { Report } from '../../client/resources/reports.js';
import { useStableHandler } from '../../react/useStableHandler.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { partClass } from '../../ui/partClass.js';
import { rowsOf } from '../kit/listSlices.js';
import { type ListRowsProps, ResourceTable } from '../kit/ResourceTable.js';
import { useLock } from '../kit/useLock.js';
import type { ReportSortField } from './model/reportSort.js';
import { reportColumns } from './reportColumns.js';
import { reportListWidget, useReportLabels } from './reportListWidget.js';

/** The reports as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function ReportListRows({ className, ...props }: ListRowsProps<Report>) {
  const words = useReportLabels();
  const list = reportListWidget.use(({ model }) => rowsOf(model.list));
  const sort = reportListWidget.use(({ model }) => model.sort);
  const { onOpen, ...context } = reportListWidget.use(({ model: { workbookNameOf }, options: { onOpen, hrefOf } }) => ({
    workbookNameOf,
    onOpen,
    hrefOf,
  }));
  return (
    <ResourceTable
      caption={words.caption}
      list={list}
      columns={reportColumns}
      labels={words}
      context={{ ...context, onOpen: useStableHandler(onOpen) }}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      rowActions={ReportActions}
      empty={<EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={ChartNoAxesColumn} />}
      sort={{ columnId: sort.sortBy, direction: sort.sortDirection }}
      // Only columns that the service sorts by can be pressed.
      onSortChange={({ columnId, direction }) => list.setSort({ sortBy: columnId as ReportSortField, sortDirection: direction })}
      // The toolbar has an order of its own, with one more choice.
      hasCardOrder={false}
      className={partClass('report-table', className)}
      {...props}
    />
  );
}

function ReportActions({ item: report }: { item: Report }) {
  const words = useReportLabels();
  const { onOpen, show, isLocked } = reportListWidget.use(({ model, options, dialogs }) => ({
    onOpen: options.onOpen,
    show: dialogs.show,
    isLocked: !model.canRename(report),
  }));
  const lock = useLock(isLocked);
  return (
    <>
      {onOpen !== undefined && (
        <MenuItem icon={ExternalLink} onSelect={() => onOpen(report)}>
          {words.open}
        </MenuItem>
      )}
      <MenuItem icon={PenLine} {...lock.item} onSelect={() => show({ kind: 'rename', report })}>
        {words.rename.act}
      </MenuItem>
      {lock.menuNote}
    </>
  );
}
