import type { ProvisionEmbedUserInput } from '../../client/resources/embed-tenants.js';
import type { BulkAnswer } from '../../data/bulk-action/BulkOutcome.js';
import type { ActionOutcome } from '../kit/events/WidgetEvents.js';

/** One line of the text in which people are entered: the id, and if known the email address and the name. */
export interface EmbedPerson {
  readonly externalId: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Reads one person per line: `id, email, name`, separated by commas, semicolons or tabs. Empty lines are left out. */
export function readPeople(text: string): readonly EmbedPerson[] {
  return linesOf(text).map((line) => {
    const [externalId = '', email, ...name] = line.split(separator).map((part) => part.trim());
    return { externalId, email: email || undefined, name: name.join(' ').trim() || undefined };
  });
}

/** Returns the lines of these people only. */
export function keepPeople(text: string, ids: ReadonlySet<string>): string {
  return linesOf(text)
    .filter((line) => ids.has(line.split(separator, 1)[0]?.trim() ?? ''))
    .join('\n');
}

/** What is wrong with the text, and in which line. */
export type PeopleProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'noId' | 'twice' | 'email'; readonly text: string };

/** Returns the first problem of the text; `undefined` if it can be sent. */
export function problemOfPeople(text: string, limit: number): PeopleProblem | undefined {
  const people = readPeople(text);
  if (people.length === 0) return { kind: 'missing' };
  if (people.length > limit) return { kind: 'tooMany', count: people.length };
  const seen = new Set<string>();
  for (const { externalId, email } of people) {
    if (externalId === '') return { kind: 'noId', text: email ?? '' };
    if (seen.has(externalId)) return { kind: 'twice', text: externalId };
    if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) return { kind: 'email', text: email };
    seen.add(externalId);
  }
  return undefined;
}

/** Returns what is sent to create or update these people. Without groups, they stay in those they have. */
export function inputsOf(people: readonly EmbedPerson[], tenantGroups: readonly string[]): readonly ProvisionEmbedUserInput[] {
  return people.map(({ externalId, email, name }) => ({
    externalId,
    ...(email !== undefined && { email }),
    ...(name !== undefined && { userProfile: { displayName: name } }),
    ...(tenantGroups.length > 0 && { tenantGroups }),
  }));
}

/** Returns the outcome of a call with what became of each person. */
export function answered<Result>(
  outcome: ActionOutcome<Result>,
  read: (result: Result) => BulkAnswer<string>,
): ActionOutcome<BulkAnswer<string>> {
  return outcome.kind === 'done' ? { kind: 'done', result: read(outcome.result) } : outcome;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

const separator = /[\t,;،、]/;
