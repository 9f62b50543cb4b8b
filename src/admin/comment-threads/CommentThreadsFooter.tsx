'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';

/** How many threads there are, the way to more, and what went wrong on the way. Renders a `<div>`. */
export function CommentThreadsFooter(props: Omit<ListFooterProps, 'list'>) {
  const isReady = commentThreadsWidget.use(({ model }) => model.state.status === 'ready');
  const list = commentThreadsWidget.use(({ model }) => footerOf(model.list));
  return isReady ? <ListFooter list={list} {...props} /> : null;
}
