import type { UserCreateInput } from '../../../client/resources/users.js';
import { readAddress } from '../../shared/people/readAddresses.js';

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
  if (email.trim() === '') return 'missingEmail';
  return readAddress(email).problem === undefined ? undefined : 'notAnEmail';
}

/**
 * Builds the request. Empty fields are left out so that the service decides, except for the username, which is required. An address can be
 * pasted with its name.
 */
export function inputOfNewUser({ email: given, firstName, username, password, isAdmin }: NewUserDraft): UserCreateInput {
  const address = readAddress(given);
  const name = firstName.trim() || address.name;
  return {
    email: address.email,
    username: username.trim() || address.email,
    ...(name !== '' && { firstName: name }),
    ...(password !== '' && { password }),
    ...(isAdmin && { isAdmin }),
  };
}
