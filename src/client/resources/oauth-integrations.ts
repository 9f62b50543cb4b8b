import type { JsonObject } from '../chat-stream/QueryRows.js';
import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** (plain array) (payload facts, OAuth Integrations). */
export function listOAuthIntegrations(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<readonly OAuthIntegration[]>('/api/v1/oauth-integrations', { ...options, operation: 'listOAuthIntegrations' });
}

/** (payload facts, OAuth Integrations). */
export function createOAuthIntegration(client: ServiceClient, body: CreateOAuthIntegrationInput, options?: CallOptions) {
  return client.post<OAuthIntegration>('/api/v1/oauth-integrations', { ...options, operation: 'createOAuthIntegration', body });
}

/** (payload facts, OAuth Integrations). */
export function getOAuthIntegration(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.get<OAuthIntegration>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'getOAuthIntegration' });
}

/** (payload facts, OAuth Integrations). */
export function updateOAuthIntegration(
  client: ServiceClient,
  { id, ...body }: { readonly id: number } & UpdateOAuthIntegrationInput,
  options?: CallOptions,
) {
  return client.put<OAuthIntegration>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'updateOAuthIntegration', body });
}

/** (payload facts, OAuth Integrations). */
export function deleteOAuthIntegration(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/oauth-integrations/${id}`, { ...options, operation: 'deleteOAuthIntegration' });
}

/** The secret is never returned. */
export interface OAuthIntegration {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  /** Url. */
  readonly authUrl: string;
  /** Url. */
  readonly tokenUrl: string;
  readonly clientId: string;
  /** Url. */
  readonly redirectUri: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly scopes?: readonly unknown[] | null;
  readonly config?: JsonObject | null;
}

export interface CreateOAuthIntegrationInput {
  readonly name: string;
  readonly type: string;
  /** Url. */
  readonly authUrl: string;
  /** Url. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Url. */
  readonly redirectUri: string;
  readonly scopes?: readonly string[] | undefined;
  readonly config?: JsonObject | undefined;
}

/** A full replace, not a patch. */
export interface UpdateOAuthIntegrationInput {
  readonly name: string;
  readonly type: string;
  /** Url. */
  readonly authUrl: string;
  /** Url. */
  readonly tokenUrl: string;
  readonly clientId: string;
  /** Url. */
  readonly redirectUri: string;
  readonly clientSecret?: string | null | undefined;
  readonly scopes?: readonly string[] | undefined;
  readonly config?: JsonObject | undefined;
}
