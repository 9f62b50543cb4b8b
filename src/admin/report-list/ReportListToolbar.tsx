'use client';
import type { ComponentProps } from 'react';
import { SearchField } from '../../ui/fields/SearchField.js';
import { partClass } from '../../ui/partClass.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { isSearchable } from '../kit/listSlices.js';
import { ReportDocumentFilter } from './ReportDocumentFilter.js';
import { ReportFolderFilter } from './ReportFolderFilter.js';
import { ReportOrder } from './ReportOrder.js';
import { reportListWidget } from './reportListWidget.js';
import { useReportLabels } from './useReportLabels.js';

/** Search, filters and the order of the list. Renders a `<div>`. */
export function ReportListToolbar({ className, ...props }: ComponentProps<'div'>) {
  const isNeeded = reportListWidget.use(({ model: { list } }) => isSearchable(list));
  if (!isNeeded) return null;
  return (
    <Toolbar className={partClass('report-toolbar', className)} {...props}>
      <ReportSearch />
      <ReportFolderFilter />
      <ReportDocumentFilter />
      <ReportOrder />
    </Toolbar>
  );
}

/** A separate component, so that typing rerenders nothing else. */
function ReportSearch() {
  const { search: label } = useReportLabels();
  const search = reportListWidget.use(({ model }) => model.list.search);
  return <SearchField label={label} search={search} />;
}
