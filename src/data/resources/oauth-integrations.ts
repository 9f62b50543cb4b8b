'use client';
import {
  createOAuthIntegration,
  deleteOAuthIntegration,
  getOAuthIntegration,
  listOAuthIntegrations,
  updateOAuthIntegration,
} from '../../client/resources/oauth-integrations.js';
import { answerHook, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of all OAuth integrations. */
export const oauthIntegrationsQuery = recordQuery(listOAuthIntegrations);

/** Reads all OAuth integrations, without their secrets. */
export const useOAuthIntegrations = answerHook(oauthIntegrationsQuery);

/** Adds an OAuth integration. */
export const useCreateOAuthIntegration = writeHook(createOAuthIntegration, () => [['oauth-integrations']]);

/** Query options of one OAuth integration. */
export const oauthIntegrationQuery = recordQuery(getOAuthIntegration);

/** Reads one OAuth integration, without its secret. */
export const useOAuthIntegration = readHook(oauthIntegrationQuery);

/** Replaces an OAuth integration whole; only a secret that is left out stays. */
export const useUpdateOAuthIntegration = writeHook(updateOAuthIntegration, () => [['oauth-integrations']]);

/** Deletes an OAuth integration, with the connections that users have. */
export const useDeleteOAuthIntegration = writeHook(deleteOAuthIntegration, () => [['oauth-integrations'], ['user-oauth-tokens']]);
