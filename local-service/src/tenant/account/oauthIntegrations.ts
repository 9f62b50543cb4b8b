import type { OAuthIntegration, UpdateOAuthIntegrationInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { toTimestamp } from '../times.js';
import type { OAuthIntegrationRecord } from './Connections.js';

/** The integration that an input creates or replaces: omitted fields are empty, but the secret is kept. */
export function readIntegration(input: UpdateOAuthIntegrationInput): IntegrationFields {
  const { name, type, authUrl, tokenUrl, redirectUri, clientId, clientSecret, scopes = null, config = null } = input;
  for (const [field, text] of Object.entries({ authUrl, tokenUrl, redirectUri })) checkUrl(field, text);
  return { name, type, authUrl, tokenUrl, clientId, clientSecret, redirectUri, scopes, config };
}

/** Without its secret, which the service never gives out. */
export function toIntegration({ clientSecret: _, createdAt, updatedAt, ...fields }: OAuthIntegrationRecord): OAuthIntegration {
  return { ...fields, createdAt: toTimestamp(createdAt), updatedAt: toTimestamp(updatedAt) };
}

interface IntegrationFields extends Omit<OAuthIntegrationRecord, 'id' | 'clientSecret' | 'createdAt' | 'updatedAt'> {
  readonly clientSecret: string | null | undefined;
}

function checkUrl(field: string, text: string): void {
  if (!URL.canParse(text) || !['https:', 'http:'].includes(new URL(text).protocol)) throw invalid(field, 'must be a URL');
}
