import type { NotificationRecipient, NotificationRecipientInput } from '../../../client/resources/notification-recipients.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { isEmbedTenantName } from '../../kit/form/isEmbedTenantName.js';
import { readJsonObject } from '../../kit/form/jsonObject.js';
import type { FieldProblems } from '../../kit/form/useActionForm.js';
import { problemOfPeople, readPeople } from '../../kit/users/readPeople.js';
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
  { kind, users, emails, tenant, people, context }: RecipientValues,
  words: NotificationScheduleLabels['recipients']['problems'],
  number: (value: number) => string,
): FieldProblems<RecipientValues> {
  const tooMany = (count: number) => words.tooMany(number(count), number(recipientLimit));
  if (kind === 'users') return { users: users.length > recipientLimit ? tooMany(users.length) : undefined };
  if (kind === 'emails') {
    const read = readEmails(emails);
    const wrong = read.find((email) => !/^[^\s@]+@[^\s@]+$/.test(email));
    if (read.length === 0) return { emails: words.missing };
    return {
      emails: wrong !== undefined ? words.email(wrong.slice(0, 80)) : read.length > recipientLimit ? tooMany(read.length) : undefined,
    };
  }
  const problem = problemOfPeople(people, recipientLimit);
  return {
    tenant: isEmbedTenantName(tenant.trim()) ? undefined : words.tenant,
    people:
      problem === undefined
        ? undefined
        : problem.kind === 'tooMany'
          ? tooMany(problem.count)
          : problem.kind === 'missing' || problem.kind === 'noId'
            ? words[problem.kind]
            : words[problem.kind](problem.text.slice(0, 80)),
    context: readJsonObject(context) === null ? words.context : undefined,
  };
}

/** Returns the addresses, each once. Lists copied from a mail program have names before addresses in angle brackets. */
export function readEmails(text: string): readonly string[] {
  const found = text.split(/[,;،、\n]/).flatMap((piece) => {
    const inBrackets = [...piece.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
    return inBrackets.length > 0 ? inBrackets : piece.split(/\s+/);
  });
  const seen = new Map(found.filter((email) => email !== '').map((email) => [email.toLowerCase(), email]));
  return [...seen.values()];
}

/** Returns the id of a recipient within its schedule. */
export function recipientKey({ type, userId, embedUserId, channelId }: NotificationRecipient): string {
  return `${type} ${userId ?? embedUserId ?? channelId}`;
}

/** Returns the email of a recipient, or another name. */
export function recipientName({ email, username, externalId, channelName, channelId, userId, embedUserId }: NotificationRecipient): string {
  return email ?? username ?? externalId ?? channelName ?? channelId ?? `#${userId ?? embedUserId}`;
}
