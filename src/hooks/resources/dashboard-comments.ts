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
import { cursorQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listDashboardComments`: its first page. */
export function dashboardCommentsQuery(client: ServiceClient, params: ListParams<ListDashboardCommentsParams>) {
  return listQuery(client, ['embed', 'dashboard', params.publicId, 'comments'], listDashboardComments, params);
}

/** Infinite-query options of `listDashboardComments`. */
export function dashboardCommentsInfiniteQuery(client: ServiceClient, params: ListParams<ListDashboardCommentsParams>) {
  return cursorQuery(client, ['embed', 'dashboard', params.publicId, 'comments'], listDashboardComments, params);
}

export function useDashboardComments<Data = Page<EmbedDashboardCommentThread>>(
  params: ListParams<ListDashboardCommentsParams>,
  options?: ReadOptions<Page<EmbedDashboardCommentThread>, Data>,
) {
  return useRead(dashboardCommentsQuery(useServiceClient(), params), options);
}

export function useDashboardCommentsInfinite<Data = Pages<EmbedDashboardCommentThread>>(
  params: ListParams<ListDashboardCommentsParams>,
  options?: CursorReadOptions<EmbedDashboardCommentThread, Data>,
) {
  return useCursorRead(dashboardCommentsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createDashboardComment`. */
export function useCreateDashboardComment(
  options?: WriteOptions<EmbedDashboardComment, EmbedDashboardAddress & CreateEmbedDashboardCommentBody>,
) {
  return useResourceMutation(createDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Runs `updateDashboardComment`. */
export function useUpdateDashboardComment(
  options?: WriteOptions<EmbedDashboardComment, DashboardCommentAddress & UpdateEmbedDashboardCommentBody>,
) {
  return useResourceMutation(updateDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Runs `removeDashboardComment`. */
export function useRemoveDashboardComment(options?: WriteOptions<void, DashboardCommentAddress>) {
  return useResourceMutation(removeDashboardComment, ({ publicId }) => [['embed', 'dashboard', publicId, 'comments']], options);
}

/** Runs `setDashboardCommentResolved`. */
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

export function useMentionableEmbedUsers<Data = Page<EmbedMentionableUser>>(
  params: ListParams<ListMentionableEmbedUsersParams>,
  options?: ReadOptions<Page<EmbedMentionableUser>, Data>,
) {
  return useRead(mentionableEmbedUsersQuery(useServiceClient(), params), options);
}

export function useMentionableEmbedUsersInfinite<Data = Pages<EmbedMentionableUser>>(
  params: ListParams<ListMentionableEmbedUsersParams>,
  options?: CursorReadOptions<EmbedMentionableUser, Data>,
) {
  return useCursorRead(mentionableEmbedUsersInfiniteQuery(useServiceClient(), params), options);
}
