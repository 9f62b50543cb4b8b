'use client';
import { CommentThreadList } from './CommentThreadList.js';
import { CommentThreadsFooter } from './CommentThreadsFooter.js';
import { CommentThreadsRoot, type CommentThreadsRootProps } from './CommentThreadsRoot.js';
import { CommentThreadsToolbar } from './CommentThreadsToolbar.js';
import { LinkedCommentNotice } from './LinkedCommentNotice.js';
import { NewCommentThread } from './NewCommentThread.js';

export type CommentThreadsProps = Omit<CommentThreadsRootProps, 'children'>;

/**
 * The comments of one embed tenant's users on a dashboard: threads with replies, mentions and resolving. Needs an embed
 * session that names the tenant; other users see an access notice. Renders a `<div>`.
 */
export function CommentThreads(props: CommentThreadsProps) {
  return (
    <CommentThreadsRoot {...props}>
      <NewCommentThread />
      <CommentThreadsToolbar />
      <LinkedCommentNotice />
      <CommentThreadList />
      <CommentThreadsFooter />
    </CommentThreadsRoot>
  );
}

CommentThreads.Root = CommentThreadsRoot;
CommentThreads.NewThread = NewCommentThread;
CommentThreads.Toolbar = CommentThreadsToolbar;
CommentThreads.LinkedNotice = LinkedCommentNotice;
CommentThreads.List = CommentThreadList;
CommentThreads.Footer = CommentThreadsFooter;
