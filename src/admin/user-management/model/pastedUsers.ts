import type { UserCreateInput } from '../../../client/resources/users.js';

/** A user found in pasted text. */
export interface PastedUser {
  /** The position in the text, from 0. */
  readonly position: number;
  /** The text that it was read from. */
  readonly source: string;
  /** The email address, or what was given in its place. */
  readonly email: string;
  /** The name; empty if there is none. */
  readonly name: string;
  readonly outcome: PastedOutcome;
}

/** What happens to a pasted user: `new` is added; any other value is the reason why the user is left out. */
export type PastedOutcome = 'new' | 'duplicate' | 'existing' | AddressProblem;

/** The reason why a text is not an email address. */
export type AddressProblem = 'noAt' | 'manyAts' | 'incomplete' | 'tooLong';

/** The maximum number of users added at once. */
export const maxPasted = 1_000;

/**
 * Reads users from pasted text: email addresses separated by lines, commas, semicolons, tabs or spaces, `Name <address>`, and rows of a
 * spreadsheet with a name and an address. Linear in the length of the text.
 */
export function readPasted(text: string, existingEmails: ReadonlySet<string> = new Set()): readonly PastedUser[] {
  const seen = new Set<string>();
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => readLine(line))
    .map((entry, position) => {
      const key = entry.email.toLowerCase();
      const outcome = problemOf(entry.email) ?? (seen.has(key) ? 'duplicate' : existingEmails.has(key) ? 'existing' : 'new');
      seen.add(key);
      return { ...entry, position, outcome };
    });
}

/** Returns the text without the users whose addresses are given: one line for each of the others, as it was pasted. */
export function withoutEmails(text: string, emails: ReadonlySet<string>): string {
  const kept = readPasted(text).filter(({ email }) => !emails.has(email));
  return kept.map(({ source }) => source).join('\n');
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

type Entry = Pick<PastedUser, 'source' | 'email' | 'name'>;

function readLine(line: string): readonly Entry[] {
  const cells = cellsOf(line);
  const addresses = cells.filter(isAddressLike);
  const [only] = addresses;
  // If there is only one address, the other cells are its name, whatever the order of the columns.
  if (addresses.length === 1 && only !== undefined) {
    const rest = cells.filter((cell) => cell !== only).join(' ');
    const inCell = readCell(only);
    return inCell.length === 1 ? inCell.map((entry) => ({ ...entry, source: line.trim(), name: entry.name || rest })) : inCell;
  }
  return addresses.length === 0
    ? cells.length === 0
      ? []
      : [{ source: line.trim(), email: cells.join(', '), name: '' }]
    : cells.flatMap(readCell);
}

/** Splits a line at commas, semicolons and tabs outside of quotation marks. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && separators.has(letter)) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell].map((text) => text.trim()).filter((text) => text !== '');
}

const separators: ReadonlySet<string> = new Set([',', ';', '\t', '،', '؛', '、', '，', '；']);

function readCell(cell: string): readonly Entry[] {
  const open = cell.lastIndexOf('<');
  // Brackets that hold no address are ordinary text, even on a line that has addresses.
  if (open !== -1 && cell.endsWith('>') && isAddressLike(cell.slice(open))) {
    return [{ source: quoted(cell), email: withoutScheme(cell.slice(open + 1, -1)), name: cell.slice(0, open).trim() }];
  }
  const words = cell.split(/\s+/);
  const addresses = words.filter(isAddressLike);
  if (addresses.length > 1) return addresses.flatMap(readCell);
  const [address] = addresses;
  if (address === undefined) return [{ source: quoted(cell), email: cell, name: '' }];
  const name = words.filter((word) => word !== address).join(' ');
  return [{ source: quoted(cell), email: withoutScheme(address), name }];
}

/** Quotes a cell if it contains separators, so that it stays whole. */
function quoted(cell: string): string {
  return [...cell].some((letter) => separators.has(letter)) ? `"${cell}"` : cell;
}

function isAddressLike(text: string): boolean {
  return text.includes('@');
}

function withoutScheme(address: string): string {
  return address.trim().replace(/^mailto:/i, '');
}

/** Checks the format of an address. Only the service can check the rest. */
function problemOf(email: string): AddressProblem | undefined {
  const [name = '', domain, ...more] = email.split('@');
  if (domain === undefined) return 'noAt';
  if (more.length > 0) return 'manyAts';
  if (name === '' || domain === '' || /\s/.test(email)) return 'incomplete';
  return email.length > 254 ? 'tooLong' : undefined;
}
