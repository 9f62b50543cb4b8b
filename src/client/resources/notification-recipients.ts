import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../json/Open.js';
import type { UserAttributeInput } from './user-attributes.js';

/** A user of the account, an embed user, or a channel of a messaging service. */
export type RecipientType = 'USER' | 'EMBED_USER' | 'MESSAGING';

/** A recipient of a notification. The fields that are set depend on `type`. */
export interface NotificationRecipient {
  /** The kind of recipient, which decides the fields that are set. */
  readonly type: Open<RecipientType>;
  /** The id of a user of the account. */
  readonly userId?: number | null;
  /** The email address of a user. */
  readonly email?: string | null;
  /** The username of a user. */
  readonly username?: string | null;
  /** The id of an embed user. */
  readonly embedUserId?: number | null;
  /** The embed tenant of an embed user. */
  readonly embedTenantName?: string | null;
  /** The customer's own id of an embed user. */
  readonly externalId?: string | null;
  /** The id of a channel. */
  readonly channelId?: string | null;
  /** The name of a channel. */
  readonly channelName?: string | null;
}

/** A user by `userId` or `email`, or an embed user by `embedTenantName` and `externalId`, created if necessary. */
export interface NotificationRecipientInput {
  /** `MESSAGING` is not supported by the service yet. */
  readonly type: RecipientType;
  /** The id of a user of the account. */
  readonly userId?: number | null | undefined;
  /** The email address of a user of the account. */
  readonly email?: string | null | undefined;
  /** The embed tenant of an embed user. */
  readonly embedTenantName?: string | null | undefined;
  /** The customer's own id of an embed user. */
  readonly externalId?: string | null | undefined;
  /** The names of an embed user's groups. */
  readonly groups?: readonly string[] | null | undefined;
  /** The security context of an embed user. */
  readonly securityContext?: JsonObject | null | undefined;
  /** The attribute values of an embed user. */
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  /** The id of a channel. Not supported by the service yet. */
  readonly channelId?: string | null | undefined;
  /** The name of a channel. Not supported by the service yet. */
  readonly channelName?: string | null | undefined;
}

/** The recipients to add, all or none. */
export interface AddNotificationRecipientsInput {
  /** 1 to 1000. */
  readonly recipients: readonly NotificationRecipientInput[];
}

/** The result of adding recipients. */
export interface NotificationRecipientsMutationResponse {
  /** The recipients that were added. */
  readonly createdRecipients: readonly NotificationRecipient[];
  /** The recipients that were there already and have changed. */
  readonly updatedRecipients: readonly NotificationRecipient[];
  /** The recipients that were there already and stay as they were. */
  readonly unchangedRecipients: readonly NotificationRecipient[];
}

/** A recipient to remove. */
export interface RemoveNotificationRecipientInput {
  /** The kind of recipient, which decides the meaning of `id`. */
  readonly type: RecipientType;
  /** `userId`, `embedUserId` or `channelId`, as `type` says. */
  readonly id: number | string;
  /** Needed for an `EMBED_USER`. */
  readonly embedTenantName?: string | null | undefined;
}

/** The recipients to remove. Unknown ones are ignored. */
export interface RemoveNotificationRecipientsInput {
  /** 1 to 1000. */
  readonly recipients: readonly RemoveNotificationRecipientInput[];
}
