import { invalid } from '../errors/invalid.js';
import { ServiceError } from '../errors/ServiceError.js';
import { isSendable } from './isSendable.js';
import type { Credentials, ServiceApi } from './ServiceClient.js';

/** Checks an API key and adds it in the way of each API. Enough for a server, because its credentials never change. */
export function createKeyAuthorizer({ kind, key, dangerouslyAllowBrowser }: ApiKeyCredentials): Authorizer {
  if (!isSendable(key)) refuse('credentials.key', 'an API key without spaces');
  if (isBrowser() && dangerouslyAllowBrowser !== true) {
    throw new ServiceError(
      'unsupported',
      'createServiceClient: an API key must not be used in a browser, where anyone can read it. Use a service token that your server mints for the user.',
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

/** Puts the one credential of a client on its requests. */
export interface Authorizer {
  readonly kind: Credentials['kind'];
  /** True if a rejected token can be replaced. */
  readonly canRefresh: boolean;
  /** The token or key, if it is known without a request. Never show it. */
  readonly knownSecret?: string | undefined;
  /** The signed-in user, if the credential itself does not name one. */
  readonly identity?: string | undefined;
  authorize(api: ServiceApi, options?: AuthorizeOptions): Promise<Authorization>;
}

/** The requested token. */
export interface AuthorizeOptions {
  /** The token the service did not take. */
  readonly refused?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Authorization {
  /** `undefined` if the browser sends its cookies by itself. */
  readonly header: HeaderLine | undefined;
  /** The token or key itself: never to be shown. */
  readonly secret: string;
}

/** Its name and value. */
export type HeaderLine = readonly [name: string, value: string];

export function bearer(secret: string): HeaderLine {
  return ['Authorization', `Bearer ${secret}`];
}

/** A page or a worker of one. Workers of servers have no `importScripts`. */
function isBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis;
}

export function refuse(field: string, expected: string): never {
  throw invalid(field, `createServiceClient: ${field} must be ${expected}.`);
}
