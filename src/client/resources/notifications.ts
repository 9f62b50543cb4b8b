import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { DeploymentAddress } from './addresses.js';
import { checkAtMostOne, checkExactlyOne, checkItemCount, checkRange, refuse } from './checks/checks.js';
import type { DashboardFilter, DashboardFilterInput, DashboardMemberSwitcher, DashboardTimeGrain } from './dashboard-filters.js';
import type {
  AddNotificationRecipientsInput,
  NotificationRecipient,
  NotificationRecipientsMutationResponse,
  RemoveNotificationRecipientsInput,
} from './notification-recipients.js';

/**
 * Lists the scheduled mailings of dashboards, newest first. Admin only (docs/contract/account.md#notifications).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller is not an admin
 */
export const getNotifications = listOperation<GetNotificationsParams, Notification>(
  'getNotifications',
  '/api/v1/deployments/{deploymentId}/notifications',
  { check: checkFilters },
);

/**
 * Schedules the mailing of a dashboard, named by exactly one of its ids. Admin only (docs/contract/account.md#notifications).
 * @throws 400 if the cron expression never fires, the time zone is unknown, or a filter names a member without its view
 * @throws 403 if the caller is not an admin
 * @throws 404 if the dashboard does not exist or belongs to another deployment
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
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist or belongs to another deployment
 */
export const getNotification = operation<NotificationAddress, Notification>(
  'getNotification',
  'GET',
  '/api/v1/deployments/{deploymentId}/notifications/{id}',
);

/**
 * Changes the given fields of a mailing; each list that is given replaces the old one. Admin only (docs/contract/account.md#notifications).
 * @throws 400 if a custom schedule has no cron expression, or the time zone is unknown
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist
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
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist
 */
export const deleteNotification = operation<NotificationAddress, void>(
  'deleteNotification',
  'DELETE',
  '/api/v1/deployments/{deploymentId}/notifications/{id}',
);

/**
 * Lists the recipients of a mailing. Admin only (docs/contract/account.md#notifications).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist
 */
export const getRecipients = listOperation<NotificationAddress & CursorParams, NotificationRecipient>(
  'getRecipients',
  '/api/v1/deployments/{deploymentId}/notifications/{id}/recipients',
);

/**
 * Adds 1 to 1000 recipients to a mailing, or updates existing ones. Fails with 400 and adds none if a recipient is of type
 * `MESSAGING` or has no valid email. Admin only (docs/contract/account.md#notifications).
 * @throws 400 if a recipient is of type `MESSAGING`, an embed user has no valid email, or a user of the account does not exist
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist
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
 * @throws 403 if the caller is not an admin
 * @throws 404 if the mailing does not exist
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
  /** The id of the dashboard. */
  readonly dashboardId: number;
  readonly deploymentId: number;
  /** A cron expression with five fields, evaluated in `timezone`. */
  readonly cronExpression: string;
  /** The IANA time zone of the schedule. */
  readonly timezone: string;
  /** False while the notification is paused. */
  readonly isEnabled: boolean;
  /** The schedule in English words. */
  readonly humanReadableSchedule: string;
  /** True if the dashboard is sent on schedule. */
  readonly notificationEnabled: boolean;
  /** The format of the attached file: `png` or `pdf`. */
  readonly notificationFormat: string;
  /** True if a summary written by AI is added. */
  readonly notificationAiSummary: boolean;
  /** The filters that are applied to the dashboard. */
  readonly filters?: readonly DashboardFilter[] | null;
  /** The time grains that are chosen. */
  readonly timeGrains?: readonly DashboardTimeGrain[] | null;
  /** The members that are chosen. */
  readonly memberSwitchers?: readonly DashboardMemberSwitcher[] | null;
}

/** How often a notification runs; `CUSTOM` uses a cron expression. */
export type ScheduleType = 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'CUSTOM';

/** The dashboard to mail, and when: `dashboardId` or `dashboardPublicId`, not both. */
export interface CreateNotificationInput extends NotificationFieldsInput {
  /** How often it runs; `CUSTOM` needs `customCron`. */
  readonly scheduleType: ScheduleType;
  /** Exactly one of this and `dashboardPublicId`. */
  readonly dashboardId?: number | null | undefined;
  /** Exactly one of this and `dashboardId`. */
  readonly dashboardPublicId?: string | null | undefined;
}

/** A change of a notification. A missing field stays as it is, and a list replaces the one before. */
export interface UpdateNotificationInput extends NotificationFieldsInput {
  /** The new frequency; `CUSTOM` needs `customCron`. */
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
