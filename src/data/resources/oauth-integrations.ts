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
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of all OAuth integrations. */
export function oauthIntegrationsQuery(client: ServiceClient) {
  return detailQuery(client, ['oauth-integrations'], listOAuthIntegrations, {});
}

/** Reads all OAuth integrations, without their secrets. */
export function useOAuthIntegrations<Data = readonly OAuthIntegration[]>(options?: ReadOptions<readonly OAuthIntegration[], Data>) {
  return useRead(oauthIntegrationsQuery(useServiceClient()), options);
}

/** Adds an OAuth integration. */
export function useCreateOAuthIntegration(options?: WriteOptions<OAuthIntegration, CreateOAuthIntegrationInput>) {
  return useResourceMutation(createOAuthIntegration, () => [['oauth-integrations']], options);
}

/** Query options of one OAuth integration. */
export function oauthIntegrationQuery(client: ServiceClient, params: { readonly id: number }) {
  return detailQuery(client, ['oauth-integrations', params.id], getOAuthIntegration, params);
}

/** Reads one OAuth integration, without its secret. */
export function useOAuthIntegration<Data = OAuthIntegration>(
  params: { readonly id: number },
  options?: ReadOptions<OAuthIntegration, Data>,
) {
  return useRead(oauthIntegrationQuery(useServiceClient(), params), options);
}

/** Replaces an OAuth integration whole; only a secret that is left out stays. */
export function useUpdateOAuthIntegration(options?: WriteOptions<OAuthIntegration, { readonly id: number } & UpdateOAuthIntegrationInput>) {
  return useResourceMutation(updateOAuthIntegration, () => [['oauth-integrations']], options);
}

/** Deletes an OAuth integration, with the connections that users have. */
export function useDeleteOAuthIntegration(options?: WriteOptions<void, { readonly id: number }>) {
  return useResourceMutation(deleteOAuthIntegration, () => [['oauth-integrations'], ['user-oauth-tokens']], options);
}
