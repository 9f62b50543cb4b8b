import type { GenerateSession } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import type { EmbedUserFields } from './embedUsers.js';

/** What a request says of one embed user; 400 for what cannot be. `null` says as little as a field left out. */
export function readEmbedUserFields(input: EmbedUserInput): EmbedUserFields {
  const { email, userProfile, groups, tenantGroups } = input;
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'must be an email address');
  const externalId = canonicalExternalId(input.externalId ?? '');
  if (externalId === '') throw invalid('externalId', 'is required');
  return {
    externalId,
    email: email ?? undefined,
    displayName: userProfile?.displayName ?? undefined,
    picture: userProfile?.picture ?? undefined,
    groups: groups ?? undefined,
    tenantGroups: tenantGroups ?? undefined,
  };
}

type EmbedUserInput = Pick<GenerateSession, 'externalId' | 'email' | 'userProfile' | 'groups' | 'tenantGroups'>;

/** External ids are trimmed and in lower case, so that one person is not provisioned twice. */
export function canonicalExternalId(externalId: string): string {
  return externalId.trim().toLowerCase();
}
