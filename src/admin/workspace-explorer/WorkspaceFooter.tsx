'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { workspaceWidget } from './workspaceWidget.js';

/** How many items there are, the way to more, and what could not be read. Renders a `<div>`. */
export function WorkspaceFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = workspaceWidget.use(({ model }) => footerOf(model.list));
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} {...props} />;
}
