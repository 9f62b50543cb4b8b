import type { JsonObject, UserAttributeInput } from '@parley/react/client';
import type { Table } from '../Table.js';
import type { DashboardView } from '../workspace/dashboardView.js';
import type { Schedule } from './schedule.js';

/** Dashboards that are mailed on a schedule, and to whom. */
export interface Notifications {
  readonly notifications: Table<NotificationRecord>;
  readonly recipients: Table<RecipientRecord>;
}

export interface NotificationRecord extends NotificationContent {
  readonly id: number;
  readonly deploymentId: number;
  readonly dashboardId: number;
  readonly schedule: Schedule;
  readonly isEnabled: boolean;
}

/** What is sent, and in which zone its time is read. */
export interface NotificationContent extends DashboardView {
  readonly timezone: string;
  readonly notificationEnabled: boolean;
  readonly notificationFormat: 'png' | 'pdf';
  readonly notificationAiSummary: boolean;
}

export interface RecipientRecord {
  readonly id: number;
  readonly notificationId: number;
  readonly person: RecipientPerson;
}

/** A user of the account, or an embed user with the attributes that filter the dashboard. */
export type RecipientPerson =
  | { readonly type: 'USER'; readonly userId: number }
  | {
      readonly type: 'EMBED_USER';
      readonly embedUserId: number;
      readonly securityContext: JsonObject | null;
      readonly userAttributes: readonly UserAttributeInput[] | null;
    };
