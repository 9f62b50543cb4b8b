import { ServiceError } from '../../../client/errors/ServiceError.js';
import type { OAuthIntegration } from '../../../client/resources/oauth-integrations.js';
import type { InitiatedOAuthFlow, UserOAuthToken } from '../../../client/resources/user-oauth-tokens.js';
import { cutText } from '../../../ui/text/shortText.js';

/** An integration, and the user's connection to it. */
export interface Connection {
  readonly integrationId: number;
  /** The name of the integration, or a placeholder with its id if the user may not read it. */
  readonly name: string;
  /** The kind of provider; `undefined` if the user may not read the integration. */
  readonly type: string | undefined;
  readonly state: ConnectionState;
  /** The service's own word for the state, if `state` is `other`. */
  readonly status: string | undefined;
  /** The time at which the user must connect again. */
  readonly expiresAt: string | undefined;
  /** The last error of the provider. */
  readonly lastError: string | undefined;
  /** The time of the last change. */
  readonly updatedAt: string | undefined;
}

export type ConnectionState = 'connected' | 'pending' | 'expired' | 'none' | 'other';

interface Reads {
  /** `undefined` if the user may not list them. */
  readonly integrations: readonly OAuthIntegration[] | undefined;
  readonly tokens: readonly UserOAuthToken[];
  readonly nowMs: number;
  readonly unnamed: (integrationId: number) => string;
}

/** Returns every integration with its connection, and the connections whose integration the user may not read. */
export function connectionsOf({ integrations = [], tokens, nowMs, unnamed }: Reads): readonly Connection[] {
  const tokensById = new Map(tokens.map((token) => [token.integrationId, token]));
  const known = new Set(integrations.map(({ id }) => id));
  return [
    ...integrations.map(({ id, name, type }) => connectionOf({ integrationId: id, name, type }, tokensById.get(id), nowMs)),
    ...tokens
      .filter(({ integrationId }) => !known.has(integrationId))
      .map((token) =>
        connectionOf({ integrationId: token.integrationId, name: unnamed(token.integrationId), type: undefined }, token, nowMs),
      ),
  ];
}

function connectionOf(
  integration: Pick<Connection, 'integrationId' | 'name' | 'type'>,
  token: UserOAuthToken | undefined,
  nowMs: number,
): Connection {
  const state = token === undefined ? 'none' : stateOf(token, nowMs);
  return {
    ...integration,
    state,
    status: state === 'other' ? token?.status || undefined : undefined,
    // The service renews access tokens by itself until the refresh token expires.
    expiresAt: token?.refreshTokenExpiresAt ?? undefined,
    lastError: errorText(token?.lastError),
    updatedAt: token?.updatedAt,
  };
}

/** The contract does not specify the states, so unknown ones are shown as they are. */
function stateOf({ status, refreshTokenExpiresAt }: UserOAuthToken, nowMs: number): ConnectionState {
  const state = statesByWord.get(status.toLowerCase()) ?? 'other';
  return state === 'connected' && refreshTokenExpiresAt != null && Date.parse(refreshTokenExpiresAt) <= nowMs ? 'expired' : state;
}

const statesByWord: ReadonlyMap<string, ConnectionState> = new Map([
  ['active', 'connected'],
  ['connected', 'connected'],
  ['pending', 'pending'],
  ['initiated', 'pending'],
  ['expired', 'expired'],
]);

/** The contract does not specify the shape of the error either. */
function errorText(error: unknown): string | undefined {
  if (error === null || error === undefined || error === '') return undefined;
  const message = typeof error === 'object' && 'message' in error ? error.message : error;
  return cutText(typeof message === 'string' ? message : JSON.stringify(error), 0, maxErrorCharacters);
}

const maxErrorCharacters = 500;

/** True while the user may still be granting access on the provider's page. After ten minutes, the page is probably closed. */
export function isAwaited({ status, updatedAt }: UserOAuthToken, nowMs: number): boolean {
  return statesByWord.get(status.toLowerCase()) === 'pending' && nowMs - Date.parse(updatedAt) < awaitedMs;
}

const awaitedMs = 10 * 60_000;

/**
 * Returns the address of the provider's page. It is untrusted: only `http` and `https` are accepted, and no user info, which can make an
 * address look like that of another site.
 * @throws a `ServiceError` if the response has no such address
 */
export function consentAddressOf(flow: InitiatedOAuthFlow | undefined): string {
  const given = flow?.authorizationUrl ?? flow?.url;
  if (typeof given === 'string' && given.length <= maxAddressCharacters && URL.canParse(given)) {
    const { protocol, username, password, href } = new URL(given);
    if ((protocol === 'https:' || protocol === 'http:') && username === '' && password === '') return href;
  }
  throw new ServiceError('protocol', 'The service returned no address at which you can connect.', { operation: 'initiateOAuthFlow' });
}

const maxAddressCharacters = 8_000;
