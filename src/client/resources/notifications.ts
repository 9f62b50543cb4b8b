import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';
import type { DashboardFilter, DashboardFilterInput, DashboardMemberSwitcher, DashboardTimeGrain } from './dashboard-filters.js';
import type { UserAttributeInput } from './user-attributes.js';

/** At most one dashboard id and one recipient form; the two embed fields go together; newest first (payload facts, Notifications). */
export function getNotifications(client: ServiceClient, { deploymentId, ...query }: GetNotificationsParams, options?: CallOptions) {
  return getPage<Notification>(client, path`/api/v1/deployments/${deploymentId}/notifications`, {
    ...options,
    operation: 'getNotifications',
    query,
  });
}

/** 404 dashboard not in this deployment (payload facts, Notifications). */
export function createNotification(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & CreateNotificationInput,
  options?: CallOptions,
) {
  return client.post<Notification>(path`/api/v1/deployments/${deploymentId}/notifications`, {
    ...options,
    operation: 'createNotification',
    body,
  });
}

/** 404 (payload facts, Notifications). */
export function getNotification(client: ServiceClient, { deploymentId, id }: NotificationAddress, options?: CallOptions) {
  return client.get<Notification>(path`/api/v1/deployments/${deploymentId}/notifications/${id}`, {
    ...options,
    operation: 'getNotification',
  });
}

/** 404 (payload facts, Notifications). */
export function updateNotification(
  client: ServiceClient,
  { deploymentId, id, ...body }: NotificationAddress & UpdateNotificationInput,
  options?: CallOptions,
) {
  return client.put<Notification>(path`/api/v1/deployments/${deploymentId}/notifications/${id}`, {
    ...options,
    operation: 'updateNotification',
    body,
  });
}

/** 404 (payload facts, Notifications). */
export function deleteNotification(client: ServiceClient, { deploymentId, id }: NotificationAddress, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/notifications/${id}`, {
    ...options,
    operation: 'deleteNotification',
  });
}

/** 404 (payload facts, Notifications). */
export function getRecipients(
  client: ServiceClient,
  { deploymentId, id, ...query }: NotificationAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<NotificationRecipient>(client, path`/api/v1/deployments/${deploymentId}/notifications/${id}/recipients`, {
    ...options,
    operation: 'getRecipients',
    query,
  });
}

/** 400 for a MESSAGING recipient (not supported yet) or one without a valid email; nothing written then (payload facts, Notifications). */
export function addRecipients(
  client: ServiceClient,
  { deploymentId, id, ...body }: NotificationAddress & AddNotificationRecipientsInput,
  options?: CallOptions,
) {
  return client.post<NotificationRecipientsMutationResponse>(path`/api/v1/deployments/${deploymentId}/notifications/${id}/recipients`, {
    ...options,
    operation: 'addRecipients',
    body,
  });
}

/** 404. Idempotent (payload facts, Notifications). */
export function removeRecipients(
  client: ServiceClient,
  { deploymentId, id, ...body }: NotificationAddress & RemoveNotificationRecipientsInput,
  options?: CallOptions,
) {
  return client.delete<void>(path`/api/v1/deployments/${deploymentId}/notifications/${id}/recipients`, {
    ...options,
    operation: 'removeRecipients',
    body,
  });
}

export interface NotificationAddress extends DeploymentAddress {
  readonly id: number;
}

/** Which of them `getNotifications` lists, or how. */
export interface GetNotificationsParams extends DeploymentAddress, CursorParams {
  /** at least 1 */
  readonly dashboardId?: number | null | undefined;
  readonly dashboardPublicId?: string | null | undefined;
  /** at least 1 */
  readonly recipientUserId?: number | null | undefined;
  readonly recipientEmail?: string | null | undefined;
  readonly recipientEmbedTenantName?: string | null | undefined;
  readonly recipientExternalId?: string | null | undefined;
}

export interface Notification {
  readonly id: number;
  readonly dashboardId: number;
  readonly deploymentId: number;
  readonly cronExpression: string;
  readonly timezone: string;
  readonly isEnabled: boolean;
  readonly humanReadableSchedule: string;
  readonly notificationEnabled: boolean;
  readonly notificationFormat: string;
  readonly notificationAiSummary: boolean;
  readonly filters?: readonly DashboardFilter[] | null;
  readonly timeGrains?: readonly DashboardTimeGrain[] | null;
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null;
}

export type ScheduleType = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'CUSTOM';

/** Exactly one dashboard id; customCron required with CUSTOM. */
export interface CreateNotificationInput {
  readonly scheduleType: ScheduleType;
  readonly dashboardId?: number | null | undefined;
  readonly dashboardPublicId?: string | null | undefined;
  /** 0..59. */
  readonly minute?: number | null | undefined;
  /** 0..23. */
  readonly hour?: number | null | undefined;
  /** 0..6, Sunday 0. */
  readonly dayOfWeek?: number | null | undefined;
  /** 1..31. */
  readonly dayOfMonth?: number | null | undefined;
  readonly customCron?: string | null | undefined;
  /** Default UTC. */
  readonly timezone?: string | null | undefined;
  readonly notificationEnabled?: boolean | null | undefined;
  readonly notificationFormat?: 'png' | 'pdf' | null | undefined;
  readonly notificationAiSummary?: boolean | null | undefined;
  readonly filters?: readonly DashboardFilterInput[] | null | undefined;
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
}

/** Lists replace. */
export interface UpdateNotificationInput {
  readonly scheduleType?: ScheduleType | null | undefined;
  readonly minute?: number | null | undefined;
  readonly hour?: number | null | undefined;
  readonly dayOfWeek?: number | null | undefined;
  readonly dayOfMonth?: number | null | undefined;
  readonly customCron?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly isEnabled?: boolean | null | undefined;
  readonly notificationEnabled?: boolean | null | undefined;
  readonly notificationFormat?: 'png' | 'pdf' | null | undefined;
  readonly notificationAiSummary?: boolean | null | undefined;
  readonly filters?: readonly DashboardFilterInput[] | null | undefined;
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
}

export type RecipientType = 'USER' | 'EMBED_USER' | 'MESSAGING';

export interface NotificationRecipient {
  readonly type: Open<RecipientType>;
  readonly userId?: number | null;
  readonly email?: string | null;
  readonly username?: string | null;
  readonly embedUserId?: number | null;
  readonly embedTenantName?: string | null;
  readonly externalId?: string | null;
  readonly channelId?: string | null;
  readonly channelName?: string | null;
}

export interface NotificationRecipientInput {
  readonly type: RecipientType;
  readonly userId?: number | null | undefined;
  readonly email?: string | null | undefined;
  readonly embedTenantName?: string | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly groups?: readonly string[] | null | undefined;
  readonly securityContext?: JsonObject | null | undefined;
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  readonly channelId?: string | null | undefined;
  readonly channelName?: string | null | undefined;
}

export interface AddNotificationRecipientsInput {
  /** 1..1000. */
  readonly recipients: readonly NotificationRecipientInput[];
}

export interface NotificationRecipientsMutationResponse {
  readonly createdRecipients: readonly NotificationRecipient[];
  readonly updatedRecipients: readonly NotificationRecipient[];
  readonly unchangedRecipients: readonly NotificationRecipient[];
}

/** Id = userId, embedUserId or channelId; embedTenantName needed for EMBED_USER. */
export interface RemoveNotificationRecipientInput {
  readonly type: RecipientType;
  readonly id: number | string;
  readonly embedTenantName?: string | null | undefined;
}

export interface RemoveNotificationRecipientsInput {
  /** 1..1000. */
  readonly recipients: readonly RemoveNotificationRecipientInput[];
}
