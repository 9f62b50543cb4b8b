import type { JsonObject } from '../chat-stream/QueryRows.js';
import { path } from '../http/path.js';
import type { CallOptions, NoParams, ServiceClient } from '../http/ServiceClient.js';

/** (plain array) (payload facts, OIDC Token Configs). */
export function listOidcTokenConfigs(client: ServiceClient, _params?: NoParams, options?: CallOptions) {
  return client.get<readonly OidcTokenConfig[]>('/api/v1/oidc-token-configs', { ...options, operation: 'listOidcTokenConfigs' });
}

/** (payload facts, OIDC Token Configs). */
export function createOidcTokenConfig(client: ServiceClient, body: CreateOidcTokenConfigInput, options?: CallOptions) {
  return client.post<OidcTokenConfig>('/api/v1/oidc-token-configs', { ...options, operation: 'createOidcTokenConfig', body });
}

/** (payload facts, OIDC Token Configs). */
export function getOidcTokenConfig(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.get<OidcTokenConfig>(path`/api/v1/oidc-token-configs/${id}`, { ...options, operation: 'getOidcTokenConfig' });
}

/** (payload facts, OIDC Token Configs). */
export function updateOidcTokenConfig(
  client: ServiceClient,
  { id, ...body }: { readonly id: number } & UpdateOidcTokenConfigInput,
  options?: CallOptions,
) {
  return client.put<OidcTokenConfig>(path`/api/v1/oidc-token-configs/${id}`, { ...options, operation: 'updateOidcTokenConfig', body });
}

/** (payload facts, OIDC Token Configs). */
export function deleteOidcTokenConfig(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/oidc-token-configs/${id}`, { ...options, operation: 'deleteOidcTokenConfig' });
}

export interface OidcTokenConfig {
  readonly id: number;
  readonly name: string;
  readonly audienceType: string;
  readonly audience: string;
  readonly isEnabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly customClaims?: JsonObject | null;
  readonly subFormat?: string | null;
  readonly targetEnvVar?: string | null;
}

/** Name ^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$ ; subFormat: [A-Za-z0-9:_-] and the placeholders {deployment_id} {component} {region}; targetEnvVar ^[A-Z_][A-Z0-9_]*$. */
export interface CreateOidcTokenConfigInput {
  readonly audienceType: string;
  readonly name?: string | null | undefined;
  readonly customAudience?: string | null | undefined;
  readonly customClaims?: JsonObject | null | undefined;
  readonly isEnabled?: boolean | null | undefined;
  /** At most 200 characters. */
  readonly subFormat?: string | null | undefined;
  /** At most 128 characters. */
  readonly targetEnvVar?: string | null | undefined;
}

/** AudienceType cannot change. */
export interface UpdateOidcTokenConfigInput {
  readonly name?: string | null | undefined;
  readonly customAudience?: string | null | undefined;
  readonly customClaims?: JsonObject | null | undefined;
  readonly isEnabled?: boolean | null | undefined;
  /** At most 200 characters. */
  readonly subFormat?: string | null | undefined;
  /** At most 128 characters. */
  readonly targetEnvVar?: string | null | undefined;
}
