import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { EmbedDashboardAddress } from './embed-dashboards.js';

/** 403 credential names no embed tenant (payload facts, Embed). */
export function listDashboardComments(client: ServiceClient, { publicId, ...query }: ListDashboardCommentsParams, options?: CallOptions) {
  return getPage<EmbedDashboardCommentThread>(client, path`/api/v1/embed/dashboard/${publicId}/comments`, {
    ...options,
    operation: 'listDashboardComments',
    query,
  });
}

/** 400 reply to a reply; 404 parentId unknown, deleted or elsewhere (payload facts, Embed). */
export function createDashboardComment(
  client: ServiceClient,
  { publicId, ...body }: EmbedDashboardAddress & CreateEmbedDashboardCommentBody,
  options?: CallOptions,
) {
  return client.post<EmbedDashboardComment>(path`/api/v1/embed/dashboard/${publicId}/comments`, {
    ...options,
    operation: 'createDashboardComment',
    body,
  });
}

/** 403 another author; 404 (payload facts, Embed). */
export function updateDashboardComment(
  client: ServiceClient,
  { publicId, commentId, ...body }: DashboardCommentAddress & UpdateEmbedDashboardCommentBody,
  options?: CallOptions,
) {
  return client.patch<EmbedDashboardComment>(path`/api/v1/embed/dashboard/${publicId}/comments/${commentId}`, {
    ...options,
    operation: 'updateDashboardComment',
    body,
  });
}

/** 403 another author; 404 (payload facts, Embed). */
export function removeDashboardComment(client: ServiceClient, { publicId, commentId }: DashboardCommentAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/embed/dashboard/${publicId}/comments/${commentId}`, {
    ...options,
    operation: 'removeDashboardComment',
  });
}

/** 400 for a reply's id; 403 another author (payload facts, Embed). */
export function setDashboardCommentResolved(
  client: ServiceClient,
  { publicId, commentId, ...body }: DashboardCommentAddress & SetEmbedDashboardCommentResolvedBody,
  options?: CallOptions,
) {
  return client.post<EmbedDashboardCommentThread>(path`/api/v1/embed/dashboard/${publicId}/comments/${commentId}/resolve`, {
    ...options,
    operation: 'setDashboardCommentResolved',
    body,
  });
}

/** Ordered by username (payload facts, Embed). */
export function listMentionableEmbedUsers(
  client: ServiceClient,
  { publicId, ...query }: ListMentionableEmbedUsersParams,
  options?: CallOptions,
) {
  return getPage<EmbedMentionableUser>(client, path`/api/v1/embed/dashboard/${publicId}/comments/mentionable-users`, {
    ...options,
    operation: 'listMentionableEmbedUsers',
    query,
  });
}

export interface DashboardCommentAddress extends EmbedDashboardAddress {
  readonly commentId: number;
}

/** Which of them `listMentionableEmbedUsers` lists, or how. */
export interface ListMentionableEmbedUsersParams extends EmbedDashboardAddress, CursorParams {
  /** at most 255 characters */
  readonly search?: string | null | undefined;
}

/** Which of them `listDashboardComments` lists, or how. */
export interface ListDashboardCommentsParams extends EmbedDashboardAddress, CursorParams {
  readonly includeResolved?: boolean | null | undefined;
  readonly resolvedOnly?: boolean | null | undefined;
}

export interface CreateEmbedDashboardCommentBody {
  /** 1 to 10000 characters. */
  readonly body: string;
  readonly parentId?: number | null | undefined;
}

export interface UpdateEmbedDashboardCommentBody {
  /** 1 to 10000 characters. */
  readonly body: string;
}

export interface SetEmbedDashboardCommentResolvedBody {
  readonly resolved: boolean;
}

/** DashboardId = publicId; userId = embed user id, null once deleted; body empty when removedAt is set. */
export interface EmbedDashboardComment {
  readonly id: number;
  readonly dashboardId: string;
  readonly body: string;
  readonly createdAt: string;
  readonly isOwn: boolean;
  readonly userId?: number | null;
  readonly editedAt?: string | null;
  readonly removedAt?: string | null;
}

/** Replies oldest first, one level. */
export interface EmbedDashboardCommentThread {
  readonly root: EmbedDashboardComment;
  readonly replies: readonly EmbedDashboardComment[];
  readonly resolvedAt?: string | null;
  readonly resolvedBy?: number | null;
}

export interface EmbedMentionableUser {
  readonly id: number;
  readonly username: string;
  readonly email?: string | null;
  readonly firstName?: string | null;
}
