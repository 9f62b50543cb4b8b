/** The details of an embed user that their pages show. */
export interface EmbedUserProfile {
  readonly displayName?: string | null | undefined;
  /** The address of an image. */
  readonly picture?: string | null | undefined;
}

/** A user of the customer's own product, who is no user of the account. */
export interface EmbedUser {
  readonly id: number;
  readonly username: string;
  readonly email?: string | null;
  /** The customer's own id, unique in its tenant. */
  readonly externalId?: string | null;
  readonly firstName?: string | null;
  readonly createdAt?: string | null;
  readonly lastLogin?: string | null;
}
