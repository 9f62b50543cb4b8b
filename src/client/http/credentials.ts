import { createTokenCache } from './createTokenCache.js';
import { isSendable } from './isSendable.js';
import type { Credentials, ServiceApi } from './ServiceClient.js';
import { ServiceError } from './ServiceError.js';

/** Puts the one credential of a client on its requests. */
export interface Authorizer {
  readonly kind: Credentials['kind'];
  /** Whether a refused token can be replaced by another. */
  readonly canRefresh: boolean;
  /** The token or key, where it is known without asking for it: never to be shown. */
  readonly knownSecret?: string | undefined;
  authorize(api: ServiceApi, options?: AuthorizeOptions): Promise<Authorization>;
}

interface AuthorizeOptions {
  /** The token the service did not take. */
  readonly refused?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Authorization {
  /** `undefined` where the browser sends its cookies by itself. */
  readonly header: HeaderLine | undefined;
  /** The token or key itself: never to be shown. */
  readonly secret: string;
}

type HeaderLine = readonly [name: string, value: string];

/** Checks credentials and knows which header each API takes them in (interface, section 5). */
export function createAuthorizer(credentials: Credentials): Authorizer {
  switch (credentials?.kind) {
    case 'api-key':
      return authorizeWithKey(credentials);
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
    refuse('credentials.identity', 'a text that tells the people who sign in apart, such as their id');
  }
  return { kind, canRefresh: false, authorize: async () => ({ header: undefined, secret: '' }) };
}

function authorizeWithKey({ kind, key, dangerouslyAllowBrowser }: ApiKeyCredentials): Authorizer {
  if (!isSendable(key)) refuse('credentials.key', 'an API key without spaces');
  if (isBrowser() && dangerouslyAllowBrowser !== true) {
    throw new ServiceError(
      'unsupported',
      'createServiceClient: an API key does not belong in a browser, where everyone can read it. Use a service token that your server mints for the user.',
      { field: 'credentials' },
    );
  }
  return {
    kind,
    canRefresh: false,
    knownSecret: key,
    authorize: async (api) => ({ header: keyPrefixed.includes(api) ? ['Authorization', `Api-Key ${key}`] : bearer(key), secret: key }),
  };
}

/** The management API takes keys and tokens alike, as `Bearer`. */
const keyPrefixed: readonly ServiceApi[] = ['chat', 'scim'];

type ApiKeyCredentials = Extract<Credentials, { readonly kind: 'api-key' }>;

function bearer(secret: string): HeaderLine {
  return ['Authorization', `Bearer ${secret}`];
}

/** A page or a worker of one. Workers of servers have no `importScripts`. */
function isBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}

function refuse(field: string, expected: string): never {
  throw new ServiceError('validation', `createServiceClient: ${field} must be ${expected}.`, { field });
}
