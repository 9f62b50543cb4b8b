import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import { checkMaxLength, refuse } from './checks/checks.js';
import type { EmbedDashboardAddress } from './embed-dashboards.js';

/**
 * Lists the threads of a dashboard that the caller's embed tenant wrote, the newest thread first; resolved ones only if
 * asked for. 403 for every credential but an embed session that names a tenant (docs/contract/dashboards.md#comments).
 * @throws 403 if the caller does not use an embed session with a tenant, or the dashboard cannot be embedded
 * @throws 404 if the dashboard does not exist
 */
export const listDashboardComments = listOperation<ListDashboardCommentsParams, EmbedDashboardCommentThread>(
  'listDashboardComments',
  '/api/v1/embed/dashboard/{publicId}/comments',
);

/**
 * Begins a thread on a dashboard, or answers one with `parentId`. Threads have one level: a reply to a reply is answered
 * with 400, a thread that is gone or elsewhere with 404 (docs/contract/dashboards.md#comments).
 * @throws 400 if the parent is itself a reply
 * @throws 403 if the caller does not use an embed session with a tenant or is a user of the account instead of an embed user, or the
 *   dashboard cannot be embedded
 * @throws 404 if the dashboard or parent comment does not exist, or the parent was removed or belongs to another dashboard or tenant
 */
export const createDashboardComment = operation<EmbedDashboardAddress & CreateEmbedDashboardCommentBody, EmbedDashboardComment>(
  'createDashboardComment',
  'POST',
  '/api/v1/embed/dashboard/{publicId}/comments',
  { check: ({ body }, operation) => checkText(body, operation) },
);

/**
 * Updates the text of a comment and marks it as edited. Fails with 403 unless the caller wrote it (docs/contract/dashboards.md#comments).
 * @throws 403 if the caller does not use an embed session with a tenant or is not the author, or the dashboard cannot be embedded
 * @throws 404 if the dashboard or comment does not exist, or the comment was removed or belongs to another tenant
 */
export const updateDashboardComment = operation<DashboardCommentAddress & UpdateEmbedDashboardCommentBody, EmbedDashboardComment>(
  'updateDashboardComment',
  'PATCH',
  '/api/v1/embed/dashboard/{publicId}/comments/{commentId}',
  { check: ({ body }, operation) => checkText(body, operation) },
);

/**
 * Removes a comment. The first of a thread stays, with an empty `body` and its `removedAt`, while a reply lives. 403 for
 * whoever did not write it (docs/contract/dashboards.md#comments).
 * @status 204
 * @throws 403 if the caller does not use an embed session with a tenant or is not the author, or the dashboard cannot be embedded
 * @throws 404 if the dashboard or comment does not exist, or the comment was removed or belongs to another tenant
 */
export const removeDashboardComment = operation<DashboardCommentAddress, void>(
  'removeDashboardComment',
  'DELETE',
  '/api/v1/embed/dashboard/{publicId}/comments/{commentId}',
);

/**
 * Resolves or reopens a thread by the id of its first comment. Fails with 400 for the id of a reply, and with 403 unless
 * the caller started the thread (docs/contract/dashboards.md#comments).
 * @throws 400 if the comment is a reply
 * @throws 403 if the caller does not use an embed session with a tenant or is not the author, or the dashboard cannot be embedded
 * @throws 404 if the dashboard or comment does not exist, or the comment was removed or belongs to another tenant
 */
export const setDashboardCommentResolved = operation<
  DashboardCommentAddress & SetEmbedDashboardCommentResolvedBody,
  EmbedDashboardCommentThread
>('setDashboardCommentResolved', 'POST', '/api/v1/embed/dashboard/{publicId}/comments/{commentId}/resolve');

/**
 * Lists who can be mentioned in a comment: the users of the caller's embed tenant, by username (docs/contract/dashboards.md#comments).
 * @throws 403 if the caller does not use an embed session with a tenant, or the dashboard cannot be embedded
 * @throws 404 if the dashboard does not exist
 */
export const listMentionableEmbedUsers = listOperation<ListMentionableEmbedUsersParams, EmbedMentionableUser>(
  'listMentionableEmbedUsers',
  '/api/v1/embed/dashboard/{publicId}/comments/mentionable-users',
  { check: ({ search }, operation) => checkMaxLength(search, maxSearchLength, { field: 'search', operation }) },
);

/** The ids in the path of a comment. */
export interface DashboardCommentAddress extends EmbedDashboardAddress {
  /** The id of the comment. */
  readonly commentId: number;
}

/** The search for people to mention on a dashboard. */
export interface ListMentionableEmbedUsersParams extends EmbedDashboardAddress, CursorParams {
  /** Part of a name or an email, of at most 255 characters. */
  readonly search?: string | null | undefined;
}

/** The filters of the list of threads. */
export interface ListDashboardCommentsParams extends EmbedDashboardAddress, CursorParams {
  /** True to list resolved threads as well. Default: open ones alone. */
  readonly includeResolved?: boolean | null | undefined;
  /** Wins over `includeResolved`. */
  readonly resolvedOnly?: boolean | null | undefined;
}

/** A new comment. */
export interface CreateEmbedDashboardCommentBody {
  /**
   * 1 to 10,000 characters.
   * @minLength 1
   * @maxLength 10000
   */
  readonly body: string;
  /** The first comment of the thread that this one answers. */
  readonly parentId?: number | null | undefined;
}

/** The new text of a comment. */
export interface UpdateEmbedDashboardCommentBody {
  /**
   * 1 to 10,000 characters.
   * @minLength 1
   * @maxLength 10000
   */
  readonly body: string;
}

/** The state to set a thread to. */
export interface SetEmbedDashboardCommentResolvedBody {
  /** True to resolve the thread, false to reopen it. */
  readonly resolved: boolean;
}

/** A comment on an embedded dashboard (docs/contract/dashboards.md#comments). */
export interface EmbedDashboardComment {
  readonly id: number;
  /** The `publicId` of the dashboard. */
  readonly dashboardId: string;
  /** Empty once the comment was removed. */
  readonly body: string;
  readonly createdAt: string;
  /** True if the caller wrote it, and so can edit, remove or resolve it. */
  readonly isOwn: boolean;
  /** The embed user who wrote it; `null` once he is gone. */
  readonly userId?: number | null;
  /** The time of the last change; none if there was no change. */
  readonly editedAt?: string | null;
  /** The time it was removed; none while it is shown. */
  readonly removedAt?: string | null;
}

/** A comment that starts a thread, and the replies to it. */
export interface EmbedDashboardCommentThread {
  /** The comment that starts the thread. */
  readonly root: EmbedDashboardComment;
  /** Oldest first. */
  readonly replies: readonly EmbedDashboardComment[];
  /** The time the thread was resolved; none while it is open. */
  readonly resolvedAt?: string | null;
  /** An embed user. */
  readonly resolvedBy?: number | null;
}

/** An embed user who can be mentioned as `@username`. */
export interface EmbedMentionableUser {
  readonly id: number;
  /** The name after the `@` in a comment. */
  readonly username: string;
  /** The email address. */
  readonly email?: string | null;
  /** The name to show; without one, the username is shown. */
  readonly firstName?: string | null;
}

function checkText(text: string, operation: string): void {
  if (text === '') refuse({ field: 'body', operation }, 'must not be empty');
  checkMaxLength(text, maxTextLength, { field: 'body', operation });
}

const maxTextLength = 10_000;
const maxSearchLength = 255;
