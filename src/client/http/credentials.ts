import { createTokenCache } from './createTokenCache.js';
import { isSendable } from './isSendable.js';
import { type Authorizer, bearer, createKeyAuthorizer, type HeaderLine, refuse } from './keyCredentials.js';
import type { Credentials } from './ServiceClient.js';

/** Checks credentials and knows which header each API takes them in (docs/contract/authentication.md#credentials). */
export function createAuthorizer(credentials: Credentials): Authorizer {
  switch (credentials?.kind) {
    case 'api-key':
      return createKeyAuthorizer(credentials);
    case 'bearer':
      return authorizeWithToken(credentials, bearer);
    case 'embed-token':
      return authorizeWithToken(credentials, (token) => ['Authorization', `Embed-Token ${token}`]);
    case 'service-token':
      return authorizeWithToken(credentials, (token) => ['X-Service-Auth-Token', token]);
    case 'cookie':
      return authorizeWithCookie(credentials);
    default:
      return refuse('credentials', 'an object with kind service-token, bearer, embed-token, cookie or api-key');
  }
}

function authorizeWithToken({ kind, token }: TokenCredentials, headerOf: (token: string) => HeaderLine): Authorizer {
  if (typeof token === 'function') {
    const tokens = createTokenCache(token);
    return {
      kind,
      canRefresh: true,
      async authorize(_api, options = {}) {
        const secret = await tokens.get(options);
        return { header: headerOf(secret), secret };
      },
    };
  }
  if (!isSendable(token)) refuse('credentials.token', 'a token without spaces, or a function that resolves to one');
  return { kind, canRefresh: false, knownSecret: token, authorize: async () => ({ header: headerOf(token), secret: token }) };
}

type TokenCredentials = Extract<Credentials, { readonly token: unknown }>;

function authorizeWithCookie({ kind, identity }: Extract<Credentials, { readonly kind: 'cookie' }>): Authorizer {
  if (typeof identity !== 'string' || identity.trim() === '') {
    refuse('credentials.identity', 'a string that identifies the signed-in user, such as their id');
  }
  return { kind, canRefresh: false, identity, authorize: async () => ({ header: undefined, secret: '' }) };
}
