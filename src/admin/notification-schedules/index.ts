export type { DashboardChoices, ScheduleInput, ScheduleParts } from './model/scheduleForm.js';
export { NotificationRecipients, type NotificationRecipientsProps, useNotificationRecipientList } from './NotificationRecipients.js';
export {
  NotificationSchedules,
  NotificationSchedulesFooter,
  type NotificationSchedulesProps,
  NotificationSchedulesRoot,
  NotificationSchedulesRows,
  NotificationSchedulesSearch,
  NotificationSchedulesToolbar,
  ScheduleDashboardButton,
  type ScheduleDashboardButtonProps,
} from './NotificationSchedules.js';
export { notificationScheduleParams, useNotificationScheduleList } from './notificationSchedulesWidget.js';
export { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';
