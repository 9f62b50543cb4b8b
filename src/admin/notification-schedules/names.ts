export { NotificationRecipients, useNotificationRecipientList } from './NotificationRecipients.js';
export { NotificationSchedules, type NotificationSchedulesProps, ScheduleDashboardButton } from './NotificationSchedules.js';
export { notificationScheduleParams, useNotificationScheduleList } from './notificationSchedulesWidget.js';
