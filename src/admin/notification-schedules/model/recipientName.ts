import type { NotificationRecipient } from '../../../client/resources/notification-recipients.js';

/** Returns the id of a recipient within its schedule. */
export function recipientKey(recipient: NotificationRecipient): string {
  const { type, userId, embedUserId, channelId } = recipient;
  return `${type} ${userId ?? embedUserId ?? channelId}`;
}

/** Returns the email of a recipient, or another name. */
export function recipientName({ email, username, externalId, channelName, channelId, userId, embedUserId }: NotificationRecipient): string {
  return email ?? username ?? externalId ?? channelName ?? channelId ?? `#${userId ?? embedUserId}`;
}
