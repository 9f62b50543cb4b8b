'use client';
import { X } from 'lucide-react';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { isolate } from '../../ui/text/isolate.js';
import { Line } from '../kit/layout/layout.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { type NotificationScheduleFilters, schedulesWidget } from './notificationSchedulesWidget.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

/** Filters the schedules by dashboard and by recipient. Renders a `<div>` around a `<button>`, and another `<div>`. */
export function ScheduleFilters() {
  const { filters: words, columns } = useNotificationScheduleLabels();
  const {
    list,
    dashboards: known,
    isOfOne,
    show,
  } = schedulesWidget.useSelector(({ model, options, dialogs }) => ({
    list: model.list,
    dashboards: model.dashboards,
    isOfOne: options.dashboardId !== undefined || options.dashboardPublicId !== undefined,
    show: dialogs.show,
  }));
  const { dashboards, hasMore, loadMore } = known;
  const { filters, setFilters } = list;
  const recipient = nameOfRecipient(filters);
  return (
    <>
      {!isOfOne && (
        <FilterSelect
          label={columns.dashboard}
          noneLabel={words.anyDashboard}
          value={filters.dashboardId ?? undefined}
          onValueChange={(dashboardId) => setFilters({ ...filters, dashboardId })}
          options={dashboards.map(({ id, title }) => ({ value: id, label: title }))}
          action={hasMore ? { label: words.moreDashboards, onSelect: loadMore } : undefined}
        />
      )}
      <Line gap="s">
        <Button aria-haspopup="dialog" onClick={() => show({ kind: 'recipient' })}>
          {recipient === undefined ? words.anyRecipient : words.recipient(isolate(recipient))}
        </Button>
        {recipient !== undefined && (
          <IconButton icon={X} label={words.clear} onClick={() => setFilters({ dashboardId: filters.dashboardId })} />
        )}
      </Line>
    </>
  );
}

/** The dialog that chooses the recipient to filter the list by. Renders a `<div role="dialog">` while it is open. */
export function RecipientDialog() {
  const dialogs = useRecipientForm(true);
  return (
    dialogs && <schedulesWidget.DialogOf kind="recipient">{(_, open) => <dialogs.RecipientForm {...open} />}</schedulesWidget.DialogOf>
  );
}

/** Loads after the first render. */
const useRecipientForm = createLazyModule(() => import('./RecipientForm.js'));

function nameOfRecipient(filters: Partial<NotificationScheduleFilters>): string | undefined {
  const { recipientUserId, recipientEmail, recipientEmbedTenantName, recipientExternalId } = filters;
  if (recipientEmail) return recipientEmail;
  if (recipientUserId) return `#${recipientUserId}`;
  return recipientExternalId ? `${recipientEmbedTenantName} · ${recipientExternalId}` : undefined;
}
