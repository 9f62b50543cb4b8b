import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishNotificationSchedules } from './en.js';

/** The labels of the notification schedules. */
export type NotificationScheduleLabels = LabelsOf<typeof englishNotificationSchedules>;
