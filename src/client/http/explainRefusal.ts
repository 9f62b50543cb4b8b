import { refusedCode } from '../errors/readErrorLine.js';
import type { ServiceError, ServiceErrorReason } from '../errors/ServiceError.js';
import { withReason } from '../errors/withReason.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { readTokenClaims, type TokenClaims } from './readTokenClaims.js';
import type { Credentials, ServiceApi } from './ServiceClient.js';

/** A credential that the service refused, and what is known about it. */
export interface RefusedCredential {
  readonly api: ServiceApi;
  readonly kind: Credentials['kind'];
  /** The token or key: read, never shown. */
  readonly secret: string;
  /** The service has accepted this credential's source before. */
  readonly wasAccepted: boolean;
}

/**
 * True if the service refused the token before it did anything, so that the request may be sent again with a new one: by `401`, or in the
 * chat by a JSON-RPC error object in the first line (docs/contract/errors.md#errors-inside-a-success). The interface publishes no code for
 * it; services use -32001. Any other error may come from a request that ran.
 */
export function isRefusal({ kind, status, code, body }: ServiceError, api: ServiceApi): boolean {
  if (kind !== 'authentication') return false;
  return status === 401 || (api === 'chat' && code === refusedCode && isJsonObject(body) && 'jsonrpc' in body);
}

/** Tells a credential that never worked from a session that has ended; of the latter no reason is given. */
export function explainRefusal(error: ServiceError, credential: RefusedCredential): ServiceError {
  if (error.kind !== 'authentication' || error.reason !== undefined) return error;
  const reason = reasonOf(error, credential);
  return reason === undefined ? error : withReason(error, reason);
}

function reasonOf({ message }: ServiceError, { api, kind, secret, wasAccepted }: RefusedCredential): ServiceErrorReason | undefined {
  const isChat = api === 'chat' || api === 'data';
  if (/\bdeactivated\b/i.test(message)) return 'user-deactivated';
  const claims = readTokenClaims(secret);
  if (!isChat && (kind === 'service-token' || hasChatScope(claims))) return 'chat-token';
  if (isExpired(claims) || /\b(expired|revoked)\b/i.test(message)) return undefined;
  if (isChat && claims !== undefined) {
    if (!isName(claims.externalId) && !isName(claims.sub)) return 'token-without-subject';
    if (!hasChatScope(claims)) return 'token-without-scope';
  }
  return wasAccepted ? undefined : 'credentials-refused';
}

function hasChatScope(claims: TokenClaims | undefined): boolean {
  return Array.isArray(claims?.scope) && claims.scope.includes('chat');
}

function isExpired(claims: TokenClaims | undefined): boolean {
  return typeof claims?.exp === 'number' && claims.exp * 1000 <= Date.now();
}

function isName(claim: unknown): boolean {
  return typeof claim === 'string' && claim.trim() !== '';
}
