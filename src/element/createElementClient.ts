import { ServiceError } from '../client/errors/ServiceError.js';
import { createServiceClient } from '../client/http/createServiceClient.js';
import type { DialectDefinition } from '../client/http/Dialect.js';
import type { Credentials, ServiceClient, TokenSource } from '../client/http/ServiceClient.js';
import { loadDialect } from './loadDialect.js';
import { tokenFromUrl } from './tokenFromUrl.js';

/** Creates the client that attributes and properties describe. Throws a `validation` error that names what is missing. */
export function createElementClient({ client, chatUrl, dataUrl, dialect: names, ...options }: ElementClientOptions): ElementClient {
  if (client !== undefined) return { client };
  if (chatUrl === undefined) throw missing('chat-url', 'Set chat-url to the chat address from the service’s settings.');
  const credentials = credentialsOf(options);
  const dialect = names && loadDialect(names);
  return { client: createServiceClient({ chatUrl, dataUrl, dialect, credentials }), ready: dialect?.ready };
}

export interface ElementClient {
  readonly client: ServiceClient;
  /** Rejects with the error in the dialect. `undefined` if nothing has to be loaded. */
  readonly ready?: Promise<unknown> | undefined;
}

function credentialsOf({ tokenUrl, getToken, identity }: ElementCredentials): Credentials {
  const token = getToken ?? (tokenUrl === undefined ? undefined : tokenFromUrl(tokenUrl));
  if (token !== undefined) return { kind: 'service-token', token };
  if (identity !== undefined) return { kind: 'cookie', identity };
  throw missing(
    'token-url',
    'Set token-url to an endpoint of your server that responds with {"token": "…"}, or set the getToken property. If chat-url is your own proxy, set identity.',
  );
}

export interface ElementClientOptions extends ElementCredentials {
  /** Takes precedence over all other options. */
  readonly client?: ServiceClient | undefined;
  readonly chatUrl?: string | undefined;
  readonly dataUrl?: string | undefined;
  readonly dialect?: DialectDefinition | undefined;
}

interface ElementCredentials {
  readonly tokenUrl?: string | undefined;
  /** Takes precedence over `tokenUrl`. */
  readonly getToken?: TokenSource | undefined;
  /** The user signed in by the page's cookies, if there is no token. */
  readonly identity?: string | undefined;
}

function missing(attribute: string, advice: string): ServiceError {
  return new ServiceError('validation', advice, { field: attribute, operation: 'parley-chat' });
}
