'use client';
import { useFormats } from '../../react/useFormats.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { reportListWidget } from './reportListWidget.js';
import { useReportLabels } from './useReportLabels.js';

/** The number of reports, a button that loads more, and errors of loading. Renders a `<div>`. */
export function ReportListFooter(props: Omit<ListFooterProps, 'list' | 'count'>) {
  const words = useReportLabels();
  const { number } = useFormats();
  const list = reportListWidget.use(({ model }) => footerOf(model.list));
  const isCutOff = reportListWidget.use(({ model }) => model.isCutOff);
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} count={isCutOff ? words.cutOff(number(list.items.length)) : undefined} {...props} />;
}
