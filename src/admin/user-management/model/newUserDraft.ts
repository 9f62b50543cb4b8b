import type { UserCreateInput } from '../../../client/resources/users.js';

/** What was typed of a user who is to be added. */
export interface NewUserDraft {
  readonly email: string;
  readonly firstName: string;
  readonly username: string;
  readonly password: string;
  readonly isAdmin: boolean;
}

export type EmailProblem = 'missingEmail' | 'notAnEmail';

export const emptyNewUser: NewUserDraft = { email: '', firstName: '', username: '', password: '', isAdmin: false };

/** Leaves to the service what only the service can know, such as whether the address is taken. */
export function emailProblemOf({ email }: NewUserDraft): EmailProblem | undefined {
  const text = email.trim();
  if (text === '') return 'missingEmail';
  return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : 'notAnEmail';
}

/** What was left empty is left to the service, but for the username, which has to be given. */
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
