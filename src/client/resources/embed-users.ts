export interface EmbedUserProfile {
  readonly displayName?: string | null;
  /** Url. */
  readonly picture?: string | null;
}

export interface EmbedUser {
  readonly id: number;
  readonly username: string;
  readonly email?: string | null;
  readonly externalId?: string | null;
  readonly firstName?: string | null;
  readonly createdAt?: string | null;
  readonly lastLogin?: string | null;
}
