import type { OAuthIntegration, UpdateOAuthIntegrationInput } from '../../client/resources/oauth-integrations.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import { readJsonObject, writeJsonObject } from '../shared/fields/jsonObject.js';
import type { OAuthIntegrationLabels } from './labels/OAuthIntegrationLabels.js';

/** The values of the form of an integration. */
export interface IntegrationValues {
  readonly name: string;
  readonly type: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly redirectUri: string;
  readonly clientId: string;
  /** Empty to keep the current one, which the service never returns. */
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** A JSON object, or empty. */
  readonly config: string;
}

export function valuesOf(integration: OAuthIntegration | undefined): IntegrationValues {
  const { name = '', type = '', authUrl = '', tokenUrl = '', redirectUri = '', clientId = '' } = integration ?? {};
  return {
    ...{ name, type, authUrl, tokenUrl, redirectUri, clientId },
    clientSecret: '',
    scopes: (integration?.scopes ?? []).map((scope) => (typeof scope === 'string' ? scope : JSON.stringify(scope))),
    config: writeJsonObject(integration?.config),
  };
}

/** Returns everything, because the service replaces the whole integration. Leaving out the secret keeps the current one. */
export function inputOf({ scopes, config, clientSecret, ...texts }: IntegrationValues): UpdateOAuthIntegrationInput {
  const { name, type, authUrl, tokenUrl, redirectUri, clientId } = texts;
  return {
    name: name.trim(),
    type: type.trim(),
    authUrl: authUrl.trim(),
    tokenUrl: tokenUrl.trim(),
    redirectUri: redirectUri.trim(),
    clientId: clientId.trim(),
    // A secret may begin or end with a space.
    clientSecret: clientSecret === '' ? undefined : clientSecret,
    scopes: [...new Set(scopes)],
    config: readJsonObject(config) ?? undefined,
  };
}

export function problemsOf(
  { name, type, clientId, clientSecret, config, ...urls }: IntegrationValues,
  { labels: { problems: words }, item }: ProblemContext<OAuthIntegration, OAuthIntegrationLabels>,
): FieldProblems<IntegrationValues> {
  return {
    name: name.trim() === '' ? words.name : undefined,
    type: type.trim() === '' ? words.type : undefined,
    authUrl: isSecureUrl(urls.authUrl) ? undefined : words.url,
    tokenUrl: isSecureUrl(urls.tokenUrl) ? undefined : words.url,
    redirectUri: isSecureUrl(urls.redirectUri) ? undefined : words.url,
    clientId: clientId.trim() === '' ? words.clientId : undefined,
    clientSecret: item === undefined && clientSecret === '' ? words.clientSecret : undefined,
    config: readJsonObject(config) === null ? words.config : undefined,
  };
}

/** Secrets and codes are sent to these addresses, so they need TLS. OAuth exempts the user's own computer. */
function isSecureUrl(text: string): boolean {
  if (!URL.canParse(text.trim())) return false;
  const { protocol, hostname, username, password } = new URL(text.trim());
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return isPrivate && username === '' && password === '';
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];
