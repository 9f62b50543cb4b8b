import type { UserCreateInput } from '../../../client/resources/users.js';

/** The input of the form that adds a user. */
export interface NewUserDraft {
  readonly email: string;
  readonly firstName: string;
  readonly username: string;
  readonly password: string;
  readonly isAdmin: boolean;
}

export type EmailProblem = 'missingEmail' | 'notAnEmail';

export const emptyNewUser: NewUserDraft = { email: '', firstName: '', username: '', password: '', isAdmin: false };

/** Checks an email address. Only the service can check the rest, such as whether it is taken. */
export function emailProblemOf({ email }: NewUserDraft): EmailProblem | undefined {
  const text = email.trim();
  if (text === '') return 'missingEmail';
  return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'notAnEmail';
}

/** Builds the request. Empty fields are left out so that the service decides, except for the username, which is required. */
export function inputOfNewUser({ email, firstName, username, password, isAdmin }: NewUserDraft): UserCreateInput {
  const name = firstName.trim();
  return {
    email: email.trim(),
    username: username.trim() || email.trim(),
    ...(name !== '' && { firstName: name }),
    ...(password !== '' && { password }),
    ...(isAdmin && { isAdmin }),
  };
}
