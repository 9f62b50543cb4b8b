import type { UserOAuthToken } from '@parley/react/client';
import { dayMs, hourMs, toTimestamp } from '../times.js';
import type { Connections, OAuthIntegrationRecord, UserOAuthTokenRecord } from './Connections.js';

/** The other service's page where the user agrees. Nobody answers there: after `agreementMs` the user has agreed. */
export function initiateFlow({ userTokens }: Connections, integration: OAuthIntegrationRecord, userId: number, now: number): string {
  const known = tokenOf({ userTokens }, integration.id, userId);
  if (known === undefined) userTokens.insert({ userId, integrationId: integration.id, initiatedAt: now, createdAt: now });
  else userTokens.update(known.id, { initiatedAt: now });
  return authorizationUrl(integration);
}

export function tokenOf(
  { userTokens }: Pick<Connections, 'userTokens'>,
  integrationId: number,
  userId: number,
): UserOAuthTokenRecord | undefined {
  return userTokens.values().find((token) => token.integrationId === integrationId && token.userId === userId);
}

/** How long the user takes to agree. */
const agreementMs = 5_000;
const accessMs = hourMs;
const refreshMs = 30 * dayMs;

/** A token is `pending` until the user has agreed, then `active`, and `expired` with its refresh token. */
export function toToken({ id, userId, integrationId, initiatedAt, createdAt }: UserOAuthTokenRecord, now: number): UserOAuthToken {
  const agreedAt = initiatedAt + agreementMs;
  const isPending = now < agreedAt;
  const refreshedAt = agreedAt + Math.floor(Math.max(0, Math.min(now, agreedAt + refreshMs) - agreedAt) / accessMs) * accessMs;
  return {
    id,
    userId,
    integrationId,
    status: isPending ? 'pending' : now < agreedAt + refreshMs ? 'active' : 'expired',
    createdAt: toTimestamp(createdAt),
    updatedAt: toTimestamp(isPending ? initiatedAt : refreshedAt),
    accessTokenExpiresAt: isPending ? null : toTimestamp(refreshedAt + accessMs),
    refreshTokenExpiresAt: isPending ? null : toTimestamp(agreedAt + refreshMs),
    lastError: null,
  };
}

function authorizationUrl({ id, authUrl, clientId, redirectUri, scopes }: OAuthIntegrationRecord): string {
  const url = new URL(authUrl);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: (scopes ?? []).join(' '),
    state: String(id),
  };
  for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
