export { CommentComposer, type CommentComposerProps } from './CommentComposer.js';
export { CommentEntry, type CommentEntryProps } from './CommentEntry.js';
export { CommentReply } from './CommentReply.js';
export { CommentText, type CommentTextProps } from './CommentText.js';
export { CommentThread, type CommentThreadProps } from './CommentThread.js';
export { CommentThreadItem } from './CommentThreadItem.js';
export { CommentThreadList } from './CommentThreadList.js';
export {
  CommentThreads,
  CommentThreadsFooter,
  type CommentThreadsProps,
  CommentThreadsRoot,
  type CommentThreadsRootProps,
  CommentThreadsToolbar,
  LinkedCommentNotice,
  NewCommentThread,
} from './CommentThreads.js';
export type { CommentDialog } from './commentThreadsWidget.js';
export { useCommentLabels } from './commentThreadsWidget.js';
export type { CommentEvents, NewComment } from './model/commentActions.js';
export type { CommentFilter } from './model/commentFilter.js';
export type { CommentSearch } from './model/commentSearch.js';
export type { Mentionable } from './model/mentionText.js';
export {
  type CommentComposerOptions,
  type CommentComposition,
  commentDraftKey,
  maxCommentLength,
  useCommentComposer,
} from './model/useCommentComposer.js';
export type { CommentPeople } from './model/useCommentPeople.js';
export {
  type CommentList,
  type CommentThreadsModel,
  type CommentThreadsOptions,
  useCommentThreads,
} from './model/useCommentThreads.js';
export {
  type MentionField,
  type MentionFieldOptions,
  type MentionFieldProps,
  type MentionOptionProps,
  useMentionField,
} from './model/useMentionField.js';
export { type MentionSearch, useMentionSearch } from './model/useMentionSearch.js';
