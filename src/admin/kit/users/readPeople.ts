import type { ProvisionEmbedUserInput } from '../../../client/resources/embed-tenants.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import { readAddress } from './readAddresses.js';
import { divideCells, readHeader, readRecords, separatorsOf, textOfCells } from './readRecords.js';

/** A person entered on one line: the id, and optionally an email address and a name. */
export interface EmbedPerson {
  readonly externalId: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** A person on a line, with the line and the reason why it cannot be sent. */
interface PastedPerson {
  readonly source: string;
  readonly person: EmbedPerson;
  readonly problem: LineProblem | undefined;
}

interface LineProblem {
  readonly kind: 'noId' | 'twice' | 'email';
  /** The value that causes it. */
  readonly text: string;
}

/** Reads one person per line: `id, email, name`, as a spreadsheet copies or saves them, or with a header in any order. */
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

/** Returns the input that creates or updates these people. With no `tenantGroups`, they keep their groups. */
export function inputsOf(people: readonly EmbedPerson[], tenantGroups: readonly string[]): readonly ProvisionEmbedUserInput[] {
  return people.map(({ externalId, email, name }) => ({
    externalId,
    ...(email !== undefined && { email }),
    ...(name !== undefined && { userProfile: { displayName: name } }),
    ...(tenantGroups.length > 0 && { tenantGroups }),
  }));
}

/** Returns the outcome of an action with its result read as one outcome per person. */
export function answered<Result>(
  outcome: ActionOutcome<Result>,
  read: (result: Result) => BulkAnswer<string>,
): ActionOutcome<BulkAnswer<string>> {
  return outcome.kind === 'done' ? { kind: 'done', result: read(outcome.result) } : outcome;
}

function linesOf(text: string): { readonly header: readonly string[]; readonly lines: readonly PastedPerson[] } {
  const records = readRecords(text);
  const cellOf = readHeader(records, 'id');
  const rows = cellOf === undefined ? records : records.slice(1);
  const seen = new Set<string>();
  const lines = rows.map(({ source, cells }) => {
    const columns = divideCells(cells, separatorsOf(cells)).map(textOfCells);
    const externalId = (cellOf?.(cells, 'id') ?? columns[0] ?? '').replace(/\p{Cf}/gu, '');
    const given = cellOf?.(cells, 'email') ?? columns[1] ?? '';
    const { email, name, problem } = readAddress(given);
    const named = cellOf?.(cells, 'name') ?? columns.slice(2).join(' ').trim();
    const kind: LineProblem['kind'] | undefined =
      externalId === '' ? 'noId' : seen.has(externalId) ? 'twice' : given !== '' && problem !== undefined ? 'email' : undefined;
    if (kind === undefined) seen.add(externalId);
    return {
      source,
      person: { externalId, email: email || undefined, name: named || name || undefined },
      problem: kind && { kind, text: kind === 'twice' ? externalId : given },
    };
  });
  return { header: cellOf === undefined ? [] : records.slice(0, 1).map(({ source }) => source), lines };
}
