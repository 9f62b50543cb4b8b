'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type CreateEmbedDashboardCommentBody,
  createDashboardComment,
  type DashboardCommentAddress,
  type EmbedDashboardComment,
  type EmbedDashboardCommentThread,
  type EmbedMentionableUser,
  type ListDashboardCommentsParams,
  type ListMentionableEmbedUsersParams,
  listDashboardComments,
  listMentionableEmbedUsers,
  removeDashboardComment,
  type SetEmbedDashboardCommentResolvedBody,
  setDashboardCommentResolved,
  type UpdateEmbedDashboardCommentBody,
  updateDashboardComment,
} from '../../client/resources/dashboard-comments.js';
import type { EmbedDashboardAddress } from '../../client/resources/embed-dashboards.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `listDashboardComments`: its first page. */
export function dashboardCommentsQuery(client: ServiceClient, params: ListParams<ListDashboardCommentsParams>) {
  return listQuery(client, ['embed', 'dashboard', params.publicId, 'comments'], listDashboardComments, params);
}

/** Infinite-query options of `listDashboardComments`. */
export function dashboardCommentsInfiniteQuery(client: ServiceClient, params: ListParams<ListDashboardCommentsParams>) {
  return cursorQuery(client, ['embed', 'dashboard', params.publicId, 'comments'], listDashboardComments, params);
}

/** Reads the newest threads of a dashboard. Needs an embed session that names a tenant. */
export function useDashboardComments<Data = Page<EmbedDashboardCommentThread>>(
  params: ListParams<ListDashboardCommentsParams>,
  options?: ReadOptions<Page<EmbedDashboardCommentThread>, Data>,
) {
  return useRead(dashboardCommentsQuery(useServiceClient(), params), options);
}

/** Reads the threads of a dashboard page by page, the newest first. */
export function useDashboardCommentsInfinite<Data = Pages<EmbedDashboardCommentThread>>(
  params: ListParams<ListDashboardCommentsParams>,
  options?: CursorReadOptions<EmbedDashboardCommentThread, Data>,
) {
  return useCursorRead(dashboardCommentsInfiniteQuery(useServiceClient(), params), options);
}

/** Begins a thread or answers one; the threads of the dashboard are read again. */
export function useCreateDashboardComment(
  options?: WriteOptions<EmbedDashboardComment, EmbedDashboardAddress & CreateEmbedDashboardCommentBody>,
) {
  return useResourceMutation(createDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Rewrites one's own comment; the threads of the dashboard are read again. */
export function useUpdateDashboardComment(
  options?: WriteOptions<EmbedDashboardComment, DashboardCommentAddress & UpdateEmbedDashboardCommentBody>,
) {
  return useResourceMutation(updateDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Removes one's own comment; the threads of the dashboard are read again. */
export function useRemoveDashboardComment(options?: WriteOptions<void, DashboardCommentAddress>) {
  return useResourceMutation(removeDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Resolves or reopens one's own thread, which moves it between the lists of open and resolved ones. */
export function useSetDashboardCommentResolved(
  options?: WriteOptions<EmbedDashboardCommentThread, DashboardCommentAddress & SetEmbedDashboardCommentResolvedBody>,
) {
  return useResourceMutation(setDashboardCommentResolved, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Query options of `listMentionableEmbedUsers`: its first page. */
export function mentionableEmbedUsersQuery(client: ServiceClient, params: ListParams<ListMentionableEmbedUsersParams>) {
  return listQuery(client, ['embed', 'dashboard', params.publicId, 'comments', 'mentionable-users'], listMentionableEmbedUsers, params);
}

/** Infinite-query options of `listMentionableEmbedUsers`. */
export function mentionableEmbedUsersInfiniteQuery(client: ServiceClient, params: ListParams<ListMentionableEmbedUsersParams>) {
  return cursorQuery(client, ['embed', 'dashboard', params.publicId, 'comments', 'mentionable-users'], listMentionableEmbedUsers, params);
}

/** Reads whom a comment can mention, by username. */
export function useMentionableEmbedUsers<Data = Page<EmbedMentionableUser>>(
  params: ListParams<ListMentionableEmbedUsersParams>,
  options?: ReadOptions<Page<EmbedMentionableUser>, Data>,
) {
  return useRead(mentionableEmbedUsersQuery(useServiceClient(), params), options);
}

/** Reads page by page whom a comment can mention. */
export function useMentionableEmbedUsersInfinite<Data = Pages<EmbedMentionableUser>>(
  params: ListParams<ListMentionableEmbedUsersParams>,
  options?: CursorReadOptions<EmbedMentionableUser, Data>,
) {
  return useCursorRead(mentionableEmbedUsersInfiniteQuery(useServiceClient(), params), options);
}
