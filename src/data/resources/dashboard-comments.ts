'use client';
import {
  createDashboardComment,
  listDashboardComments,
  listMentionableEmbedUsers,
  removeDashboardComment,
  setDashboardCommentResolved,
  updateDashboardComment,
} from '../../client/resources/dashboard-comments.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of `listDashboardComments`: its first page. */
export const dashboardCommentsQuery = firstPageQuery(listDashboardComments);

/** Infinite-query options of `listDashboardComments`. */
export const dashboardCommentsInfiniteQuery = pagesQuery(listDashboardComments);

/** Reads the newest threads of a dashboard. Needs an embed session that names a tenant. */
export const useDashboardComments = readHook(dashboardCommentsQuery);

/** Reads the threads of a dashboard page by page, the newest first. */
export const useDashboardCommentsInfinite = pagesHook(dashboardCommentsInfiniteQuery);

/** Starts a thread or replies to one, then refetches the dashboard's threads. */
export const useCreateDashboardComment = writeHook(createDashboardComment, ({ publicId }) => [
  ['embed', 'dashboard', publicId, 'comments'],
]);

/** Edits the caller's own comment, then refetches the dashboard's threads. */
export const useUpdateDashboardComment = writeHook(updateDashboardComment, ({ publicId }) => [
  ['embed', 'dashboard', publicId, 'comments'],
]);

/** Deletes the caller's own comment, then refetches the dashboard's threads. */
export const useRemoveDashboardComment = writeHook(removeDashboardComment, ({ publicId }) => [
  ['embed', 'dashboard', publicId, 'comments'],
]);

/** Resolves or reopens one's own thread, which moves it between the lists of open and resolved ones. */
export const useSetDashboardCommentResolved = writeHook(setDashboardCommentResolved, ({ publicId }) => [
  ['embed', 'dashboard', publicId, 'comments'],
]);

/** Query options of `listMentionableEmbedUsers`: its first page. */
export const mentionableEmbedUsersQuery = firstPageQuery(listMentionableEmbedUsers);

/** Infinite-query options of `listMentionableEmbedUsers`. */
export const mentionableEmbedUsersInfiniteQuery = pagesQuery(listMentionableEmbedUsers);

/** Reads whom a comment can mention, by username. */
export const useMentionableEmbedUsers = readHook(mentionableEmbedUsersQuery);

/** Reads page by page whom a comment can mention. */
export const useMentionableEmbedUsersInfinite = pagesHook(mentionableEmbedUsersInfiniteQuery);
