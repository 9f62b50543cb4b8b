'use client';
import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';
import {
  useCreateDashboardComment,
  useRemoveDashboardComment,
  useSetDashboardCommentResolved,
  useUpdateDashboardComment,
} from '../../../data/resources/dashboard-comments.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type Act, useAct } from '../../kit/useAct.js';

/** A new thread, or with `parentId` a reply to one. */
export interface NewComment {
  /** The text, with mentions as `@username`. */
  readonly body: string;
  /** The id of the first comment of the thread to reply to. */
  readonly parentId?: number | undefined;
}

/** Callbacks for actions on comments. Return `false` from an `onBefore…` callback to cancel the action. */
export interface CommentEvents extends WidgetErrorEvents<'comment-threads'> {
  /** Called before a comment is sent, both for new threads and for replies. */
  readonly onBeforeCreate?: ((input: NewComment) => Veto) | undefined;
  /** Called with the new comment and the input. */
  readonly onCreated?: ((comment: EmbedDashboardComment, input: NewComment) => void) | undefined;
  /** Called before a comment is changed, with the comment and its new text. */
  readonly onBeforeUpdate?: ((comment: EmbedDashboardComment, body: string) => Veto) | undefined;
  /** Called with the changed comment. */
  readonly onUpdated?: ((comment: EmbedDashboardComment) => void) | undefined;
  /** Called before a comment is deleted. */
  readonly onBeforeRemove?: ((comment: EmbedDashboardComment) => Veto) | undefined;
  /** Called with the comment after it was deleted. */
  readonly onRemoved?: ((comment: EmbedDashboardComment) => void) | undefined;
  /** Called before a thread is resolved or reopened. */
  readonly onBeforeResolve?: ((thread: EmbedDashboardCommentThread, isResolved: boolean) => Veto) | undefined;
  /** Called with the updated thread after it was resolved or reopened. */
  readonly onResolved?: ((thread: EmbedDashboardCommentThread) => void) | undefined;
}

/** The actions on the comments of a dashboard. */
export interface CommentActs {
  /** Starts a thread or replies to one. */
  readonly create: Act<[input: NewComment], EmbedDashboardComment>;
  /** Replaces the text of a comment. */
  readonly update: Act<[comment: EmbedDashboardComment, body: string], EmbedDashboardComment>;
  /** Deletes a comment; the service may keep the thread of a deleted first comment. */
  readonly remove: Act<[comment: EmbedDashboardComment], void>;
  /** Resolves or reopens a thread that the user started. */
  readonly resolve: Act<[thread: EmbedDashboardCommentThread, isResolved: boolean], EmbedDashboardCommentThread>;
  /** True while the comment is being changed, deleted, resolved or reopened. */
  isBusy(commentId: number): boolean;
}

/** The actions on the comments of a dashboard, each with its veto and its event. */
export function useCommentActs(publicId: string, events: CommentEvents): CommentActs {
  const { mutateAsync: createComment } = useCreateDashboardComment();
  const { mutateAsync: updateComment } = useUpdateDashboardComment();
  const { mutateAsync: removeComment } = useRemoveDashboardComment();
  const { mutateAsync: setResolved } = useSetDashboardCommentResolved();
  const create = useAct('comment-threads', events, {
    operation: 'createDashboardComment',
    call: (input: NewComment) => createComment({ publicId, ...input }),
    before: events.onBeforeCreate,
    done: events.onCreated,
  });
  const update = useAct('comment-threads', events, {
    operation: 'updateDashboardComment',
    call: ({ id }: EmbedDashboardComment, body: string) => updateComment({ publicId, commentId: id, body }),
    before: events.onBeforeUpdate,
    done: (updated) => events.onUpdated?.(updated),
    itemOf: ({ id }) => id,
  });
  const remove = useAct('comment-threads', events, {
    operation: 'removeDashboardComment',
    call: ({ id }: EmbedDashboardComment) => removeComment({ publicId, commentId: id }),
    before: events.onBeforeRemove,
    done: (_, comment) => events.onRemoved?.(comment),
    itemOf: ({ id }) => id,
  });
  const resolve = useAct('comment-threads', events, {
    operation: 'setDashboardCommentResolved',
    call: ({ root }: EmbedDashboardCommentThread, resolved: boolean) => setResolved({ publicId, commentId: root.id, resolved }),
    before: events.onBeforeResolve,
    done: (thread) => events.onResolved?.(thread),
    itemOf: ({ root }) => root.id,
  });
  return { create, update, remove, resolve, isBusy: (id) => update.isBusy(id) || remove.isBusy(id) || resolve.isBusy(id) };
}
