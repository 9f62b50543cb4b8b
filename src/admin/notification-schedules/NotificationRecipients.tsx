'use client';
import { UserMinus, Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { lookUp } from '../../client/http/lookUp.js';
import type { NotificationRecipient, NotificationRecipientInput, RecipientType } from '../../client/resources/notification-recipients.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  notificationRecipientsInfiniteQuery,
  useAddNotificationRecipients,
  useRemoveNotificationRecipients,
} from '../../data/resources/notifications.js';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { action } from '../kit/actions/action.js';
import { Section } from '../kit/layout/layout.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { NotificationScheduleLabels } from './labels/NotificationScheduleLabels.js';
import { recipientKey, recipientName } from './model/recipientName.js';
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
  const add = recipients.useSelector(({ model }) => model.add);
  const memory = recipients.useFormMemory('add', ['kind', 'users', 'emails', 'tenant', 'people']);
  const dialogs = useAddDialog(true);
  if (dialogs === undefined) return null;
  return (
    <recipients.DialogOf kind="add">{(_, open) => <dialogs.AddRecipientsDialog add={add} memory={memory} {...open} />}</recipients.DialogOf>
  );
}

/** Loads after the first render. */
const useAddDialog = createLazyModule(() => import('./AddRecipientsDialog.js'));
