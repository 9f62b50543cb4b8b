/** Who asks, with API-key credentials (interface, section 2.2). */
export interface SessionSettings {
  /** Unique id of the external user: lowercase, no spaces. Exactly one of `externalId` and `internalId`. */
  readonly externalId?: string;
  /** Email address or user name of an existing internal user. */
  readonly internalId?: string;
  readonly email?: string;
  /** Row-level-security attributes. Not with `internalId`. */
  readonly userAttributes?: readonly UserAttribute[];
  /** Not with `internalId`. */
  readonly groups?: readonly string[];
  /** Not with `internalId`. */
  readonly roles?: readonly string[];
  /** Not with `internalId`. */
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly allowChatWorkspaceAuthoring?: boolean;
  /** IANA time zone; unusable falls back to the deployment's default. */
  readonly timezone?: string;
  readonly ephemeralTtlSeconds?: number;
  readonly isEphemeral?: boolean;
}

export interface UserAttribute {
  readonly name: string;
  readonly value: string;
}
