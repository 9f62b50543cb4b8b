'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';

/** How many threads there are, the way to more, and what went wrong on the way. Renders a `<div>`. */
export function CommentThreadsFooter(props: Omit<ListFooterProps, 'list'>) {
  const { state, list } = useCommentThreadsContext();
  return state.status === 'ready' ? <ListFooter list={list} {...props} /> : null;
}
