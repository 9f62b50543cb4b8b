'use client';
import { useId } from 'react';
import { TextField } from '../../ui/fields/TextField.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { Stack } from '../kit/layout/layout.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { readAddress } from '../shared/people/readAddresses.js';
import { schedulesWidget } from './notificationSchedulesWidget.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

type Kind = 'user' | 'embedUser';

/** The form of the recipient to filter the list by. Renders a `<div role="dialog">`. */
export function RecipientForm(open: OpenProps) {
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
