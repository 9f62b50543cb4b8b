export { CommentComposer } from './CommentComposer.js';
export { CommentEntry } from './CommentEntry.js';
export { CommentText } from './CommentText.js';
export { CommentThread } from './CommentThread.js';
export { CommentThreadList } from './CommentThreadList.js';
export {
  CommentThreads,
  CommentThreadsFooter,
  type CommentThreadsProps,
  CommentThreadsRoot,
  CommentThreadsToolbar,
  LinkedCommentNotice,
  NewCommentThread,
} from './CommentThreads.js';
export type { Mentionable } from './model/mentionText.js';
export { useCommentComposer } from './model/useCommentComposer.js';
export { useCommentThreads } from './model/useCommentThreads.js';
export { useMentionField } from './model/useMentionField.js';
