import type { UpdateNotificationInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { withoutNulls } from '../../http/givenFields.js';
import { usableTimeZone } from '../../session/timeZone.js';
import { readDashboardView } from '../workspace/dashboardView.js';
import type { NotificationContent } from './Notifications.js';

/** Applies an input to the content of emails: omitted fields are unchanged, and a list replaces the previous one. */
export function readNotificationContent(input: UpdateNotificationInput, known: NotificationContent = defaultContent): NotificationContent {
  const { timezone, notificationEnabled, notificationFormat, notificationAiSummary } = input;
  if (typeof timezone === 'string' && usableTimeZone(timezone, '') === '') throw invalid('timezone', 'must be an IANA time zone');
  return {
    ...known,
    ...withoutNulls({ timezone, notificationEnabled, notificationFormat, notificationAiSummary }),
    ...readDashboardView(input, known),
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
