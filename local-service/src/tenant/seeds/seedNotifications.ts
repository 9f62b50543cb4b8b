import { createRandom } from '../../random.js';
import type { NotificationRecord, Notifications, RecipientRecord } from '../notifications/Notifications.js';
import { publishedDashboards } from '../notifications/publishedDashboards.js';
import { defaultContent } from '../notifications/readNotificationContent.js';
import type { Schedule } from '../notifications/schedule.js';
import { createTable } from '../Table.js';
import type { Tenant } from '../Tenant.js';

/** Twelve notifications, nine of them in the first deployment; the first goes to the admin and the analyst. */
export function seedNotifications(tenant: Tenant): Notifications {
  const notifications = createTable<NotificationRecord>();
  const recipients = createTable<RecipientRecord>();
  const random = createRandom(tenant.seed + 41);
  for (const [deploymentId, count] of Object.entries(notificationCounts)) {
    const dashboards = publishedDashboards(tenant.workspace, Number(deploymentId)).slice(0, count);
    for (const [index, { id: dashboardId }] of dashboards.entries()) {
      const { id: notificationId } = notifications.insert({
        ...defaultContent,
        deploymentId: Number(deploymentId),
        dashboardId,
        schedule: { ...workdays, ...schedules[index % schedules.length] },
        isEnabled: random.chance(0.9),
        timezone: random.pick(['Europe/Amsterdam', 'UTC', 'America/New_York']),
        notificationFormat: random.pick(['png', 'pdf']),
        notificationAiSummary: random.chance(0.4),
        filters: random.chance(0.4) ? [{ member: 'sales.region', operator: 'equals', value: random.pick(['North', 'South']) }] : null,
      });
      for (const userId of [1, 2, 3 + index, 20 + index * 2]) recipients.insert({ notificationId, person: { type: 'USER', userId } });
      for (const embedUserId of mailableEmbedUsers(tenant).slice(index * 2, index * 2 + random.between(0, 2))) {
        const person = { type: 'EMBED_USER', embedUserId, securityContext: null, userAttributes: null } as const;
        recipients.insert({ notificationId, person });
      }
    }
  }
  return { notifications, recipients };
}

const notificationCounts: Readonly<Record<number, number>> = { 1: 9, 2: 2, 3: 1 };

const workdays: Schedule = { type: 'CUSTOM', minute: 0, hour: 8, dayOfWeek: 1, dayOfMonth: 1, customCron: '30 7 * * 1-5' };

const schedules: readonly Partial<Schedule>[] = [
  { type: 'WEEKLY' },
  { type: 'DAILY', hour: 6 },
  { type: 'MONTHLY' },
  {},
  { type: 'HOURLY' },
];

function mailableEmbedUsers({ embedding }: Tenant): readonly number[] {
  return embedding.users
    .values()
    .filter(({ email }) => email !== null)
    .map(({ id }) => id);
}
