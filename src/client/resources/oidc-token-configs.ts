import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';
import { checkMaxLength, refuse } from './checks/checks.js';

/**
 * Lists all OIDC token configs of the account at once (docs/contract/account.md#oidc-token-configurations).
 * @throws 403 if the caller is not an admin
 */
export const listOidcTokenConfigs = operation<NoParams, readonly OidcTokenConfig[]>(
  'listOidcTokenConfigs',
  'GET',
  '/api/v1/oidc-token-configs',
);

/**
 * Adds an OIDC token config. Without a name the service chooses one (docs/contract/account.md#oidc-token-configurations).
 * @throws 400 if the audience type requires an audience and none is given
 * @throws 403 if the caller is not an admin
 * @throws 409 if the name is taken
 */
export const createOidcTokenConfig = operation<CreateOidcTokenConfigInput, OidcTokenConfig>(
  'createOidcTokenConfig',
  'POST',
  '/api/v1/oidc-token-configs',
  { check: checkFormats },
);

/**
 * Gets one OIDC token config (docs/contract/account.md#oidc-token-configurations).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the config does not exist
 */
export const getOidcTokenConfig = operation<{ readonly id: number }, OidcTokenConfig>(
  'getOidcTokenConfig',
  'GET',
  '/api/v1/oidc-token-configs/{id}',
);

/**
 * Updates an OIDC token config, except for its audience type, which cannot be changed. Omitted fields keep their values (docs/contract/account.md#oidc-token-configurations).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the config does not exist
 * @throws 409 if the name is taken
 */
export const updateOidcTokenConfig = operation<{ readonly id: number } & UpdateOidcTokenConfigInput, OidcTokenConfig>(
  'updateOidcTokenConfig',
  'PUT',
  '/api/v1/oidc-token-configs/{id}',
  { check: checkFormats },
);

/**
 * Deletes an OIDC token config. Clients using its tokens can no longer sign in (docs/contract/account.md#oidc-token-configurations).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the config does not exist
 */
export const deleteOidcTokenConfig = operation<{ readonly id: number }, void>(
  'deleteOidcTokenConfig',
  'DELETE',
  '/api/v1/oidc-token-configs/{id}',
);

/** The tokens that a deployment gets to identify itself elsewhere. */
export interface OidcTokenConfig {
  readonly id: number;
  readonly name: string;
  /** The kind of audience that the tokens are for. */
  readonly audienceType: string;
  /** The `aud` claim. */
  readonly audience: string;
  /** False if no tokens are issued. */
  readonly isEnabled: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Further claims of the tokens. */
  readonly customClaims?: JsonObject | null;
  /** The pattern of the `sub` claim. */
  readonly subFormat?: string | null;
  /** The environment variable that gives the deployment the token. */
  readonly targetEnvVar?: string | null;
}

/** The settings of new tokens. */
export interface CreateOidcTokenConfigInput extends UpdateOidcTokenConfigInput {
  /** The audience of the tokens. Cannot be changed later. */
  readonly audienceType: string;
}

/** A change of the settings. A missing field stays as it is. */
export interface UpdateOidcTokenConfigInput {
  /** Small letters and digits, with hyphens between them. */
  readonly name?: string | null | undefined;
  /** The `aud` claim, if `audienceType` leaves it open. */
  readonly customAudience?: string | null | undefined;
  /** Further claims of the tokens. */
  readonly customClaims?: JsonObject | null | undefined;
  /** False to issue no more tokens. */
  readonly isEnabled?: boolean | null | undefined;
  /**
   * At most 200 letters, digits, `:`, `_`, `-` and placeholders: `{deployment_id}`, `{component}`, `{region}`.
   * @maxLength 200
   */
  readonly subFormat?: string | null | undefined;
  /** At most 128 capitals, digits and `_`, not beginning with a digit. */
  readonly targetEnvVar?: string | null | undefined;
}

function checkFormats({ name, subFormat, targetEnvVar }: UpdateOidcTokenConfigInput, operation: string): void {
  if (typeof name === 'string' && !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name)) {
    refuse(
      { field: 'name', operation },
      `must contain only lowercase letters, digits and hyphens, and not start or end with a hyphen, got "${name}"`,
    );
  }
  checkMaxLength(subFormat, 200, { field: 'subFormat', operation });
  if (typeof subFormat === 'string' && !/^(?:[A-Za-z0-9:_-]|\{(?:deployment_id|component|region)\})*$/.test(subFormat)) {
    const rule = 'must contain only letters, digits, ":", "_", "-" and the placeholders {deployment_id}, {component} and {region}';
    refuse({ field: 'subFormat', operation }, `${rule}, got "${subFormat}"`);
  }
  checkMaxLength(targetEnvVar, 128, { field: 'targetEnvVar', operation });
  if (typeof targetEnvVar === 'string' && !/^[A-Z_][A-Z0-9_]*$/.test(targetEnvVar)) {
    refuse({ field: 'targetEnvVar', operation }, `must be a variable name such as AWS_TOKEN_FILE, got "${targetEnvVar}"`);
  }
}
