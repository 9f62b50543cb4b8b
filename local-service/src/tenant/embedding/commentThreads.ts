import type { EmbedDashboardComment, EmbedDashboardCommentThread } from '@parley/react/client';
import type { Order } from '../../http/pageOf.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import type { CommentRecord, Embedding } from './Embedding.js';

/** Where comments belong: a dashboard, as one embed tenant sees it. */
export interface CommentPlace {
  readonly dashboardPublicId: string;
  readonly embedTenantName: string;
}

export interface CommentThread {
  readonly root: CommentRecord;
  /** Oldest first. */
  readonly replies: readonly CommentRecord[];
}

/** The threads of a place that still say something: a removed root stays while a reply lives, a removed reply does not. */
export function threadsOf(embedding: Embedding, place: CommentPlace): readonly CommentThread[] {
  const comments = commentsOf(embedding, place);
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((root) => ({ root, replies: comments.filter(({ parentId, removedAt }) => parentId === root.id && removedAt === null) }))
    .filter(({ root, replies }) => root.removedAt === null || replies.length > 0);
}

export const newestThreadFirst: Order<CommentThread> = { keyOf: ({ root }) => [root.createdAt, root.id], directions: ['DESC', 'DESC'] };

/** A comment that is still there; 404 for any other. */
export function requireComment(embedding: Embedding, place: CommentPlace, id: number): CommentRecord {
  const comment = commentsOf(embedding, place).find((known) => known.id === id);
  if (comment === undefined || comment.removedAt !== null) throw new ServiceFailure(404, `The comment ${id} was not found.`);
  return comment;
}

export function requireOwnComment(embedding: Embedding, place: CommentPlace, id: number, embedUserId: number): CommentRecord {
  const comment = requireComment(embedding, place, id);
  if (comment.embedUserId !== embedUserId) throw new ServiceFailure(403, 'Only the author can change a comment.');
  return comment;
}

/** What a reply hangs on: a thread of this place; 400 for a reply, 404 for what is not there. */
export function requireRoot(embedding: Embedding, place: CommentPlace, id: number): CommentRecord {
  const comment = requireComment(embedding, place, id);
  if (comment.parentId !== null) throw new ServiceFailure(400, `Comment ${id} is a reply. Use the first comment of the thread.`);
  return comment;
}

/** The comment as this reader sees it. */
export function toComment({ users }: Embedding, comment: CommentRecord, readerId: number | undefined): EmbedDashboardComment {
  const { id, dashboardPublicId, embedUserId, body, createdAt, editedAt, removedAt } = comment;
  return {
    id,
    dashboardId: dashboardPublicId,
    body: removedAt === null ? body : '',
    createdAt: toTimestamp(createdAt),
    isOwn: embedUserId === readerId,
    userId: users.find(embedUserId) === undefined ? null : embedUserId,
    editedAt: toOptionalTimestamp(editedAt),
    removedAt: toOptionalTimestamp(removedAt),
  };
}

export function toThread(
  embedding: Embedding,
  { root, replies }: CommentThread,
  readerId: number | undefined,
): EmbedDashboardCommentThread {
  return {
    root: toComment(embedding, root, readerId),
    replies: replies.map((reply) => toComment(embedding, reply, readerId)),
    resolvedAt: toOptionalTimestamp(root.resolvedAt),
    resolvedBy: root.resolvedBy,
  };
}

function commentsOf({ comments }: Embedding, { dashboardPublicId, embedTenantName }: CommentPlace): readonly CommentRecord[] {
  return comments
    .values()
    .filter((comment) => comment.dashboardPublicId === dashboardPublicId && comment.embedTenantName === embedTenantName);
}
