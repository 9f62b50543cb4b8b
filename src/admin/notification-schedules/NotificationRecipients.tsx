'use client';
import { UserMinus, Users } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type {
  NotificationRecipient,
  NotificationRecipientInput,
  NotificationRecipientsMutationResponse,
  RecipientType,
} from '../../client/resources/notification-recipients.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  notificationRecipientsInfiniteQuery,
  useAddNotificationRecipients,
  useRemoveNotificationRecipients,
} from '../../data/resources/notifications.js';
import { useFormats } from '../../react/useFormats.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { isolate } from '../../ui/text/isolate.js';
import { action } from '../kit/actions/action.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/form/useActionForm.js';
import { Section, Stack } from '../kit/layout/layout.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { ResourceColumn } from '../kit/table/ResourceColumn.js';
import { UserPicker } from '../kit/users/UserPicker.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import type { NotificationScheduleLabels } from './labels/NotificationScheduleLabels.js';
import {
  problemsOfRecipients,
  type RecipientKind,
  type RecipientValues,
  recipientInputs,
  recipientKey,
  recipientName,
} from './model/recipientForm.js';
import { ProblemNote } from './ScheduleFields.js';
import { useNotificationScheduleLabels } from './useNotificationScheduleLabels.js';

/** The schedule whose recipients are listed. */
export interface NotificationRecipientsOptions {
  /** The id of the deployment. */
  readonly deploymentId: number;
  /** The id of the scheduled notification. */
  readonly notificationId: number;
  /** The number of recipients per page. Default 50. */
  readonly pageSize?: number | undefined;
}

type RecipientLabels = NotificationScheduleLabels['recipients'];

const columns: readonly ResourceColumn<NotificationRecipient, RecipientLabels>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    hasTwoLines: true,
    value: recipientName,
    cell: (recipient) => <Recipient of={recipient} />,
  },
  {
    id: 'type',
    header: ({ columns }) => columns.type,
    width: '18ch',
    value: ({ type }, { labels }) => typeName(type, labels),
    cell: ({ type }) => <Type of={type} />,
  },
];

const removeParams = ({ deploymentId, notificationId }: NotificationRecipientsOptions, recipient: NotificationRecipient) => {
  const { type, userId, embedUserId, embedTenantName } = recipient;
  // Messaging channels are read-only.
  const known: RecipientType = type === 'EMBED_USER' ? 'EMBED_USER' : 'USER';
  return { deploymentId, id: notificationId, recipients: [{ type: known, id: userId ?? embedUserId ?? 0, embedTenantName }] };
};

const recipients = createResourceWidget({
  name: 'notification-recipients',
  root: 'NotificationRecipients.Root',
  useLabels: () => useNotificationScheduleLabels().recipients,
  options: { deploymentId: true, notificationId: true, pageSize: true },
  list: {
    useList: ({ deploymentId, notificationId, pageSize = 50 }: NotificationRecipientsOptions) =>
      useResourceList({
        query: notificationRecipientsInfiniteQuery,
        params: { deploymentId, id: notificationId, first: pageSize },
        idOf: recipientKey,
      }),
    operation: 'getRecipients',
    idOf: recipientKey,
    nameOf: recipientName,
  },
  actions: {
    add: action(
      'addRecipients',
      'added',
      useAddNotificationRecipients,
      ({ deploymentId, notificationId }: NotificationRecipientsOptions, inputs: readonly NotificationRecipientInput[]) => ({
        ...{ deploymentId, id: notificationId },
        recipients: inputs,
      }),
      { dialog: 'create' },
    ),
    remove: action('removeRecipients', 'removed', useRemoveNotificationRecipients, removeParams, {
      dialog: 'run',
      icon: UserMinus,
      itemOf: recipientKey,
      isShown: ({ type }) => type === 'USER',
      undoOf: (_, { userId }) => ['add', [{ type: 'USER', userId }]],
    }),
    // No undo: the service does not return the security context, so the restored user would see unrestricted data.
    removeEmbedUser: action('removeRecipients', 'embedUserRemoved', useRemoveNotificationRecipients, removeParams, {
      dialog: 'confirm',
      icon: UserMinus,
      itemOf: recipientKey,
      isShown: ({ type }) => type === 'EMBED_USER',
    }),
  },
  columns,
  contextOf: () => ({}),
  icon: Users,
  subjectOf: ({ deploymentId, notificationId }) => `${deploymentId} ${notificationId}`,
});

/** Headless hook behind `NotificationRecipients`: the recipients page by page, and the actions on them. */
export const useNotificationRecipientList = recipients.useModel;

const parts = recipients.assemble({ Dialogs: AddRecipients });

/** The recipients of a scheduled notification: add up to 1,000 at once, and remove them. Renders a `<section>`. */
export function NotificationRecipients(props: Omit<NotificationRecipientsProps, 'children'>) {
  const { heading } = useNotificationScheduleLabels().recipients;
  return (
    <Section heading={heading}>
      <parts.Root {...props}>
        <parts.Toolbar />
        <parts.Rows />
        <parts.Footer />
      </parts.Root>
    </Section>
  );
}

export type NotificationRecipientsProps = ComponentProps<typeof parts.Root>;

function Recipient({ of: recipient }: { of: NotificationRecipient }) {
  const { type, embedTenantName, externalId } = recipient;
  const name = recipientName(recipient);
  return (
    <>
      <bdi className="parley-clip" title={name}>
        {name}
      </bdi>
      {type === 'EMBED_USER' && (
        <span className="parley-caption parley-lines">
          <bdi className="parley-clip">{[embedTenantName, externalId].filter((text) => text && text !== name).join(' · ')}</bdi>
        </span>
      )}
    </>
  );
}

function Type({ of: type }: { of: string }) {
  return typeName(type, useNotificationScheduleLabels().recipients);
}

/** Returns the label of a type; an unknown type is returned unchanged. */
function typeName(type: string, { types }: RecipientLabels): string {
  const names: Readonly<Record<string, string>> = types;
  return lookUp(names, type) ?? type;
}

function AddRecipients() {
  return <recipients.DialogOf kind="add">{(_, open) => <AddDialog {...open} />}</recipients.DialogOf>;
}

/** Adds recipients, all or none. Renders a `<div role="dialog">`. */
function AddDialog(open: OpenProps) {
  const { recipients: words } = useNotificationScheduleLabels();
  const { number } = useFormats();
  const add = recipients.use(({ model }) => model.add);
  const panelId = useId();
  const initial: RecipientValues = { kind: 'users', users: [], emails: '', tenant: '', people: '', context: '' };
  const form = useActionForm<RecipientValues, NotificationRecipientsMutationResponse>({
    ...open,
    initial,
    memory: recipients.useFormMemory('add', ['kind', 'users', 'emails', 'tenant', 'people']),
    problemsOf: (values) => problemsOfRecipients(values, words.problems, number),
    action: (values) => add(recipientInputs(values)),
    done: (result) => outcomeText(result, words, number),
  });
  const { kind, users } = form.values;
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.add.action}
      submitLabel={words.add.submit}
      errorTitle={words.add.failed}
      canSubmit={kind !== 'users' || users.length > 0}
    >
      <SegmentedControl<RecipientKind>
        label={words.kinds.label}
        options={(['users', 'emails', 'embedUsers'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onValueChange={(next) => form.change({ kind: next })}
        panelId={panelId}
      />
      <Stack gap="l" {...tabPanelProps(panelId, kind)}>
        {kind === 'users' && (
          <>
            <UserPicker value={users} onValueChange={(next) => form.change({ users: next })} />
            <ProblemNote error={form.field('users').error} />
          </>
        )}
        {kind === 'emails' && (
          <TextAreaField rows={6} label={words.emails} hint={words.emailsHint} dir="ltr" spellCheck={false} {...form.field('emails')} />
        )}
        {kind === 'embedUsers' && (
          <>
            <TextField label={words.tenant} dir="ltr" spellCheck={false} {...form.field('tenant')} />
            <TextAreaField rows={5} label={words.people} hint={words.peopleHint} dir="ltr" spellCheck={false} {...form.field('people')} />
            <TextAreaField
              rows={3}
              label={words.context}
              hint={words.contextHint}
              dir="ltr"
              spellCheck={false}
              {...form.field('context')}
            />
          </>
        )}
      </Stack>
    </ActionDialog>
  );
}

/** The name of a single new recipient, or “3 added · 1 updated · 2 already up to date”. */
function outcomeText(result: NotificationRecipientsMutationResponse, words: RecipientLabels, number: (value: number) => string): string {
  const [first, ...others] = [...result.createdRecipients, ...result.updatedRecipients, ...result.unchangedRecipients];
  if (first !== undefined && others.length === 0 && result.createdRecipients.length === 1)
    return words.add.done(isolate(recipientName(first)));
  const counts = [
    [result.createdRecipients.length, words.added],
    [result.updatedRecipients.length, words.updated],
    [result.unchangedRecipients.length, words.unchanged],
  ] as const;
  return counts.flatMap(([count, text]) => (count > 0 ? [text(number(count))] : [])).join(' · ');
}
