'use client';

import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { SearchField } from '../primitives/fields/SearchField.js';
import { Toolbar } from '../primitives/list/Toolbar.js';
import { partClass } from '../primitives/partClass.js';
import { ReportDocumentFilter } from './ReportDocumentFilter.js';
import { ReportFolderFilter } from './ReportFolderFilter.js';
import { useReportListContext } from './ReportListContext.js';
import { ReportOrder } from './ReportOrder.js';

/** Search, filters and the order of the list. Renders a `<div>`. */
export function ReportListToolbar({ className, ...props }: ComponentProps<'div'>) {
  const { reports: words } = useAdminLabels();
  const { list } = useReportListContext().reports;
  if (list.state.status === 'empty' || (list.state.status === 'denied' && !list.isFiltered)) return null;
  return (
    <Toolbar className={partClass('report-toolbar', className)} {...props}>
      <SearchField label={words.search} search={list.search} />
      <ReportFolderFilter />
      <ReportDocumentFilter />
      <ReportOrder />
    </Toolbar>
  );
}
