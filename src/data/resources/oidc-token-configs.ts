'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type CreateOidcTokenConfigInput,
  createOidcTokenConfig,
  deleteOidcTokenConfig,
  getOidcTokenConfig,
  listOidcTokenConfigs,
  type OidcTokenConfig,
  type UpdateOidcTokenConfigInput,
  updateOidcTokenConfig,
} from '../../client/resources/oidc-token-configs.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of all OIDC token configs. */
export function oidcTokenConfigsQuery(client: ServiceClient) {
  return detailQuery(client, ['oidc-token-configs'], listOidcTokenConfigs, {});
}

/** Reads all OIDC token configs. */
export function useOidcTokenConfigs<Data = readonly OidcTokenConfig[]>(options?: ReadOptions<readonly OidcTokenConfig[], Data>) {
  return useRead(oidcTokenConfigsQuery(useServiceClient()), options);
}

/** Adds an OIDC token config. */
export function useCreateOidcTokenConfig(options?: WriteOptions<OidcTokenConfig, CreateOidcTokenConfigInput>) {
  return useResourceMutation(createOidcTokenConfig, () => [['oidc-token-configs']], options);
}

/** Query options of one OIDC token config. */
export function oidcTokenConfigQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['oidc-token-configs', params.id], getOidcTokenConfig, params);
}

/** Reads one OIDC token config. */
export function useOidcTokenConfig<Data = OidcTokenConfig>(params: { readonly id: number }, options?: ReadOptions<OidcTokenConfig, Data>) {
  return useRead(oidcTokenConfigQuery(useServiceClient(), params), options);
}

/** Changes an OIDC token config, but for its audience type. */
export function useUpdateOidcTokenConfig(options?: WriteOptions<OidcTokenConfig, { readonly id: number } & UpdateOidcTokenConfigInput>) {
  return useResourceMutation(updateOidcTokenConfig, () => [['oidc-token-configs']], options);
}

/** Deletes an OIDC token config. Clients using its tokens can no longer sign in. */
export function useDeleteOidcTokenConfig(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteOidcTokenConfig, () => [['oidc-token-configs']], options);
}
