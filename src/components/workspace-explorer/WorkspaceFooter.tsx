'use client';
import { ListFooter, type ListFooterProps } from '../primitives/list/ListFooter.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

/** How many items there are, the way to more, and what could not be read. Renders a `<div>`. */
export function WorkspaceFooter(props: Omit<ListFooterProps, 'list'>) {
  const { list } = useWorkspaceContext().explorer;
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} {...props} />;
}
