'use client';
import { CalendarClock, CirclePause, CirclePlay, PenLine, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { GetNotificationsParams } from '../../client/resources/notifications.js';
import { idParam, textParam } from '../../data/list-params/paramCodecs.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  notificationsInfiniteQuery,
  useCreateNotification,
  useDeleteNotification,
  useNotification,
  useNotificationRecipients,
  useUpdateNotification,
} from '../../data/resources/notifications.js';
import { action } from '../kit/actions/action.js';
import { Facts } from '../kit/layout/layout.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import { countedItems, useCountOf } from '../kit/list/useCountOf.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { describeView } from '../shared/fields/describeView.js';
import { scheduleText } from './model/describeCron.js';
import {
  bodyOf,
  createBodyOf,
  cronOf,
  inputOf,
  problemsOf,
  type ScheduledNotification,
  type ScheduleInput,
  valuesOf,
} from './model/scheduleForm.js';
import { useDashboardTitles } from './model/useDashboardTitles.js';
import { nameOfSchedule, scheduleColumns } from './scheduleColumns.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

/** The filters of the list: a dashboard, and a recipient by email or as the user of an embed tenant. */
export type NotificationScheduleFilters = Omit<GetNotificationsParams, 'deploymentId' | 'dashboardPublicId' | 'first' | 'after'>;

/** The deployment, and the parts of the view that the host controls. The newest schedules come first. */
export interface NotificationSchedulesOptions
  extends Pick<ListOptions<NotificationScheduleFilters, object>, 'filters' | 'defaultFilters' | 'onFiltersChange'> {
  /** The id of the deployment. */
  readonly deploymentId: number;
  /** Shows and creates schedules of this published dashboard only. At most one of this and `dashboardId`. */
  readonly dashboardPublicId?: string | undefined;
  /** Shows and creates schedules of the dashboard with this id only. */
  readonly dashboardId?: number | undefined;
  /** The number of schedules per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** Keeps the view of `NotificationSchedules` in the URL, with `useListParams`. */
export const notificationScheduleParams = {
  filters: {
    ...{ dashboardId: idParam, recipientUserId: idParam, recipientEmail: textParam },
    ...{ recipientEmbedTenantName: textParam, recipientExternalId: textParam },
  },
} as const;

const idOf = (schedule: ScheduledNotification) => schedule.id;
const addressOf = ({ deploymentId }: NotificationSchedulesOptions, schedule: ScheduledNotification) => ({ deploymentId, id: schedule.id });

/** The dialog that chooses the recipient to filter the list by. */
const moreDialogs: DialogTypes<{ readonly kind: 'recipient' }> = {};

export const schedulesWidget = createResourceWidget({
  name: 'notification-schedules',
  root: 'NotificationSchedules.Root',
  useLabels: useNotificationScheduleLabels,
  options: { deploymentId: true, dashboardId: true, dashboardPublicId: true, pageSize: true },
  list: heldList(
    {
      useList({
        deploymentId,
        dashboardId,
        dashboardPublicId,
        pageSize = 50,
        filters,
        defaultFilters,
        onFiltersChange,
      }: NotificationSchedulesOptions) {
        const list = useResourceList<ScheduledNotification, GetNotificationsParams, number>({
          ...{ filters, defaultFilters, onFiltersChange },
          query: notificationsInfiniteQuery,
          params: { deploymentId, dashboardId, dashboardPublicId, first: pageSize },
          idOf,
        });
        const { items } = list;
        const wanted = useMemo(() => [...new Set(items.map(({ dashboardId: id }) => id))], [items]);
        const { titleOf } = useDashboardTitles(deploymentId, wanted);
        const titled = useMemo(() => items.map((item) => ({ ...item, title: titleOf(item.dashboardId) })), [items, titleOf]);
        return { ...list, items: titled };
      },
      operation: 'getNotifications',
      idOf,
      nameOf: nameOfSchedule,
    },
    {
      textsOf: ({ title, timezone, humanReadableSchedule }) => [title, timezone, humanReadableSchedule],
      sortKeys: { dashboard: nameOfSchedule, format: ({ notificationFormat }) => notificationFormat },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action(
      'createNotification',
      'created',
      useCreateNotification,
      ({ deploymentId, dashboardId, dashboardPublicId }: NotificationSchedulesOptions, input: ScheduleInput) => ({
        deploymentId,
        ...createBodyOf(input),
        ...(dashboardPublicId === undefined ? { dashboardId: dashboardId ?? input.dashboardId } : { dashboardPublicId }),
      }),
      { dialog: 'create' },
    ),
    update: action(
      'updateNotification',
      'updated',
      useUpdateNotification,
      (options: NotificationSchedulesOptions, item: ScheduledNotification, changes: Partial<ScheduleInput>) => ({
        ...addressOf(options, item),
        ...bodyOf(changes),
      }),
      { dialog: 'edit', icon: PenLine, itemOf: idOf },
    ),
    enable: action(
      'updateNotification',
      'enabled',
      useSwitchNotification,
      (options: NotificationSchedulesOptions, item: ScheduledNotification) => ({ ...addressOf(options, item), isEnabled: true }),
      { dialog: 'run', icon: CirclePlay, itemOf: idOf, isShown: ({ isEnabled }) => !isEnabled, undoOf: (_, item) => ['pause', item] },
    ),
    pause: action(
      'updateNotification',
      'paused',
      useSwitchNotification,
      (options: NotificationSchedulesOptions, item: ScheduledNotification) => ({ ...addressOf(options, item), isEnabled: false }),
      { dialog: 'run', icon: CirclePause, itemOf: idOf, isShown: ({ isEnabled }) => isEnabled, undoOf: (_, item) => ['enable', item] },
    ),
    delete: action('deleteNotification', 'deleted', useDeleteNotification, addressOf, {
      dialog: 'confirm',
      icon: Trash2,
      itemOf: idOf,
      Effect: ({ item }) => <LostRecipients item={item} />,
    }),
  },
  form: {
    valuesOf,
    inputOf,
    problemsOf,
    textOf(field, { schedule, timezone, view }, { words }, locale) {
      if (field === 'schedule') return scheduleText(cronOf(schedule), words, locale);
      if (field === 'timezone') return timezone.replaceAll('_', ' ');
      if (field !== 'view') return undefined;
      return describeView(view)
        .map(({ member, text }) => `${member} ${text}`)
        .join('\n');
    },
    useRead(id, { deploymentId }: NotificationSchedulesOptions) {
      const read = useNotification({ deploymentId, id });
      const { titleOf } = useDashboardTitles(deploymentId, read.data && [read.data.dashboardId]);
      const data = useMemo(() => read.data && { ...read.data, title: titleOf(read.data.dashboardId) }, [read.data, titleOf]);
      return { ...read, data };
    },
    operation: 'getNotification',
  },
  useMore: ({ deploymentId }: NotificationSchedulesOptions) => ({ dashboards: useDashboardTitles(deploymentId) }),
  columns: scheduleColumns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: CalendarClock,
  dialogs: moreDialogs,
  subjectOf: ({ deploymentId, dashboardId, dashboardPublicId }) => `${deploymentId} ${dashboardPublicId ?? dashboardId ?? ''}`,
});

/** Headless hook behind `NotificationSchedules`: the schedules, and the actions on them. */
export const useNotificationScheduleList = schedulesWidget.useModel;

/** Shown at once, before the service has confirmed it. */
function useSwitchNotification() {
  return useUpdateNotification({ optimistic: true });
}

/** The number of recipients that are deleted with a schedule. Reads one page of them; “at least” if there are more. */
function LostRecipients({ item: { deploymentId, id } }: { item: ScheduledNotification }) {
  const { delete: words } = useNotificationScheduleLabels();
  const countOf = useCountOf();
  const { data } = useNotificationRecipients({ deploymentId, id, first: countedItems });
  return data && <Facts facts={[[words.lost, countOf(data)]]} />;
}
