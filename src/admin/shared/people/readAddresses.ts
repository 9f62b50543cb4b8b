import { writeQuoted } from '../../../ui/text/readQuoted.js';
import { type AddressProblem, problemOfAddress } from './mailAddress.js';
import { nameInRow, readHeader } from './readHeader.js';
import { type FoundAddress, readLine, unreadable } from './readLine.js';
import { type PastedCell, type PastedRecord, readRecords, textOfCells } from './readRecords.js';

/** A person in a pasted list of addresses, or a part of the list that is not an address. */
export interface PastedAddress extends ReadAddress {
  /** The text that it was read from, or an equivalent text. */
  readonly source: string;
}

interface ReadAddress {
  /** The email address, or what was given in its place. */
  readonly email: string;
  /** The name; empty if there is none. */
  readonly name: string;
  /** The reason why `email` is not an address. */
  readonly problem: AddressProblem | undefined;
}

export interface ReadAddressesOptions {
  /** False if the caller does not show names. Then a cell next to an address is read as a name only in tables. Default true. */
  readonly hasNames?: boolean;
}

/**
 * Reads email addresses from pasted text: recipient lists copied from mail clients (`Doe, Jane <jane@x.example>; …`, `Team:
 * jane@x.example;`), addresses separated by line breaks, commas, semicolons, tabs or spaces, `mailto:` links, and table rows with or
 * without a header. Nothing is dropped: entries that are not addresses are returned with the reason. Runs in linear time.
 */
export function readAddresses(text: string, { hasNames = true }: ReadAddressesOptions = {}): readonly PastedAddress[] {
  const records = readRecords(text);
  const cellOf = readHeader(records, 'email');
  if (cellOf !== undefined) {
    return records.slice(1).flatMap(({ cells }) => {
      const name = nameInRow(cells, cellOf);
      const found = readText(cellOf(cells, 'email'), hasNames).map((entry) => ({ ...entry, name: entry.name || name }));
      const all = found.length > 0 ? found : [cleaned(unreadable(textOfCells(cells.filter(({ text }) => text !== ''))))];
      return all.map((entry) => withSource(entry, [], hasNames));
    });
  }
  const isNumbered = records.length > 1 && records.every(({ cells }) => isNumber(bulletOf(cells[0]) ?? ''));
  return records.flatMap((record) => {
    const found = readRecord(record, hasNames, isNumbered);
    return found.map((entry) => withSource(entry, found.length === 1 ? [record.source.trim()] : [], hasNames));
  });
}

/** Reads one address with an optional name: `Jane Doe <jane@x.example>`. Takes the text as it is if it has none or several. */
export function readAddress(text: string): ReadAddress {
  const [first, ...more] = readText(text, true);
  return first !== undefined && more.length === 0 ? first : cleaned(unreadable(text.trim()));
}

function readText(text: string, hasNames: boolean): readonly ReadAddress[] {
  return readRecords(text).flatMap((record) => readRecord(record, hasNames, false));
}

function readRecord({ cells, isTable }: PastedRecord, hasNames: boolean, isNumbered: boolean): readonly ReadAddress[] {
  const [first, ...others] = cells;
  const bullet = bulletOf(first);
  const isListed = bullet !== undefined && (bullets.includes(bullet) || (isNumbered && isNumber(bullet)));
  const listed =
    first && isListed ? [{ ...first, text: first.text.slice(bullet.length).trim(), parts: first.parts.slice(1) }, ...others] : cells;
  const found = readLine(listed, { hasNames, isTable }).map(cleaned);
  // Punctuation between addresses is of no interest.
  return found.filter(({ email }) => /[\p{L}\p{N}@]/u.test(email));
}

/** The word that others follow in a cell. */
function bulletOf(cell: PastedCell | undefined): string | undefined {
  const [first, second] = cell?.parts ?? [];
  return first?.kind === 'word' && second !== undefined ? first.text : undefined;
}

function cleaned({ email: given, name: words }: FoundAddress): ReadAddress {
  const email = given.replace(/\s+/g, ' ').trim();
  const name = nameIn(words.replace(/\s+/g, ' '));
  const problem = problemOfAddress(email);
  // Some mail programs write the address as the name as well.
  const isName = problem !== 'noAt' && !isNumber(name) && !name.toLowerCase().includes(email.toLowerCase());
  return { email, name: isName ? name : '', problem };
}

/** Leaves out quotes around a name, and what links it to the address: `Jane Doe – jane@x.example`. */
function nameIn(words: string): string {
  let start = 0;
  let end = words.length;
  for (;;) {
    while (end > start && ' :=,–—-'.includes(words.charAt(end - 1))) end -= 1;
    while (start < end && words[start] === ' ') start += 1;
    const isQuoted = end - start > 2 && "'‘’".includes(words.charAt(start)) && "'’".includes(words.charAt(end - 1));
    if (!isQuoted) return words.slice(start, end);
    start += 1;
    end -= 1;
  }
}

/** Adds the first of the texts that is read as this entry alone. A quote that is not closed could be closed by another line. */
function withSource(entry: ReadAddress, given: readonly string[], hasNames: boolean): PastedAddress {
  const { email, name } = entry;
  const named = name === '' ? [] : [`<${email}>`, email].map((text) => `${writeQuoted(name, { hasEscapes: true })} ${text}`);
  const closed = (texts: readonly string[]) => texts.filter((text) => !/["“„]/.test(text));
  const texts = [...closed(given), ...named, ...closed([email]), `<${email}>`];
  const isSame = (text: string) => {
    const [again, ...more] = readText(text, hasNames);
    return more.length === 0 && again?.email === email && again.name === name;
  };
  return { ...entry, source: texts.find(isSame) ?? writeQuoted(email) };
}

function isNumber(text: string): boolean {
  return /^\d{1,4}[.)]$/.test(text);
}

const bullets: readonly string[] = ['-', '*', '+', '•', '·', '◦', '▪', '‣', '–', '—', '>'];
