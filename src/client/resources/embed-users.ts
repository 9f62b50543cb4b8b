/** The details of an embed user that their pages show. */
export interface EmbedUserProfile {
  /** The name to show. */
  readonly displayName?: string | null | undefined;
  /** The address of an image. */
  readonly picture?: string | null | undefined;
}

/** A user of the customer's own product, who is no user of the account. */
export interface EmbedUser {
  readonly id: number;
  /** The name after the `@` in a comment. */
  readonly username: string;
  /** The email address. */
  readonly email?: string | null;
  /** The customer's own id, unique in its tenant. */
  readonly externalId?: string | null;
  /** The name to show; without one, the username is shown. */
  readonly firstName?: string | null;
  readonly createdAt?: string | null;
  /** The time of the last session. */
  readonly lastLogin?: string | null;
}
