import { createContext, use } from 'react';
import type { CommentTask } from './CommentTask.js';
import type { CommentThreadsModel } from './model/useCommentThreads.js';

export interface CommentThreadsContextValue extends CommentThreadsModel {
  readonly task: CommentTask;
  setTask(task: CommentTask): void;
  /** Ends a task that is done, unless another one was taken up meanwhile. */
  endTask(task: CommentTask): void;
}

export const CommentThreadsContext = createContext<CommentThreadsContextValue | undefined>(undefined);

/** What the parts of one place for comments share. Given by `CommentThreadsRoot`. */
export function useCommentThreadsContext(): CommentThreadsContextValue {
  const model = use(CommentThreadsContext);
  if (model === undefined) {
    throw new Error('Parts of comment threads share one dashboard. Put them inside <CommentThreadsRoot publicId="…">.');
  }
  return model;
}
