'use client';
import {
  createOidcTokenConfig,
  deleteOidcTokenConfig,
  getOidcTokenConfig,
  listOidcTokenConfigs,
  updateOidcTokenConfig,
} from '../../client/resources/oidc-token-configs.js';
import { answerHook, readHook, recordQuery } from '../reads.js';
import { writeHook } from '../useResourceMutation.js';

/** Query options of all OIDC token configs. */
export const oidcTokenConfigsQuery = recordQuery(listOidcTokenConfigs);

/** Reads all OIDC token configs. */
export const useOidcTokenConfigs = answerHook(oidcTokenConfigsQuery);

/** Adds an OIDC token config. */
export const useCreateOidcTokenConfig = writeHook(createOidcTokenConfig, () => [['oidc-token-configs']]);

/** Query options of one OIDC token config. */
export const oidcTokenConfigQuery = recordQuery(getOidcTokenConfig);

/** Reads one OIDC token config. */
export const useOidcTokenConfig = readHook(oidcTokenConfigQuery);

/** Changes an OIDC token config, but for its audience type. */
export const useUpdateOidcTokenConfig = writeHook(updateOidcTokenConfig, () => [['oidc-token-configs']]);

/** Deletes an OIDC token config. Clients using its tokens can no longer sign in. */
export const useDeleteOidcTokenConfig = writeHook(deleteOidcTokenConfig, () => [['oidc-token-configs']]);
