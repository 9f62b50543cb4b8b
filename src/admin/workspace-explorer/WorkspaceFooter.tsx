'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { workspaceWidget } from './workspaceWidget.js';

/** The number of items, a button that loads more, and errors of loading. Renders a `<div>`. */
export function WorkspaceFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = workspaceWidget.use(({ model }) => footerOf(model.list));
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} {...props} />;
}
