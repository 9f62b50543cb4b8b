/** The fields of a user that name them. */
export interface NamedUser {
  /** The name to show; without one, the email address is shown. */
  readonly firstName?: string | null | undefined;
  /** The email address. */
  readonly email: string;
}

/** Returns the first name, otherwise the email. Lists contain no last names. */
export function nameOfUser({ firstName, email }: NamedUser): string {
  const name = firstName?.trim() ?? '';
  return name === '' ? email : name;
}
