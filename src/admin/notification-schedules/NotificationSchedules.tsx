'use client';
import { CalendarClock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button/Button.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { Select } from '../../ui/select/Select.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { TimeZoneSelect } from '../shared/fields/TimeZoneSelect.js';
import { ChoiceFields } from './ChoiceFields.js';
import type { ScheduledNotification, ScheduleValues } from './model/scheduleForm.js';
import { NotificationRecipients } from './NotificationRecipients.js';
import { schedulesWidget } from './notificationSchedulesWidget.js';
import { ProblemNote, ScheduleFields } from './ScheduleFields.js';
import { RecipientDialog, ScheduleFilters } from './ScheduleFilters.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

/**
 * The scheduled notifications of a deployment or of one dashboard: when each runs next, and actions that add, edit, pause and delete them
 * and change their recipients. For administrators; others see that they have no access. Renders a `<div>`.
 */
export const NotificationSchedules = schedulesWidget.assemble({
  Fields: NotificationFields,
  Detail: RecipientsOfOpen,
  Filters: ScheduleFilters,
  Dialogs: RecipientDialog,
});

export type NotificationSchedulesProps = ComponentProps<typeof NotificationSchedules>;

/** The parts of `NotificationSchedules`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = NotificationSchedules;

/** The props of `ScheduleDashboardButton`: the options of `NotificationSchedules`, and the props of the button. */
export interface ScheduleDashboardButtonProps extends ComponentProps<typeof Button> {
  /** The id of the deployment. */
  deploymentId: number;
  /** The public id of the published dashboard. */
  dashboardPublicId: string;
  /** The other options and events of the widget, such as `onCreated`. */
  schedules?:
    | Omit<NotificationSchedulesProps, 'deploymentId' | 'dashboardId' | 'dashboardPublicId' | 'dialog' | 'onDialogChange'>
    | undefined;
}

/**
 * A button that opens the dialog for scheduling a dashboard, for a page that shows the dashboard or a chat result. Renders a `<button>`;
 * the dialog is mounted when it is pressed.
 */
export function ScheduleDashboardButton({ deploymentId, dashboardPublicId, schedules, children, ...props }: ScheduleDashboardButtonProps) {
  const { create: words } = useNotificationScheduleLabels();
  const [opening, setOpening] = useState<{ readonly isOpen: boolean }>();
  return (
    <>
      <Button icon={CalendarClock} {...props} onClick={() => setOpening({ isOpen: true })}>
        {children ?? words.action}
      </Button>
      {opening && (
        <Root
          {...{ deploymentId, dashboardPublicId }}
          dialog={opening.isOpen ? { kind: 'create' } : null}
          onDialogChange={(dialog) => setOpening({ isOpen: dialog != null })}
          {...schedules}
        />
      )}
    </>
  );
}

function NotificationFields({ form, item }: RecordFieldsProps<ScheduleValues, ScheduledNotification>) {
  const { fields: words, hints, schedule: scheduleWords } = useNotificationScheduleLabels();
  const isOfOne = schedulesWidget.useSelector(
    ({ options }) => options.dashboardId !== undefined || options.dashboardPublicId !== undefined,
  );
  const { schedule, timezone, notificationFormat, view } = form.values;
  return (
    <>
      {item === undefined && !isOfOne && <DashboardSelect form={form} />}
      <ScheduleFields
        value={schedule}
        onValueChange={(next) => form.change({ schedule: next })}
        timeZone={timezone}
        error={form.field('schedule').error}
      />
      <div className="parley-stack">
        <TimeZoneSelect
          name="timezone"
          label={words.timezone}
          value={timezone}
          onValueChange={(zone) => zone !== undefined && form.change({ timezone: zone })}
          deviceLabel={scheduleWords.deviceTimeZone}
        />
        <ProblemNote error={form.field('timezone').error} />
      </div>
      <Select
        label={words.notificationFormat}
        value={notificationFormat}
        onValueChange={(format) => format !== undefined && form.change({ notificationFormat: format })}
        options={[...new Set(['pdf', 'png', notificationFormat])].map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <CheckField label={words.notificationAiSummary} {...form.checkbox('notificationAiSummary')} />
      <ChoiceFields value={view} onValueChange={(next) => form.change({ view: next })} error={form.field('view').error} />
      {item !== undefined && <CheckField label={words.isEnabled} hint={hints.isEnabled} {...form.checkbox('isEnabled')} />}
      <CheckField label={words.notificationEnabled} hint={hints.notificationEnabled} {...form.checkbox('notificationEnabled')} />
    </>
  );
}

function DashboardSelect({ form }: Pick<RecordFieldsProps<ScheduleValues, ScheduledNotification>, 'form'>) {
  const { fields, hints, filters } = useNotificationScheduleLabels();
  const { dashboards, hasMore, loadMore } = schedulesWidget.useSelector(({ model }) => model.dashboards);
  return (
    <div className="parley-stack">
      <Select
        name="dashboardId"
        label={fields.dashboardId}
        hint={hints.dashboardId}
        value={form.values.dashboardId}
        onValueChange={(id) => form.change({ dashboardId: id })}
        options={dashboards.map(({ id, title }) => ({ value: id, label: title }))}
        action={hasMore ? { label: filters.moreDashboards, onSelect: loadMore } : undefined}
      />
      <ProblemNote error={form.field('dashboardId').error} />
    </div>
  );
}

function RecipientsOfOpen({ item: { deploymentId, id } }: { item: ScheduledNotification }) {
  const report = schedulesWidget.useSelector(({ options }) => options.onError);
  return (
    <NotificationRecipients
      deploymentId={deploymentId}
      notificationId={id}
      onError={report && ((error, { operation }) => report(error, { widget: 'notification-schedules', operation }))}
    />
  );
}
