import type { GetNotificationsParams, Notification } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { canonicalExternalId } from '../embedding/readEmbedUserFields.js';
import type { Tenant } from '../Tenant.js';
import type { NotificationRecord, Notifications, RecipientRecord } from './Notifications.js';
import { publishedDashboards } from './publishedDashboards.js';
import { recipientsOf, showRecipient } from './recipients.js';
import { cronExpressionOf, describeSchedule } from './schedule.js';

export type NotificationFilters = Omit<GetNotificationsParams, 'deploymentId' | 'first' | 'after'>;

/** 400 for filters that exclude each other, or for half of an embed user. */
export function checkFilters(filters: NotificationFilters): void {
  const { dashboardId, dashboardPublicId, recipientUserId, recipientEmail, recipientEmbedTenantName, recipientExternalId } = filters;
  if (dashboardId !== undefined && dashboardPublicId !== undefined)
    throw invalid('dashboardPublicId', 'cannot be combined with dashboardId');
  if ((recipientEmbedTenantName === undefined) !== (recipientExternalId === undefined)) {
    throw invalid('recipientExternalId', 'and recipientEmbedTenantName must be sent together');
  }
  const forms = [recipientUserId, recipientEmail, recipientExternalId].filter((form) => form !== undefined);
  if (forms.length > 1) throw invalid('recipientUserId', 'cannot be combined with the other recipient filters');
}

/** The notifications of a deployment that pass the filters. A notification goes with its dashboard. */
export function listNotifications(
  state: Notifications,
  tenant: Tenant,
  { deploymentId, filters }: { readonly deploymentId: number; readonly filters: NotificationFilters },
): readonly NotificationRecord[] {
  const dashboards = publishedDashboards(tenant.workspace, deploymentId);
  const { dashboardId, dashboardPublicId } = filters;
  return state.notifications.values().filter((notification) => {
    const dashboard = dashboards.find(({ id }) => id === notification.dashboardId);
    if (notification.deploymentId !== deploymentId || dashboard === undefined) return false;
    if (dashboardId !== undefined && dashboard.id !== dashboardId) return false;
    if (dashboardPublicId !== undefined && dashboard.publicId !== dashboardPublicId) return false;
    return (
      !asksForRecipient(filters) || recipientsOf(state, tenant, notification.id).some((recipient) => isAsked(tenant, recipient, filters))
    );
  });
}

export function showNotification({ schedule, ...notification }: NotificationRecord): Notification {
  return { ...notification, cronExpression: cronExpressionOf(schedule), humanReadableSchedule: describeSchedule(schedule) };
}

function asksForRecipient({ recipientUserId, recipientEmail, recipientExternalId }: NotificationFilters): boolean {
  return recipientUserId !== undefined || recipientEmail !== undefined || recipientExternalId !== undefined;
}

function isAsked(tenant: Tenant, recipient: RecipientRecord, filters: NotificationFilters): boolean {
  const { userId, email, embedTenantName, externalId } = showRecipient(tenant, recipient);
  if (filters.recipientUserId !== undefined) return userId === filters.recipientUserId;
  if (filters.recipientEmail !== undefined) return email?.toLowerCase() === filters.recipientEmail?.toLowerCase();
  return embedTenantName === filters.recipientEmbedTenantName && externalId === canonicalExternalId(filters.recipientExternalId ?? '');
}
