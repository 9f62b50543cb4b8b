import type { ProvisionEmbedUserInput } from '../../../client/resources/embed-tenants.js';
import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';

/** A person entered on one line: the id, and optionally an email address and a name. */
export interface EmbedPerson {
  readonly externalId: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Parses one person per line: `id, email, name`, separated by commas, semicolons or tabs. Skips empty lines. */
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

/** A problem of the text, with the value that causes it. */
export type PeopleProblem =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tooMany'; readonly count: number }
  | { readonly kind: 'noId' | 'twice' | 'email'; readonly text: string };

/** Returns the first problem of the text; `undefined` if there is none. */
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

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

const separator = /[\t,;،、]/;
