'use client';
import { useState } from 'react';
import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '../../../client/resources/dashboard-comments.js';
import {
  useCreateDashboardComment,
  useRemoveDashboardComment,
  useSetDashboardCommentResolved,
  useUpdateDashboardComment,
} from '../../../data/resources/dashboard-comments.js';
import { useLatest } from '../../../react/useLatest.js';
import { type Act, attemptAct } from '../../kit/events/attemptAct.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/** A new thread, or with `parentId` a reply to one. */
export interface NewComment {
  readonly body: string;
  readonly parentId?: number | undefined;
}

/** What a host hears of the comments, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface CommentEvents extends WidgetErrorEvents<'comment-threads'> {
  readonly onBeforeCreate?: ((input: NewComment) => Veto) | undefined;
  readonly onCreated?: ((comment: EmbedDashboardComment, input: NewComment) => void) | undefined;
  readonly onBeforeUpdate?: ((comment: EmbedDashboardComment, body: string) => Veto) | undefined;
  readonly onUpdated?: ((comment: EmbedDashboardComment) => void) | undefined;
  readonly onBeforeRemove?: ((comment: EmbedDashboardComment) => Veto) | undefined;
  readonly onRemoved?: ((comment: EmbedDashboardComment) => void) | undefined;
  readonly onBeforeResolve?: ((thread: EmbedDashboardCommentThread, isResolved: boolean) => Veto) | undefined;
  /** The thread as it is now, resolved or reopened. */
  readonly onResolved?: ((thread: EmbedDashboardCommentThread) => void) | undefined;
}

export interface CommentActs {
  create(input: NewComment): Promise<ActOutcome<EmbedDashboardComment>>;
  update(comment: EmbedDashboardComment, body: string): Promise<ActOutcome<EmbedDashboardComment>>;
  remove(comment: EmbedDashboardComment): Promise<ActOutcome<void>>;
  /** Resolves or reopens a thread that one began. */
  resolve(thread: EmbedDashboardCommentThread, isResolved: boolean): Promise<ActOutcome<EmbedDashboardCommentThread>>;
  isBusy(commentId: number): boolean;
}

/** The acts on the comments of a dashboard, each with its veto and its event. */
export function useCommentActs(publicId: string, events: CommentEvents): CommentActs {
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const writes = useCommentWrites();
  const latest = useLatest(events);

  async function attempt<Result>(act: Act<Result>, commentId?: number): Promise<ActOutcome<Result>> {
    const outcome = await attemptAct({
      ...act,
      begin: () => commentId !== undefined && setBusyIds((ids) => new Set([...ids, commentId])),
      failed: (error) => latest.current.onError?.(error, { widget: 'comment-threads', operation: act.operation }),
    });
    setBusyIds((ids) => new Set([...ids].filter((id) => id !== commentId)));
    return outcome;
  }

  return {
    create: (input) =>
      attempt({
        operation: 'createDashboardComment',
        before: () => latest.current.onBeforeCreate?.(input),
        write: () => writes.create({ publicId, ...input }),
        done: (comment) => latest.current.onCreated?.(comment, input),
      }),
    update: (comment, body) =>
      attempt(
        {
          operation: 'updateDashboardComment',
          before: () => latest.current.onBeforeUpdate?.(comment, body),
          write: () => writes.update({ publicId, commentId: comment.id, body }),
          done: (updated) => latest.current.onUpdated?.(updated),
        },
        comment.id,
      ),
    remove: (comment) =>
      attempt(
        {
          operation: 'removeDashboardComment',
          before: () => latest.current.onBeforeRemove?.(comment),
          write: () => writes.remove({ publicId, commentId: comment.id }),
          done: () => latest.current.onRemoved?.(comment),
        },
        comment.id,
      ),
    resolve: (thread, isResolved) =>
      attempt(
        {
          operation: 'setDashboardCommentResolved',
          before: () => latest.current.onBeforeResolve?.(thread, isResolved),
          write: () => writes.resolve({ publicId, commentId: thread.root.id, resolved: isResolved }),
          done: (changed) => latest.current.onResolved?.(changed),
        },
        thread.root.id,
      ),
    isBusy: (commentId) => busyIds.has(commentId),
  };
}

function useCommentWrites() {
  const { mutateAsync: create } = useCreateDashboardComment();
  const { mutateAsync: update } = useUpdateDashboardComment();
  const { mutateAsync: remove } = useRemoveDashboardComment();
  const { mutateAsync: resolve } = useSetDashboardCommentResolved();
  return { create, update, remove, resolve };
}
