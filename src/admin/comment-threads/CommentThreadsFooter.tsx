'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';

/** The number of threads, a button that loads more, and errors of loading. Renders a `<div>`. */
export function CommentThreadsFooter(props: Omit<ListFooterProps, 'list'>) {
  const isReady = commentThreadsWidget.use(({ model }) => model.state.status === 'ready');
  const list = commentThreadsWidget.use(({ model }) => footerOf(model.list));
  return isReady ? <ListFooter list={list} {...props} /> : null;
}
