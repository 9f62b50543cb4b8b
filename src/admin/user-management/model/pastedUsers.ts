import type { UserCreateInput } from '../../../client/resources/users.js';
import type { AddressProblem } from '../../shared/people/mailAddress.js';
import { type PastedAddress, readAddresses } from '../../shared/people/readAddresses.js';

/** A user found in pasted text. */
export interface PastedUser extends Omit<PastedAddress, 'problem'> {
  /** The position in the text, from 0. */
  readonly position: number;
  readonly outcome: PastedOutcome;
}

/** What happens to a pasted user: `new` is added; any other value is the reason why the user is left out. */
export type PastedOutcome = 'new' | 'duplicate' | 'existing' | AddressProblem;

/** The maximum number of users added at once. */
export const maxPasted = 1_000;

/** Reads users from pasted text, see `readAddresses`. */
export function readPasted(text: string, existingEmails: ReadonlySet<string> = new Set()): readonly PastedUser[] {
  const seen = new Set<string>();
  return readAddresses(text).map(({ problem, ...entry }, position) => {
    const key = entry.email.toLowerCase();
    const outcome = problem ?? (seen.has(key) ? 'duplicate' : existingEmails.has(key) ? 'existing' : 'new');
    seen.add(key);
    return { ...entry, position, outcome };
  });
}

/** Returns the text without the users whose addresses are given: one line for each of the others, as it was pasted. */
export function withoutEmails(text: string, emails: ReadonlySet<string>): string {
  const kept = readPasted(text).filter(({ email }) => !emails.has(email));
  return kept.map(({ source }) => source).join('\n');
}

/** Returns the text that has not been read as an address. */
export function unreadOf(text: string): string {
  return withoutEmails(text, new Set(readPasted(text).flatMap(({ email, outcome }) => (isReadable(outcome) ? email : []))));
}

/** True if the text has been read as an address. */
export function isReadable(outcome: PastedOutcome): boolean {
  return outcome === 'new' || outcome === 'duplicate' || outcome === 'existing';
}

/** Returns the requests for the users to add. `shared` is the same for all of them. */
export function inputsOfPasted(
  users: readonly PastedUser[],
  { isAdmin, role }: { readonly isAdmin: boolean; readonly role: string | undefined },
): readonly UserCreateInput[] {
  return users
    .filter(({ outcome }) => outcome === 'new')
    .map(({ email, name }) => ({
      email,
      username: email,
      ...(name !== '' && { firstName: name }),
      ...(isAdmin && { isAdmin }),
      ...(role !== undefined && { defaultRoles: [role] }),
    }));
}
