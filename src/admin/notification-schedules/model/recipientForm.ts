import type { NotificationRecipientInput } from '../../../client/resources/notification-recipients.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import type { FieldProblems } from '../../kit/dialog/useActionForm.js';
import { isEmbedTenantName } from '../../shared/fields/isEmbedTenantName.js';
import { readJsonObject } from '../../shared/fields/jsonObject.js';
import { readAddresses } from '../../shared/people/readAddresses.js';
import { keepPeople, readPeople, unreadPeople } from '../../shared/people/readPeople.js';
import type { NotificationScheduleLabels } from '../labels/NotificationScheduleLabels.js';

/** How recipients are entered. */
export type RecipientKind = 'users' | 'emails' | 'embedUsers';

/** The values of the form that adds recipients. Only those of its kind are sent. */
export interface RecipientValues {
  readonly kind: RecipientKind;
  readonly users: readonly ResourceOwner[];
  readonly emails: string;
  readonly tenant: string;
  /** One embed user per line: `id, email`. */
  readonly people: string;
  /** A JSON object, or nothing. */
  readonly context: string;
}

/** The maximum number of recipients per call (docs/contract/account.md#notifications). */
const recipientLimit = 1000;

export function recipientInputs({ kind, users, emails, tenant, people, context }: RecipientValues): readonly NotificationRecipientInput[] {
  if (kind === 'users') return users.map(({ id }) => ({ type: 'USER', userId: id }));
  if (kind === 'emails') return readEmails(emails).map((email) => ({ type: 'USER', email }));
  const securityContext = readJsonObject(context);
  return readPeople(people).map(({ externalId, email }) => ({
    ...{ type: 'EMBED_USER', embedTenantName: tenant.trim(), externalId },
    ...(email !== undefined && { email }),
    ...(securityContext && { securityContext }),
  }));
}

export function problemsOfRecipients(
  values: RecipientValues,
  words: NotificationScheduleLabels['recipients']['problems'],
  number: (value: number) => string,
): FieldProblems<RecipientValues> {
  const { kind, users, emails, tenant, people, context } = values;
  const tooMany = (count: number) => words.tooMany(number(count), number(recipientLimit));
  if (kind === 'users') return { users: users.length > recipientLimit ? tooMany(users.length) : undefined };
  const count = kind === 'emails' ? readEmails(emails).length : readPeople(people).length;
  const [unread = words.missing] = unreadRecipients(values, words).problems;
  const problem = count === 0 ? unread : count > recipientLimit ? tooMany(count) : undefined;
  if (kind === 'emails') return { emails: problem };
  return {
    tenant: isEmbedTenantName(tenant.trim()) ? undefined : words.tenant,
    people: problem,
    context: readJsonObject(context) === null ? words.context : undefined,
  };
}

/** Returns the addresses, each once. */
export function readEmails(text: string): readonly string[] {
  const found = readAddresses(text, { hasNames: false }).filter(({ problem }) => problem === undefined);
  return [...new Map(found.toReversed().map(({ email }) => [email.toLowerCase(), email])).values()].reverse();
}

/** Returns the problems of what is left out, and the text of it. */
export function unreadRecipients(
  { kind, emails, people }: RecipientValues,
  words: NotificationScheduleLabels['recipients']['problems'],
): { readonly problems: readonly string[]; readonly rest: Partial<RecipientValues> } {
  if (kind === 'embedUsers') {
    const problems = unreadPeople(people).map(({ kind, text }) => (kind === 'noId' ? words.noId : words[kind](text)));
    return { problems, rest: { people: keepPeople(people, new Set()) } };
  }
  const unread = kind === 'emails' ? readAddresses(emails, { hasNames: false }).filter(({ problem }) => problem !== undefined) : [];
  return { problems: unread.map(({ email }) => words.email(email)), rest: { emails: unread.map(({ source }) => source).join('\n') } };
}
