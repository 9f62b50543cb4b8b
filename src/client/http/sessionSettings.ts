/** Identifies the user, with API-key credentials (docs/contract/chat.md#session-settings). */
export interface SessionSettings {
  /** Unique id of the external user: lowercase, no spaces. Exactly one of `externalId` and `internalId`. */
  readonly externalId?: string;
  /** Email address or user name of an existing internal user. */
  readonly internalId?: string;
  /** The email address of the external user. */
  readonly email?: string;
  /** Row-level-security attributes. Not with `internalId`. */
  readonly userAttributes?: readonly ChatUserAttribute[];
  /** Not with `internalId`. */
  readonly groups?: readonly string[];
  /** Not with `internalId`. */
  readonly roles?: readonly string[];
  /** Not with `internalId`. */
  readonly securityContext?: Readonly<Record<string, unknown>>;
  /** `false` keeps the session from changing reports, workbooks and dashboards. */
  readonly allowChatWorkspaceAuthoring?: boolean;
  /** IANA time zone; unusable falls back to the deployment's default. */
  readonly timezone?: string;
  /** Lifetime of an ephemeral user; the service takes a week without it. */
  readonly ephemeralTtlSeconds?: number;
  /** `false` keeps the user beyond the TTL; users of the chat are ephemeral by default. */
  readonly isEphemeral?: boolean;
}

/** An attribute of a user, by the name it has in the admin panel. */
export interface ChatUserAttribute {
  /** The name of the attribute. */
  readonly name: string;
  /** The value as text. */
  readonly value: string;
}
