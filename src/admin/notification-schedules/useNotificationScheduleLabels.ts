'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishNotificationSchedules } from './labels/en.js';
import type { NotificationScheduleLabels } from './labels/NotificationScheduleLabels.js';

/** Returns the labels of the notification schedules from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useNotificationScheduleLabels = createLabelsHook<NotificationScheduleLabels>(
  'notificationSchedules',
  englishNotificationSchedules,
);
