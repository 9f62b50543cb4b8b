import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';
import { refuse } from './checks/checks.js';

/** Lists all OAuth integrations of the account at once, without their secrets (docs/contract/account.md#oauth-integrations). */
export const listOAuthIntegrations = operation<NoParams, readonly OAuthIntegration[]>(
  'listOAuthIntegrations',
  'GET',
  '/api/v1/oauth-integrations',
);

/**
 * Adds an OAuth integration (docs/contract/account.md#oauth-integrations).
 * @throws 400 if a URL is invalid, or the secret is empty
 * @throws 403 if the caller is not an admin
 */
export const createOAuthIntegration = operation<CreateOAuthIntegrationInput, OAuthIntegration>(
  'createOAuthIntegration',
  'POST',
  '/api/v1/oauth-integrations',
  { check: checkUrls },
);

/**
 * Gets one OAuth integration, without its secret (docs/contract/account.md#oauth-integrations).
 * @throws 404 if the integration does not exist
 */
export const getOAuthIntegration = operation<{ readonly id: number }, OAuthIntegration>(
  'getOAuthIntegration',
  'GET',
  '/api/v1/oauth-integrations/{id}',
);

/**
 * Replaces an OAuth integration whole: scopes and config that are left out are gone. Only the secret, which the service never
 * shows, does not change if left out (docs/contract/account.md#oauth-integrations).
 * @throws 400 if the body is incomplete
 * @throws 403 if the caller is not an admin
 * @throws 404 if the integration does not exist
 */
export const updateOAuthIntegration = operation<{ readonly id: number } & UpdateOAuthIntegrationInput, OAuthIntegration>(
  'updateOAuthIntegration',
  'PUT',
  '/api/v1/oauth-integrations/{id}',
  { check: checkUrls },
);

/**
 * Deletes an OAuth integration with the tokens that users have of it (docs/contract/account.md#oauth-integrations).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the integration does not exist
 */
export const deleteOAuthIntegration = operation<{ readonly id: number }, void>(
  'deleteOAuthIntegration',
  'DELETE',
  '/api/v1/oauth-integrations/{id}',
);

/** A service that users connect with. Its secret is never shown. */
export interface OAuthIntegration {
  readonly id: number;
  readonly name: string;
  /** The kind of provider. The values are not specified. */
  readonly type: string;
  /** The address where users grant access. */
  readonly authUrl: string;
  /** The address that issues tokens. */
  readonly tokenUrl: string;
  /** The id of the client at the provider. */
  readonly clientId: string;
  /** The address that the provider returns users to. */
  readonly redirectUri: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The scopes to ask for. */
  readonly scopes?: readonly unknown[] | null;
  /** Settings that depend on the provider. */
  readonly config?: JsonObject | null;
}

/** The settings of an OAuth provider. */
export interface CreateOAuthIntegrationInput {
  /** The name that users see. */
  readonly name: string;
  /** The kind of provider. The values are not specified. */
  readonly type: string;
  /** The address where users grant access. */
  readonly authUrl: string;
  /** The address that issues tokens. */
  readonly tokenUrl: string;
  /** The id of the client at the provider. */
  readonly clientId: string;
  /** The secret of the client. It is never returned. */
  readonly clientSecret: string;
  /** The address that the provider returns users to. */
  readonly redirectUri: string;
  /** The scopes to ask for. */
  readonly scopes?: readonly string[] | undefined;
  /** Settings that depend on the provider. */
  readonly config?: JsonObject | undefined;
}

/** Everything of an integration; a secret that is left out stays. */
export interface UpdateOAuthIntegrationInput extends Omit<CreateOAuthIntegrationInput, 'clientSecret'> {
  /** The secret of the client. One left out stays as it is. */
  readonly clientSecret?: string | null | undefined;
}

function checkUrls(body: UpdateOAuthIntegrationInput, operation: string): void {
  for (const field of ['authUrl', 'tokenUrl', 'redirectUri'] as const) {
    if (!URL.canParse(body[field]))
      refuse({ field, operation }, `must be an absolute URL such as https://login.example.com/authorize, got "${body[field]}"`);
  }
}
