import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.js';
import { AuthenticationFailure } from '../http/ServiceFailure.js';
import type { TokenClaims } from '../LocalService.js';
import { randomId } from '../randomId.js';
import type { State } from '../state/State.js';
import { canonicalIdentity } from './canonicalIdentity.js';

/** The secrets of one service, made when it starts for the first time. */
export interface Credentials {
  readonly apiKey: string;
  readonly scimToken: string;
  mintToken(claims: TokenClaims): Promise<string>;
  /** Checks signature and expiry alone. */
  verifySignature(token: string): Promise<JWTPayload>;
  /** Verifies the signature, expiry, `chat` scope and identity of a token (docs/contract/authentication.md#chat-claims). */
  verifyToken(token: string): Promise<VerifiedToken>;
}

export interface VerifiedToken {
  /** `externalId`, or `sub` where it is absent, in lower case. */
  readonly externalId: string;
  readonly claims: JWTPayload;
}

export function createCredentials(clock: Clock, state: State, givenKey?: string): Credentials {
  const { value: secret } = state.cell('signing secret', crypto.getRandomValues(new Uint8Array(32)));
  return {
    apiKey: givenKey ?? state.cell('API key', randomId('sk-local-')).value,
    scimToken: state.cell('SCIM token', randomId('scim-local-')).value,
    verifySignature: (token) => verifySignature(token, secret, clock),
    mintToken({ scope = ['chat'], expiresInSeconds = defaultLifetimeSeconds, ...claims }) {
      const issuedAt = Math.floor(clock() / 1000);
      return new SignJWT({ ...claims, scope })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(secret);
    },
    async verifyToken(token) {
      const claims = await verifySignature(token, secret, clock);
      if (!Array.isArray(claims.scope) || !claims.scope.includes('chat'))
        throw new AuthenticationFailure('The token is missing the chat scope.');
      const externalId = canonicalIdentity(idIn(claims));
      if (externalId === undefined)
        throw new AuthenticationFailure('The externalId or sub of the token must be a string without spaces or invisible characters.');
      return { externalId, claims };
    },
  };
}

async function verifySignature(token: string, secret: Uint8Array, clock: Clock): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(clock()) });
    return payload;
  } catch (error) {
    // The library's own words may quote claims.
    const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
    throw new AuthenticationFailure(isExpired ? 'The token has expired.' : 'The token is not valid.');
  }
}

function idIn({ externalId, sub }: JWTPayload): string {
  const id = externalId === undefined || externalId === '' ? sub : externalId;
  if (id === undefined || id === '') throw new AuthenticationFailure('The token must contain externalId or sub.');
  return typeof id === 'string' ? id : '';
}

const defaultLifetimeSeconds = 3600;
