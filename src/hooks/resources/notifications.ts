'use client';
import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type AddNotificationRecipientsInput,
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
  type NotificationRecipient,
  type NotificationRecipientsMutationResponse,
  type RemoveNotificationRecipientsInput,
  removeRecipients,
  type UpdateNotificationInput,
  updateNotification,
} from '../../client/resources/notifications.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getNotifications`: its first page. */
export function notificationsQuery(client: ServiceClient, params: ListParams<GetNotificationsParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'notifications'], getNotifications, params);
}

/** Infinite-query options of `getNotifications`. */
export function notificationsInfiniteQuery(client: ServiceClient, params: ListParams<GetNotificationsParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'notifications'], getNotifications, params);
}

export function useNotifications<Data = Page<Notification>>(
  params: ListParams<GetNotificationsParams>,
  options?: ReadOptions<Page<Notification>, Data>,
) {
  return useRead(notificationsQuery(useServiceClient(), params), options);
}

export function useNotificationsInfinite<Data = Pages<Notification>>(
  params: ListParams<GetNotificationsParams>,
  options?: CursorReadOptions<Notification, Data>,
) {
  return useCursorRead(notificationsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `createNotification`. */
export function useCreateNotification(options?: WriteOptions<Notification, DeploymentAddress & CreateNotificationInput>) {
  return useResourceMutation(createNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** Query options of `getNotification`. */
export function notificationQuery(client: ServiceClient, params: NotificationAddress) {
  return detailQuery(client, ['deployments', params.deploymentId, 'notifications', params.id], getNotification, params);
}

export function useNotification<Data = Notification>(params: NotificationAddress, options?: ReadOptions<Notification, Data>) {
  return useRead(notificationQuery(useServiceClient(), params), options);
}

/** Runs `updateNotification`. */
export function useUpdateNotification(options?: WriteOptions<Notification, NotificationAddress & UpdateNotificationInput>) {
  return useResourceMutation(updateNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** Runs `deleteNotification`. */
export function useDeleteNotification(options?: WriteOptions<void, NotificationAddress>) {
  return useResourceMutation(deleteNotification, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** Query options of `getRecipients`: its first page. */
export function notificationRecipientsQuery(client: ServiceClient, params: ListParams<NotificationAddress & CursorParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'notifications', params.id, 'recipients'], getRecipients, params);
}

/** Infinite-query options of `getRecipients`. */
export function notificationRecipientsInfiniteQuery(client: ServiceClient, params: ListParams<NotificationAddress & CursorParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'notifications', params.id, 'recipients'], getRecipients, params);
}

export function useNotificationRecipients<Data = Page<NotificationRecipient>>(
  params: ListParams<NotificationAddress & CursorParams>,
  options?: ReadOptions<Page<NotificationRecipient>, Data>,
) {
  return useRead(notificationRecipientsQuery(useServiceClient(), params), options);
}

export function useNotificationRecipientsInfinite<Data = Pages<NotificationRecipient>>(
  params: ListParams<NotificationAddress & CursorParams>,
  options?: CursorReadOptions<NotificationRecipient, Data>,
) {
  return useCursorRead(notificationRecipientsInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `addRecipients`. */
export function useAddNotificationRecipients(
  options?: WriteOptions<NotificationRecipientsMutationResponse, NotificationAddress & AddNotificationRecipientsInput>,
) {
  return useResourceMutation(addRecipients, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}

/** Runs `removeRecipients`. */
export function useRemoveNotificationRecipients(options?: WriteOptions<void, NotificationAddress & RemoveNotificationRecipientsInput>) {
  return useResourceMutation(removeRecipients, ({ deploymentId }) => [['deployments', deploymentId, 'notifications']], options);
}
