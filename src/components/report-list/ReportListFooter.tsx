'use client';

import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { ListFooter, type ListFooterProps } from '../primitives/list/ListFooter.js';
import { useReportListContext } from './ReportListContext.js';

/** How many reports there are, the way to more, and what went wrong on the way. Renders a `<div>`. */
export function ReportListFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const { reports: words } = useAdminLabels();
  const { number } = useFormats();
  const { list, isCutOff } = useReportListContext().reports;
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} count={isCutOff ? words.cutOff(number(list.items.length)) : undefined} {...props} />;
}
