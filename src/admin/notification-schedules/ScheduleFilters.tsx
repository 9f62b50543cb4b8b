'use client';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { TextField } from '../../ui/fields/TextField.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/form/useActionForm.js';
import { Line, Stack } from '../kit/layout/layout.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import { readAddress } from '../kit/users/readAddresses.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
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
  return <schedulesWidget.DialogOf kind="recipient">{(_, open) => <RecipientForm {...open} />}</schedulesWidget.DialogOf>;
}

type Kind = 'user' | 'embedUser';

function RecipientForm(open: OpenProps) {
  const { filters: words, recipients } = useNotificationScheduleLabels();
  const list = schedulesWidget.useSelector(({ model }) => model.list);
  const panelId = useId();
  const { recipientEmail, recipientEmbedTenantName, recipientExternalId } = list.filters;
  const initial = {
    kind: (recipientExternalId ? 'embedUser' : 'user') as Kind,
    email: recipientEmail ?? '',
    tenant: recipientEmbedTenantName ?? '',
    externalId: recipientExternalId ?? '',
  };
  const form = useActionForm({
    ...open,
    initial,
    problemsOf({ kind, email, tenant, externalId }) {
      const missing = (text: string, isOf: boolean) => (isOf && text.trim() === '' ? words.missing : undefined);
      const isWrong = kind === 'user' && readAddress(email).problem !== undefined;
      return {
        email: missing(email, kind === 'user') ?? (isWrong ? recipients.problems.email(isolate(email.trim())) : undefined),
        tenant: missing(tenant, kind === 'embedUser'),
        externalId: missing(externalId, kind === 'embedUser'),
      };
    },
    action({ kind, email, tenant, externalId }) {
      const { dashboardId } = list.filters;
      const chosen =
        kind === 'user'
          ? { recipientEmail: readAddress(email).email }
          : { recipientEmbedTenantName: tenant.trim(), recipientExternalId: externalId.trim() };
      list.setFilters({ dashboardId, ...chosen });
      return undefined;
    },
  });
  const { kind } = form.values;
  return (
    <ActionDialog form={form} title={words.title} submitLabel={words.submit}>
      <SegmentedControl<Kind>
        label={recipients.kinds.label}
        options={[
          { value: 'user', label: recipients.user },
          { value: 'embedUser', label: recipients.embedUser },
        ]}
        value={kind}
        onValueChange={(next) => form.change({ kind: next })}
        panelId={panelId}
      />
      <Stack gap="l" {...tabPanelProps(panelId, kind)}>
        {kind === 'user' ? (
          <TextField label={recipients.email} dir="ltr" spellCheck={false} {...form.field('email')} />
        ) : (
          <>
            <TextField label={recipients.tenant} dir="ltr" spellCheck={false} {...form.field('tenant')} />
            <TextField label={recipients.externalId} dir="ltr" spellCheck={false} {...form.field('externalId')} />
          </>
        )}
      </Stack>
    </ActionDialog>
  );
}

function nameOfRecipient(filters: Partial<NotificationScheduleFilters>): string | undefined {
  const { recipientUserId, recipientEmail, recipientEmbedTenantName, recipientExternalId } = filters;
  if (recipientEmail) return recipientEmail;
  if (recipientUserId) return `#${recipientUserId}`;
  return recipientExternalId ? `${recipientEmbedTenantName} · ${recipientExternalId}` : undefined;
}
