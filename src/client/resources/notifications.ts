import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import { checkAtMostOne, checkExactlyOne, checkItemCount, checkRange, refuse } from './checks/checks.js';
import type { DashboardFilter, DashboardFilterInput, DashboardMemberSwitcher, DashboardTimeGrain } from './dashboard-filters.js';
import type { UserAttributeInput } from './user-attributes.js';

/**
 * Lists the scheduled mailings of dashboards, newest first. Admin only (docs/contract/account.md#notifications).
 * @throws 400 a cursor of another list
 * @throws 403 anybody but an admin
 */
export const getNotifications = listOperation<GetNotificationsParams, Notification>(
  'getNotifications',
  '/api/v1/deployments/{deploymentId}/notifications',
  { check: checkFilters },
);

/**
 * Schedules the mailing of a dashboard, named by exactly one of its ids. Admin only (docs/contract/account.md#notifications).
 * @throws 400 a cron expression that never fires; an unknown time zone; a filter on a member without its view
 * @throws 403 anybody but an admin
 * @throws 404 a dashboard of another deployment; an unknown dashboard
 */
export const createNotification = operation<DeploymentAddress & CreateNotificationInput, Notification>(
  'createNotification',
  'POST',
  '/api/v1/deployments/{deploymentId}/notifications',
  {
    check(params, operation) {
      const { dashboardId, dashboardPublicId, scheduleType, customCron } = params;
      checkExactlyOne({ dashboardId, dashboardPublicId }, operation);
      checkSchedule(params, operation);
      if (scheduleType === 'CUSTOM' && !customCron) {
        refuse({ field: 'customCron', operation }, 'is required for the schedule type CUSTOM');
      }
    },
  },
);

/**
 * Gets one scheduled mailing, without its recipients. Admin only (docs/contract/account.md#notifications).
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing; a mailing of another deployment
 */
export const getNotification = operation<NotificationAddress, Notification>(
  'getNotification',
  'GET',
  '/api/v1/deployments/{deploymentId}/notifications/{id}',
);

/**
 * Changes the given fields of a mailing; each list that is given replaces the old one. Admin only (docs/contract/account.md#notifications).
 * @throws 400 a custom schedule without its expression; an unknown time zone
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing
 */
export const updateNotification = operation<NotificationAddress & UpdateNotificationInput, Notification>(
  'updateNotification',
  'PUT',
  '/api/v1/deployments/{deploymentId}/notifications/{id}',
  { check: checkSchedule },
);

/**
 * Deletes a mailing with its recipients. Admin only (docs/contract/account.md#notifications).
 * @status 204
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing
 */
export const deleteNotification = operation<NotificationAddress, void>(
  'deleteNotification',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/notifications/{id}',
);

/**
 * Lists to whom a mailing goes. Admin only (docs/contract/account.md#notifications).
 * @throws 400 a cursor of another list
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing
 */
export const getRecipients = listOperation<NotificationAddress & CursorParams, NotificationRecipient>(
  'getRecipients',
  '/api/v1/deployments/{deploymentId}/notifications/{id}/recipients',
);

/**
 * Adds 1 to 1000 recipients to a mailing, or updates existing ones. Fails with 400 and adds none if a recipient is of type
 * `MESSAGING` or has no valid email. Admin only (docs/contract/account.md#notifications).
 * @throws 400 a recipient of type MESSAGING; an embed user without a valid email; a user whom the account does not have
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing
 */
export const addRecipients = operation<NotificationAddress & AddNotificationRecipientsInput, NotificationRecipientsMutationResponse>(
  'addRecipients',
  'POST',
  '/api/v1/deployments/{deploymentId}/notifications/{id}/recipients',
  { check: ({ recipients }, operation) => checkItemCount(recipients, recipientCount, { field: 'recipients', operation }) },
);

/**
 * Takes 1 to 1000 recipients from a mailing; those it does not have are passed over. Admin only (docs/contract/account.md#notifications).
 * @status 204
 * @throws 403 anybody but an admin
 * @throws 404 an unknown mailing
 */
export const removeRecipients = operation<NotificationAddress & RemoveNotificationRecipientsInput, void>(
  'removeRecipients',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/notifications/{id}/recipients',
  {
    check(params, operation) {
      checkItemCount(params.recipients, recipientCount, { field: 'recipients', operation });
      for (const [index, { type, embedTenantName }] of params.recipients.entries()) {
        if (type !== 'EMBED_USER' || embedTenantName) continue;
        refuse({ field: `recipients[${index}].embedTenantName`, operation }, 'is required for a recipient of type EMBED_USER');
      }
    },
    send: 'body',
  },
);

/** The ids in the path of a notification. */
export interface NotificationAddress extends DeploymentAddress {
  /** The id of the notification. */
  readonly id: number;
}

/** The filters of `getNotifications`: at most one dashboard id, and one way to identify a recipient. */
export interface GetNotificationsParams extends DeploymentAddress, CursorParams {
  /** Only notifications of this dashboard. */
  readonly dashboardId?: number | null | undefined;
  /** Only notifications of the dashboard with this public id. */
  readonly dashboardPublicId?: string | null | undefined;
  /** Only notifications to this user of the account. */
  readonly recipientUserId?: number | null | undefined;
  /** Only notifications to this email address. */
  readonly recipientEmail?: string | null | undefined;
  /** Goes together with `recipientExternalId`. */
  readonly recipientEmbedTenantName?: string | null | undefined;
  /** Only notifications to this embed user. Goes together with `recipientEmbedTenantName`. */
  readonly recipientExternalId?: string | null | undefined;
}

/** A dashboard that is mailed on a schedule (docs/contract/account.md#notifications). */
export interface Notification {
  readonly id: number;
  readonly dashboardId: number;
  readonly deploymentId: number;
  /** A cron expression with five fields, evaluated in `timezone`. */
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

/** The rhythm of a notification; `CUSTOM` is a cron expression. */
export type ScheduleType = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'CUSTOM';

/** The dashboard to mail, and when: `dashboardId` or `dashboardPublicId`, not both. */
export interface CreateNotificationInput extends NotificationFieldsInput {
  /** The rhythm; `CUSTOM` needs `customCron`. */
  readonly scheduleType: ScheduleType;
  /** Exactly one of this and `dashboardPublicId`. */
  readonly dashboardId?: number | null | undefined;
  /** Exactly one of this and `dashboardId`. */
  readonly dashboardPublicId?: string | null | undefined;
}

/** A change of a notification. A missing field stays as it is, and a list replaces the one before. */
export interface UpdateNotificationInput extends NotificationFieldsInput {
  /** The new rhythm; `CUSTOM` needs `customCron`. */
  readonly scheduleType?: ScheduleType | null | undefined;
  /** False to pause the notification. */
  readonly isEnabled?: boolean | null | undefined;
}

interface NotificationFieldsInput {
  /** 0 to 59. */
  readonly minute?: number | null | undefined;
  /** 0 to 23. */
  readonly hour?: number | null | undefined;
  /** 0 to 6, from Sunday on. */
  readonly dayOfWeek?: number | null | undefined;
  /** 1 to 31. */
  readonly dayOfMonth?: number | null | undefined;
  /** Five fields; needed with the schedule type `CUSTOM`. */
  readonly customCron?: string | null | undefined;
  /** An IANA name; UTC by default. */
  readonly timezone?: string | null | undefined;
  /** True to send the dashboard on schedule. */
  readonly notificationEnabled?: boolean | null | undefined;
  /** The format of the attached file. */
  readonly notificationFormat?: 'png' | 'pdf' | null | undefined;
  /** True to add a summary written by AI. */
  readonly notificationAiSummary?: boolean | null | undefined;
  /** The filters to apply to the dashboard. */
  readonly filters?: readonly DashboardFilterInput[] | null | undefined;
  /** The time grains to choose. */
  readonly timeGrains?: readonly DashboardTimeGrain[] | null | undefined;
  /** The members to choose. */
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null | undefined;
}

/** A user of the account, an embed user, or a channel of a messaging service. */
export type RecipientType = 'USER' | 'EMBED_USER' | 'MESSAGING';

/** A recipient of a notification. The fields that are set depend on `type`. */
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

/** A user by `userId` or `email`, or an embed user by `embedTenantName` and `externalId`, created if necessary. */
export interface NotificationRecipientInput {
  /** `MESSAGING` is not supported by the service yet. */
  readonly type: RecipientType;
  /** The id of a user of the account. */
  readonly userId?: number | null | undefined;
  /** The email address of a user of the account. */
  readonly email?: string | null | undefined;
  /** The embed tenant of an embed user. */
  readonly embedTenantName?: string | null | undefined;
  /** The customer's own id of an embed user. */
  readonly externalId?: string | null | undefined;
  /** The names of an embed user's groups. */
  readonly groups?: readonly string[] | null | undefined;
  /** The security context of an embed user. */
  readonly securityContext?: JsonObject | null | undefined;
  /** The attribute values of an embed user. */
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  /** The id of a channel. Not supported by the service yet. */
  readonly channelId?: string | null | undefined;
  /** The name of a channel. Not supported by the service yet. */
  readonly channelName?: string | null | undefined;
}

/** The recipients to add, all or none. */
export interface AddNotificationRecipientsInput {
  /** 1 to 1000. */
  readonly recipients: readonly NotificationRecipientInput[];
}

/** The result of adding recipients. */
export interface NotificationRecipientsMutationResponse {
  readonly createdRecipients: readonly NotificationRecipient[];
  readonly updatedRecipients: readonly NotificationRecipient[];
  readonly unchangedRecipients: readonly NotificationRecipient[];
}

/** A recipient to remove. */
export interface RemoveNotificationRecipientInput {
  /** The kind of recipient, which decides the meaning of `id`. */
  readonly type: RecipientType;
  /** `userId`, `embedUserId` or `channelId`, as `type` says. */
  readonly id: number | string;
  /** Needed for an `EMBED_USER`. */
  readonly embedTenantName?: string | null | undefined;
}

/** The recipients to remove. Unknown ones are ignored. */
export interface RemoveNotificationRecipientsInput {
  /** 1 to 1000. */
  readonly recipients: readonly RemoveNotificationRecipientInput[];
}

function checkFilters(filters: Omit<GetNotificationsParams, 'deploymentId'>, operation: string): void {
  const { dashboardId, dashboardPublicId, recipientUserId, recipientEmail, recipientEmbedTenantName, recipientExternalId } = filters;
  checkAtMostOne({ dashboardId, dashboardPublicId }, operation);
  checkAtMostOne({ recipientUserId, recipientEmail, recipientEmbedTenantName }, operation);
  checkAtMostOne({ recipientUserId, recipientEmail, recipientExternalId }, operation);
  if (!recipientEmbedTenantName === !recipientExternalId) return;
  const missing = recipientExternalId ? 'recipientEmbedTenantName' : 'recipientExternalId';
  refuse({ field: missing, operation }, 'is required too: pass the embed tenant and the external id together');
}

function checkSchedule({ minute, hour, dayOfWeek, dayOfMonth }: NotificationFieldsInput, operation: string): void {
  checkRange(minute, { min: 0, max: 59 }, { field: 'minute', operation });
  checkRange(hour, { min: 0, max: 23 }, { field: 'hour', operation });
  checkRange(dayOfWeek, { min: 0, max: 6 }, { field: 'dayOfWeek', operation });
  checkRange(dayOfMonth, { min: 1, max: 31 }, { field: 'dayOfMonth', operation });
}

const recipientCount = { min: 1, max: 1000 };
