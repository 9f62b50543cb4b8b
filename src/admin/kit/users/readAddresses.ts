import { divideCells, type PastedCell, readHeader, readRecords, separatorsOf, textOfCells, writeCell } from './readRecords.js';

/** A person in a pasted list of addresses, or a part of the list that is not an address. */
export interface PastedAddress {
  /** The text that it was read from, or an equivalent text. */
  readonly source: string;
  /** The email address, or what was given in its place. */
  readonly email: string;
  /** The name; empty if there is none. */
  readonly name: string;
  /** The reason why `email` is not an address. */
  readonly problem: AddressProblem | undefined;
}

/** The reason why a text is not an email address. */
export type AddressProblem = 'noAt' | 'manyAts' | 'incomplete' | 'tooLong';

/**
 * Reads email addresses from pasted text: lists as mail programs copy them (`Doe, Jane <jane@x.example>; …`), addresses separated by lines,
 * commas, semicolons, tabs or spaces, and rows of a spreadsheet, with or without a header. Nothing is left out: what is not an address comes
 * with the reason. If names are not shown, set `hasNames` to false: then a cell beside an address is a name only in a spreadsheet. Linear in
 * the length of the text.
 */
export function readAddresses(text: string, { hasNames = true }: { readonly hasNames?: boolean } = {}): readonly PastedAddress[] {
  const records = readRecords(text);
  const cellOf = readHeader(records, 'email');
  if (cellOf === undefined) {
    return records.flatMap(({ source, cells }) => {
      const line = cells.filter((cell) => cell.text !== '').map((cell) => ({ ...cell, found: readCell(cell) }));
      const found = readLine(line, hasNames);
      return found.map((entry) => complete(entry, found.length === 1 ? source.trim() : undefined));
    });
  }
  return records.slice(1).flatMap(({ cells }) => {
    const name = cellOf(cells, 'name') || `${cellOf(cells, 'first')} ${cellOf(cells, 'last')}`.trim();
    const found = readCell({ text: cellOf(cells, 'email'), quoted: '' });
    return (found.length > 0 ? found : [unreadable(textOfCells(cells))]).map((entry) => complete({ ...entry, name: entry.name || name }));
  });
}

/** Reads one address with an optional name: `Jane Doe <jane@x.example>`. Takes the text as it is if it has no address. */
export function readAddress(text: string): Pick<PastedAddress, 'email' | 'name' | 'problem'> {
  const [first = unreadable(text), ...more] = readCell({ text, quoted: '' });
  return complete(more.length === 0 ? first : unreadable(text));
}

/** A part of a cell: an address with the name before it, or text without one. */
interface Found {
  readonly email: string;
  readonly name: string;
  readonly isAddress: boolean;
}

interface ReadCell extends PastedCell {
  readonly found: readonly Found[];
}

function readCell({ text, quoted }: Pick<PastedCell, 'text' | 'quoted'>): readonly Found[] {
  // A quoted name may contain an @.
  const isNamed = text.slice(quoted.length).includes('@');
  const words = (isNamed ? text.slice(quoted.length) : text).replaceAll('<', ' <').replaceAll('>', '> ').split(/\s+/).filter(Boolean);
  const found: Found[] = [];
  let before = isNamed && quoted !== '' ? [quoted] : [];
  for (const [index, word] of words.entries()) {
    // Some mail programs write the address as the name as well.
    const next = bareAddress(words[index + 1] ?? '');
    const isName = !word.includes('@') || (next.includes('@') && word.toLowerCase().includes(next.toLowerCase()) && !word.startsWith('<'));
    if (isName) before.push(word);
    else {
      found.push({ email: bareAddress(word), name: before.join(' '), isAddress: true });
      before = [];
    }
  }
  const rest = before.join(' ');
  const last = found.at(-1);
  // A name can be a comment behind the address.
  if (last?.name === '' && /^\([^()]*\)$/.test(rest)) return found.with(-1, { ...last, name: rest.slice(1, -1) });
  return rest === '' ? found : [...found, unreadable(rest)];
}

function readLine(cells: readonly ReadCell[], hasNames: boolean): readonly Found[] {
  const addresses = cells.flatMap(({ found }) => found).filter(({ isAddress }) => isAddress);
  if (addresses.length === 0) return cells.length === 0 ? [] : [unreadable(textOfCells(cells))];
  const separators = separatorsOf(cells);
  const [only] = addresses;
  // The other cells are the name of the only address, whatever the order of the columns.
  if (addresses.length === 1 && only?.name === '' && (hasNames || separators === '\t')) {
    const others = cells.filter(({ found }) => !found.includes(only));
    const name = divideCells(others, separators).map(textOfCells).join(' ');
    return cells.flatMap(({ found }) => (found.includes(only) ? found.with(0, { ...only, name }) : []));
  }
  return separators.includes(',') ? readList(cells) : divideCells(cells, separators).flatMap((group) => readLine(group, hasNames));
}

/** Reads cells between commas. A cell before a name and an address is the last name: `Doe, Jane <jane@x.example>`. */
function readList(cells: readonly ReadCell[]): readonly Found[] {
  const found: Found[] = [];
  let before: string[] = [];
  for (const cell of cells) {
    const [first, ...more] = cell.found;
    if (first?.isAddress !== true) {
      before.push(cell.text);
      continue;
    }
    const lastName = first.name === '' ? undefined : before.pop();
    found.push(...before.map(unreadable), lastName === undefined ? first : { ...first, name: `${lastName}, ${first.name}` }, ...more);
    before = [];
  }
  return [...found, ...before.map(unreadable)];
}

function unreadable(text: string): Found {
  return { email: text.replace(/\s+/g, ' '), name: '', isAddress: false };
}

function bareAddress(word: string): string {
  const start = /^(?:<|mailto:)*/i.exec(word)?.[0] ?? '';
  let end = word.length;
  while (end > start.length && '>,;'.includes(word.charAt(end - 1))) end -= 1;
  const address = word.slice(start.length, end);
  const [beforeQuery = ''] = address.split('?');
  return start.length > 1 && beforeQuery.includes('@') ? beforeQuery : address;
}

function complete({ email, name: given }: Pick<Found, 'email' | 'name'>, source?: string): PastedAddress {
  const name = given.toLowerCase().includes(email.toLowerCase()) ? '' : given;
  const problem = problemOf(email);
  const isPlain = writeCell(email) === email && !/[\s<>]/.test(email);
  const written = name === '' || !isPlain ? writeCell(email) : `"${name.replaceAll('"', '""')}" <${email}>`;
  // A quote that is not closed could be closed by another line.
  return { source: source === undefined || source.includes('"') ? written : source, email, name, problem };
}

/** Checks the format of an address. Only the service can check the rest. */
function problemOf(email: string): AddressProblem | undefined {
  const [name = '', domain, ...more] = email.split('@');
  if (domain === undefined) return 'noAt';
  if (more.length > 0) return 'manyAts';
  // Quoted names of mailboxes are allowed by the standard, but hardly by any service.
  if (name === '' || domain === '' || /[\s"<>()[\]\\,;:\p{Cf}]/u.test(email)) return 'incomplete';
  return email.length > 254 ? 'tooLong' : undefined;
}
