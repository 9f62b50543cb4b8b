'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import {
  type CreateOAuthIntegrationInput,
  createOAuthIntegration,
  deleteOAuthIntegration,
  getOAuthIntegration,
  listOAuthIntegrations,
  type OAuthIntegration,
  type UpdateOAuthIntegrationInput,
  updateOAuthIntegration,
} from '../../client/resources/oauth-integrations.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listOAuthIntegrations`. */
export function oauthIntegrationsQuery(client: ServiceClient) {
  return detailQuery(client, ['oauth-integrations'], listOAuthIntegrations, {});
}

export function useOauthIntegrations<Data = readonly OAuthIntegration[]>(options?: ReadOptions<readonly OAuthIntegration[], Data>) {
  return useRead(oauthIntegrationsQuery(useServiceClient()), options);
}

/** Runs `createOAuthIntegration`. */
export function useCreateOAuthIntegration(options?: WriteOptions<OAuthIntegration, CreateOAuthIntegrationInput>) {
  return useResourceMutation(createOAuthIntegration, () => [['oauth-integrations']], options);
}

/** Query options of `getOAuthIntegration`. */
export function oauthIntegrationQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['oauth-integrations', params.id], getOAuthIntegration, params);
}

export function useOauthIntegration<Data = OAuthIntegration>(
  params: { readonly id: number },
  options?: ReadOptions<OAuthIntegration, Data>,
) {
  return useRead(oauthIntegrationQuery(useServiceClient(), params), options);
}

/** Runs `updateOAuthIntegration`. */
export function useUpdateOAuthIntegration(options?: WriteOptions<OAuthIntegration, { readonly id: number } & UpdateOAuthIntegrationInput>) {
  return useResourceMutation(updateOAuthIntegration, () => [['oauth-integrations']], options);
}

/** Runs `deleteOAuthIntegration`. */
export function useDeleteOAuthIntegration(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteOAuthIntegration, () => [['oauth-integrations']], options);
}
