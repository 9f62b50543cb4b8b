import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';
import {
  useCreateDashboardComment,
  useRemoveDashboardComment,
  useSetDashboardCommentResolved,
  useUpdateDashboardComment,
} from '../../../data/resources/dashboard-comments.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';

/** A new thread, or with `parentId` a reply to one. */
export interface NewComment {
  /** The text, with mentions as `@username`. */
  readonly body: string;
  /** The id of the first comment of the thread to reply to. */
  readonly parentId?: number | undefined;
}

interface Dashboard {
  readonly publicId: string;
}

/** The actions on the comments of a dashboard. A deleted first comment may leave its thread. */
export const commentActions = {
  create: action('createDashboardComment', 'created', useCreateDashboardComment, ({ publicId }: Dashboard, input: NewComment) => ({
    publicId,
    ...input,
  })),
  update: action(
    'updateDashboardComment',
    'updated',
    useUpdateDashboardComment,
    ({ publicId }: Dashboard, comment: EmbedDashboardComment, body: string) => ({ publicId, commentId: comment.id, body }),
    { itemOf: ({ id }) => id },
  ),
  delete: action(
    'removeDashboardComment',
    'deleted',
    useRemoveDashboardComment,
    ({ publicId }: Dashboard, comment: EmbedDashboardComment) => ({ publicId, commentId: comment.id }),
    { itemOf: ({ id }) => id },
  ),
  resolve: action(
    'setDashboardCommentResolved',
    'resolved',
    useSetDashboardCommentResolved,
    ({ publicId }: Dashboard, thread: EmbedDashboardCommentThread, resolved: boolean) => ({
      publicId,
      commentId: thread.root.id,
      resolved,
    }),
    { itemOf: ({ root }) => root.id },
  ),
};

/** Callbacks for actions on comments. To cancel an action, return `false` or a reason (a string) from its `onBefore…` callback. */
export interface CommentEvents extends ActionEvents<'comment-threads', typeof commentActions> {}
