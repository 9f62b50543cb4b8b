'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  addRecipients,
  createNotification,
  deleteNotification,
  getNotification,
  getNotifications,
  getRecipients,
  removeRecipients,
  updateNotification,
} from '../../client/resources/notifications.js';
import { onBase } from '../conflict/onBase.js';
import type { ResourcePath } from '../queryKeys.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** The scheduled mailings of a deployment, newest first: the first page of them. Admin only. */
export const notificationsQuery = firstPageQuery(getNotifications);

/** The scheduled mailings of a deployment page by page, newest first. Admin only. */
export const notificationsInfiniteQuery = pagesQuery(getNotifications);

/** Reads the first page of the scheduled mailings of a deployment. Admin only. */
export const useNotifications = readHook(notificationsQuery);

/** Reads the scheduled mailings of a deployment page by page. Admin only. */
export const useNotificationsInfinite = pagesHook(notificationsInfiniteQuery);

/** Schedules emails of a dashboard, then refetches the schedule lists. */
export const useCreateNotification = writeHook(createNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']]);

/** One scheduled mailing without its recipients. Admin only. */
export const notificationQuery = recordQuery(getNotification);

/** Reads one scheduled mailing. Admin only. */
export const useNotification = readHook(notificationQuery);

/** The inputs that the service stores as one cron expression. */
const partsOfCron: readonly string[] = ['scheduleType', 'minute', 'hour', 'dayOfWeek', 'dayOfMonth', 'customCron'];

const changeNotification = onBase(updateNotification, {
  operation: 'updateNotification',
  read: (client, { deploymentId, id }, options) => getNotification(client, { deploymentId, id }, options),
  fieldOf: (member) => (partsOfCron.includes(member) ? 'cronExpression' : member),
});

/**
 * Updates a schedule, then refetches it and the schedule lists. With `optimistic`, pausing or resuming shows immediately. With `base`,
 * does not overwrite other people's edits (docs/admin-data.md#concurrent-edits).
 * @throws 409 with the code `version_mismatch` if someone else has changed the same fields
 */
export const useUpdateNotification = writeHook(changeNotification, pathsOfMailings, {
  paths: pathsOfMailings,
  isTarget: ({ id, isEnabled }, params) => id === params.id && isEnabled !== undefined,
  fields: ({ isEnabled }) => ({ isEnabled: isEnabled ?? undefined }),
});

/** Deletes a schedule and its recipients, then refetches the schedule lists. */
export const useDeleteNotification = writeHook(deleteNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']]);

/** The first page of those a mailing goes to. Admin only. */
export const notificationRecipientsQuery = firstPageQuery(getRecipients);

/** Lists the recipients of a mailing, page by page. Admin only. */
export const notificationRecipientsInfiniteQuery = pagesQuery(getRecipients);

/** Reads the first page of the recipients of a mailing. Admin only. */
export const useNotificationRecipients = readHook(notificationRecipientsQuery);

/** Reads the recipients of a mailing page by page. Admin only. */
export const useNotificationRecipientsInfinite = pagesHook(notificationRecipientsInfiniteQuery);

/** Adds recipients to a schedule, then refetches them, lists filtered by recipient, and embed users, some of whom may be new. */
export const useAddNotificationRecipients = writeHook(addRecipients, ({ deploymentId }) => [
  ['deployments', deploymentId, 'notifications'],
  ['embed-tenants'],
]);

/** Removes recipients from a schedule, then refetches them and lists filtered by recipient. */
export const useRemoveNotificationRecipients = writeHook(removeRecipients, ({ deploymentId }) => [
  ['deployments', deploymentId, 'notifications'],
]);

function pathsOfMailings({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'notifications']];
}
