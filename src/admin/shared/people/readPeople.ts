import type { EmbedPerson } from './embedPeople.js';
import { readAddress } from './readAddresses.js';
import { type CellOf, nameInRow, readHeader } from './readHeader.js';
import { columnSeparatorsOf, divideCells, type PastedCell, readRecords, textOfCells } from './readRecords.js';

/** A person on a line, the line itself, and the reason if the person cannot be sent. */
interface PastedPerson {
  readonly source: string;
  readonly person: EmbedPerson;
  readonly problem: LineProblem | undefined;
}

interface LineProblem {
  readonly kind: 'noId' | 'spaces' | 'twice' | 'email';
  /** The value that causes it. */
  readonly text: string;
}

/** Reads one person per line: `id, email, name`, as copied or exported from a spreadsheet, or columns in any order below a header. */
export function readPeople(text: string): readonly EmbedPerson[] {
  return linesOf(text).lines.flatMap(({ person, problem }) => (problem === undefined ? person : []));
}

/** Returns the lines of these people, and those that could not be read. */
export function keepPeople(text: string, ids: ReadonlySet<string>): string {
  const { header, lines } = linesOf(text);
  const kept = lines.filter(({ person, problem }) => problem !== undefined || ids.has(person.externalId)).map(({ source }) => source);
  return (kept.length > 0 ? [...header, ...kept] : []).join('\n');
}

/** Returns a problem for each line that is skipped. */
export function unreadPeople(text: string): readonly LineProblem[] {
  return linesOf(text).lines.flatMap(({ problem }) => problem ?? []);
}

/** A problem of the text, with the value that causes it. */
export type PeopleProblem = { readonly kind: 'missing' } | { readonly kind: 'tooMany'; readonly count: number } | LineProblem;

/** Returns the reason why nobody can be sent; `undefined` if the people who could be read can be. */
export function problemOfPeople(text: string, limit: number): PeopleProblem | undefined {
  const count = readPeople(text).length;
  if (count === 0) return unreadPeople(text)[0] ?? { kind: 'missing' };
  return count > limit ? { kind: 'tooMany', count } : undefined;
}

function linesOf(text: string): { readonly header: readonly string[]; readonly lines: readonly PastedPerson[] } {
  const records = readRecords(text);
  const cellOf = readHeader(records, 'id');
  const rows = cellOf === undefined ? records : records.slice(1);
  const seen = new Set<string>();
  const lines = rows.map(({ source, cells }) => {
    const { id, email: given, name: named } = cellOf === undefined ? columnsOf(cells) : namedColumnsOf(cells, cellOf);
    // The service keeps ids in lower case.
    const externalId = id.replace(/\p{Cf}/gu, '').toLowerCase();
    const { email, name, problem } = readAddress(given);
    const kind = problemOf(externalId) ?? (seen.has(externalId) ? 'twice' : given !== '' && problem !== undefined ? 'email' : undefined);
    if (kind === undefined) seen.add(externalId);
    return {
      source,
      person: { externalId, email: email || undefined, name: named || name || undefined },
      problem: kind && { kind, text: kind === 'noId' || kind === 'email' ? given : id },
    };
  });
  return { header: cellOf === undefined ? [] : records.slice(0, 1).map(({ source }) => source), lines };
}

interface Columns {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** After the id, the columns may be in any order. */
function columnsOf(cells: readonly PastedCell[]): Columns {
  const separators = columnSeparatorsOf(cells);
  const [id = '', ...others] = divideCells(cells, separators).map(textOfCells);
  const place = others.findIndex((text) => text.includes('@'));
  if (place === -1) return { id, email: others[0] ?? '', name: others.slice(1).join(' ').trim() };
  // `c-1, Doe, Jane <jane@x.example>`
  const first = place > 0 && separators.includes(',') && others[place]?.includes('<') ? place - 1 : place;
  const name = others
    .toSpliced(first, place + 1 - first)
    .join(' ')
    .trim();
  return { id, email: others.slice(first, place + 1).join(', '), name };
}

function namedColumnsOf(cells: readonly PastedCell[], cellOf: CellOf): Columns {
  return { id: cellOf(cells, 'id'), email: cellOf(cells, 'email'), name: nameInRow(cells, cellOf) };
}

function problemOf(externalId: string): LineProblem['kind'] | undefined {
  if (externalId === '') return 'noId';
  return /\s/.test(externalId) ? 'spaces' : undefined;
}
