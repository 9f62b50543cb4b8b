import { invalid, type JsonObject, nullableBoolean, nullableChoice, nullableString } from '../../http/fields.js';
import { usableTimeZone } from '../../session/timeZone.js';
import { readDashboardView } from '../workspace/dashboardView.js';
import type { NotificationContent } from './Notifications.js';

/** What a body says is sent; what it leaves out stays as it was. A list that is given replaces the old one. */
export function readNotificationContent(body: JsonObject, known: NotificationContent = defaultContent): NotificationContent {
  return {
    timezone: readTimeZone(body) ?? known.timezone,
    notificationEnabled: nullableBoolean(body, 'notificationEnabled') ?? known.notificationEnabled,
    notificationFormat: nullableChoice(body, 'notificationFormat', ['png', 'pdf']) ?? known.notificationFormat,
    notificationAiSummary: nullableBoolean(body, 'notificationAiSummary') ?? known.notificationAiSummary,
    ...readDashboardView(body, known),
  };
}

export const defaultContent: NotificationContent = {
  timezone: 'UTC',
  notificationEnabled: true,
  notificationFormat: 'png',
  notificationAiSummary: false,
  filters: null,
  timeGrains: null,
  memberSwitchers: null,
};

function readTimeZone(body: JsonObject): string | undefined {
  const timezone = nullableString(body, 'timezone') ?? undefined;
  if (timezone !== undefined && usableTimeZone(timezone, '') === '') throw invalid('timezone', 'must be an IANA time zone');
  return timezone;
}
