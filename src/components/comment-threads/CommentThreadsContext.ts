import { createContext, use } from 'react';
import type { CommentThreadsModel } from '../../hooks/comment-threads/useCommentThreads.js';

export const CommentThreadsContext = createContext<CommentThreadsModel | undefined>(undefined);

/** What the parts of one place for comments share. Given by `CommentThreadsRoot`. */
export function useCommentThreadsContext(): CommentThreadsModel {
  const model = use(CommentThreadsContext);
  if (model === undefined) {
    throw new Error('Parts of comment threads share one dashboard. Put them inside <CommentThreadsRoot publicId="…">.');
  }
  return model;
}
