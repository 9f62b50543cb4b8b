'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type {
  AddNotificationRecipientsInput,
  NotificationRecipient,
  NotificationRecipientsMutationResponse,
  RemoveNotificationRecipientsInput,
} from '../../client/resources/notification-recipients.js';
import {
  addRecipients,
  type CreateNotificationInput,
  createNotification,
  deleteNotification,
  type GetNotificationsParams,
  getNotification,
  getNotifications,
  getRecipients,
  type Notification,
  type NotificationAddress,
  removeRecipients,
  type UpdateNotificationInput,
  updateNotification,
} from '../../client/resources/notifications.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { type OptimisticWriteOptions, useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** The scheduled mailings of a deployment, newest first: the first page of them. Admin only. */
export function notificationsQuery(client: ServiceClient, params: ListParams<GetNotificationsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'notifications'], getNotifications, params);
}

/** The scheduled mailings of a deployment page by page, newest first. Admin only. */
export function notificationsInfiniteQuery(client: ServiceClient, params: ListParams<GetNotificationsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'notifications'], getNotifications, params);
}

/** Reads the first page of the scheduled mailings of a deployment. Admin only. */
export function useNotifications<Data = Page<Notification>>(
  params: ListParams<GetNotificationsParams>,
  options?: ReadOptions<Page<Notification>, Data>,
) {
  return useRead(notificationsQuery(useServiceClient(), params), options);
}

/** Reads the scheduled mailings of a deployment page by page. Admin only. */
export function useNotificationsInfinite<Data = Pages<Notification>>(
  params: ListParams<GetNotificationsParams>,
  options?: CursorReadOptions<Notification, Data>,
) {
  return useCursorRead(notificationsInfiniteQuery(useServiceClient(), params), options);
}

/** Schedules the mailing of a dashboard. Reads the lists of mailings again. */
export function useCreateNotification(options?: WriteOptions<Notification, DeploymentAddress & CreateNotificationInput>) {
  return useResourceMutation(createNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** One scheduled mailing without its recipients. Admin only. */
export function notificationQuery(client: ServiceClient, params: NotificationAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'notifications', params.id], getNotification, params);
}

/** Reads one scheduled mailing. Admin only. */
export function useNotification<Data = Notification>(params: NotificationAddress, options?: ReadOptions<Notification, Data>) {
  return useRead(notificationQuery(useServiceClient(), params), options);
}

/** Changes a mailing. Reads it and the lists of mailings again. With `optimistic`, it is paused and resumed at once. */
export function useUpdateNotification(options?: OptimisticWriteOptions<Notification, NotificationAddress & UpdateNotificationInput>) {
  return useResourceMutation(updateNotification, pathsOfMailings, options, {
    paths: pathsOfMailings,
    isTarget: ({ id, isEnabled }, params) => id === params.id && isEnabled !== undefined,
    fields: ({ isEnabled }) => ({ isEnabled: isEnabled ?? undefined }),
  });
}

/** Deletes a mailing with its recipients. Reads the lists of mailings again. */
export function useDeleteNotification(options?: WriteOptions<void, NotificationAddress>) {
  return useResourceMutation(deleteNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** The first page of those a mailing goes to. Admin only. */
export function notificationRecipientsQuery(client: ServiceClient, params: ListParams<NotificationAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'notifications', params.id, 'recipients'], getRecipients, params);
}

/** Lists the recipients of a mailing, page by page. Admin only. */
export function notificationRecipientsInfiniteQuery(client: ServiceClient, params: ListParams<NotificationAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'notifications', params.id, 'recipients'], getRecipients, params);
}

/** Reads the first page of the recipients of a mailing. Admin only. */
export function useNotificationRecipients<Data = Page<NotificationRecipient>>(
  params: ListParams<NotificationAddress & CursorParams>,
  options?: ReadOptions<Page<NotificationRecipient>, Data>,
) {
  return useRead(notificationRecipientsQuery(useServiceClient(), params), options);
}

/** Reads the recipients of a mailing page by page. Admin only. */
export function useNotificationRecipientsInfinite<Data = Pages<NotificationRecipient>>(
  params: ListParams<NotificationAddress & CursorParams>,
  options?: CursorReadOptions<NotificationRecipient, Data>,
) {
  return useCursorRead(notificationRecipientsInfiniteQuery(useServiceClient(), params), options);
}

/** Adds recipients to a mailing. Reads them again, the lists that are narrowed to a recipient, and embed users, who may be new. */
export function useAddNotificationRecipients(
  options?: WriteOptions<NotificationRecipientsMutationResponse, NotificationAddress & AddNotificationRecipientsInput>,
) {
  return useResourceMutation(
    addRecipients,
    ({ deploymentId }) => [['deployments', deploymentId, 'notifications'], ['embed-tenants']],
    options,
  );
}

/** Takes recipients from a mailing. Reads them again, and the lists that are narrowed to a recipient. */
export function useRemoveNotificationRecipients(options?: WriteOptions<void, NotificationAddress & RemoveNotificationRecipientsInput>) {
  return useResourceMutation(removeRecipients, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

function pathsOfMailings({ deploymentId }: DeploymentAddress): readonly ResourcePath[] {
  return [['deployments', deploymentId, 'notifications']];
}
