import type { OAuthIntegration } from '@parley/react/client';
import { invalid, isObject, isStringArray, type JsonObject, nullableString, requiredString } from '../../http/fields.js';
import { toTimestamp } from '../times.js';
import type { OAuthIntegrationRecord } from './Connections.js';

/** The integration of a create or update body, whole: what is left out is empty, but for a secret that is not needed. */
export function readIntegration(body: JsonObject, { needsSecret }: { readonly needsSecret: boolean }): IntegrationFields {
  return {
    name: requiredString(body, 'name'),
    type: requiredString(body, 'type'),
    authUrl: readUrl(body, 'authUrl'),
    tokenUrl: readUrl(body, 'tokenUrl'),
    clientId: requiredString(body, 'clientId'),
    clientSecret: needsSecret ? requiredString(body, 'clientSecret') : nullableString(body, 'clientSecret'),
    redirectUri: readUrl(body, 'redirectUri'),
    scopes: readScopes(body.scopes),
    config: readConfig(body.config),
  };
}

/** Without its secret, which the service never gives out. */
export function toIntegration({ clientSecret: _, createdAt, updatedAt, ...fields }: OAuthIntegrationRecord): OAuthIntegration {
  return { ...fields, createdAt: toTimestamp(createdAt), updatedAt: toTimestamp(updatedAt) };
}

interface IntegrationFields extends Omit<OAuthIntegrationRecord, 'id' | 'clientSecret' | 'createdAt' | 'updatedAt'> {
  readonly clientSecret: string | null | undefined;
}

function readUrl(body: JsonObject, field: string): string {
  const text = requiredString(body, field);
  if (!URL.canParse(text) || !['https:', 'http:'].includes(new URL(text).protocol)) throw invalid(field, 'must be a URL');
  return text;
}

function readScopes(scopes: unknown): readonly string[] | null {
  if (scopes === undefined || scopes === null) return null;
  if (!isStringArray(scopes)) throw invalid('scopes', 'must be a list of strings');
  return scopes;
}

function readConfig(config: unknown): JsonObject | null {
  if (config === undefined || config === null) return null;
  if (!isObject(config)) throw invalid('config', 'must be an object');
  return config;
}
