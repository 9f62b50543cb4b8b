import type { JsonObject } from '../chat-stream/QueryRows.js';
import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';
import { refuse } from './checks.js';

/** Lists all OAuth integrations of the account at once, without their secrets (docs/contract/account.md#oauth-integrations). */
export function listOAuthIntegrations(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<readonly OAuthIntegration[]>('/api/v1/oauth-integrations', { ...options, operation: 'listOAuthIntegrations' });
}

/**
 * Adds an OAuth integration (docs/contract/account.md#oauth-integrations).
 * @throws 400 an address that nobody signs in at; an empty secret
 * @throws 403 if the caller is not an admin
 */
export async function createOAuthIntegration(client: ServiceClient, body: CreateOAuthIntegrationInput, options?: CallOptions) {
  checkUrls(body, 'createOAuthIntegration');
  return client.post<OAuthIntegration>('/api/v1/oauth-integrations', { ...options, operation: 'createOAuthIntegration', body });
}

/**
 * Gets one OAuth integration, without its secret (docs/contract/account.md#oauth-integrations).
 * @throws 404 an unknown integration
 */
export function getOAuthIntegration(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.get<OAuthIntegration>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'getOAuthIntegration' });
}

/**
 * Replaces an OAuth integration whole: scopes and config that are left out are gone. Only the secret, which the service never
 * shows, stays where it is left out (docs/contract/account.md#oauth-integrations).
 * @throws 400 a body without all of it
 * @throws 403 if the caller is not an admin
 * @throws 404 an unknown integration
 */
export async function updateOAuthIntegration(
  client: ServiceClient,
  { id, ...body }: { readonly id: number } & UpdateOAuthIntegrationInput,
  options?: CallOptions,
) {
  checkUrls(body, 'updateOAuthIntegration');
  return client.put<OAuthIntegration>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'updateOAuthIntegration', body });
}

/**
 * Deletes an OAuth integration with the tokens that users have of it (docs/contract/account.md#oauth-integrations).
 * @throws 403 if the caller is not an admin
 * @throws 404 an unknown integration
 */
export function deleteOAuthIntegration(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'deleteOAuthIntegration' });
}

/** A service that users connect with. Its secret is never shown. */
export interface OAuthIntegration {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly scopes?: readonly unknown[] | null;
  readonly config?: JsonObject | null;
}

export interface CreateOAuthIntegrationInput {
  readonly name: string;
  readonly type: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly scopes?: readonly string[] | undefined;
  readonly config?: JsonObject | undefined;
}

/** Everything of an integration; a secret that is left out stays. */
export interface UpdateOAuthIntegrationInput extends Omit<CreateOAuthIntegrationInput, 'clientSecret'> {
  readonly clientSecret?: string | null | undefined;
}

function checkUrls(body: UpdateOAuthIntegrationInput, operation: string): void {
  for (const field of ['authUrl', 'tokenUrl', 'redirectUri'] as const) {
    if (!URL.canParse(body[field]))
      refuse({ field, operation }, `must be an absolute URL such as https://login.example.com/authorize, got "${body[field]}"`);
  }
}
