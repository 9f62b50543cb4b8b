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
 * @throws 400 an address that nobody signs in at; an empty secret
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
 * @throws 404 an unknown integration
 */
export const getOAuthIntegration = operation<{ readonly id: number }, OAuthIntegration>(
  'getOAuthIntegration',
  'GET',
  '/api/v1/oauth-integrations/{id}',
);

/**
 * Replaces an OAuth integration whole: scopes and config that are left out are gone. Only the secret, which the service never
 * shows, stays where it is left out (docs/contract/account.md#oauth-integrations).
 * @throws 400 a body without all of it
 * @throws 403 if the caller is not an admin
 * @throws 404 an unknown integration
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
 * @throws 404 an unknown integration
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
