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
      const { schedule, ...content } = mailings[index % mailings.length] ?? mailings[0];
      const { id: notificationId } = notifications.insert({
        ...defaultContent,
        isEnabled: true,
        ...content,
        deploymentId: Number(deploymentId),
        dashboardId,
        schedule: { ...usual, ...schedule },
      });
      for (const userId of [1, 2, 3 + index, 20 + index * 2]) recipients.insert({ notificationId, person: { type: 'USER', userId } });
      for (const embedUserId of mailableEmbedUsers(tenant).slice(index * 2, index * 2 + random.between(0, 2))) {
        const person = { type: 'EMBED_USER', embedUserId, securityContext: null, userAttributes: null } as const;
        recipients.insert({ notificationId, person });
      }
    }
  }
  return { notifications: notifications.fork(tenant.state, 'notifications'), recipients: recipients.fork(tenant.state, 'recipients') };
}

const notificationCounts: Readonly<Record<number, number>> = { 1: 9, 2: 2, 3: 1 };

const usual: Schedule = { type: 'WEEKLY', minute: 0, hour: 8, dayOfWeek: 1, dayOfMonth: 1, customCron: null };

interface Mailing extends Partial<Omit<NotificationRecord, 'schedule'>> {
  readonly schedule: Partial<Schedule>;
}

const mailings: readonly [Mailing, ...Mailing[]] = [
  {
    schedule: { type: 'WEEKLY' },
    timezone: 'Europe/Amsterdam',
    notificationFormat: 'pdf',
    notificationAiSummary: true,
    filters: [{ member: 'sales.region', operator: 'equals', value: ['North', 'South'] }],
    timeGrains: [{ member: 'sales.ordered_at', grain: 'week' }],
  },
  { schedule: { type: 'DAILY', hour: 6, minute: 30 }, timezone: 'Europe/Amsterdam' },
  { schedule: { type: 'MONTHLY', hour: 7 }, timezone: 'America/New_York', notificationFormat: 'pdf' },
  {
    schedule: { type: 'CUSTOM', customCron: '30 7 * * 1-5' },
    timezone: 'Asia/Tokyo',
    filters: [{ member: 'sales.amount', operator: 'greater_than', value: 500 }],
  },
  { schedule: { type: 'HOURLY', minute: 15 }, isEnabled: false },
  { schedule: { type: 'WEEKLY', dayOfWeek: 5, hour: 16 }, timezone: 'Europe/Amsterdam', notificationEnabled: false },
  { schedule: { type: 'CUSTOM', customCron: '*/15 9-17 * * 1-5' }, timezone: 'Europe/London' },
];

function mailableEmbedUsers({ embedding }: Tenant): readonly number[] {
  return embedding.users
    .values()
    .filter(({ email }) => email !== null)
    .map(({ id }) => id);
}
