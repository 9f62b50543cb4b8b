import { isServiceError, ServiceError } from '../client/errors/ServiceError.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { createElementClient, type ElementClientOptions } from './createElementClient.js';

/** A client whose user is being identified, or the reason there is none. */
export type Connection =
  | { readonly kind: 'made'; readonly client: ServiceClient; readonly identity: Promise<Identity> }
  | { readonly kind: 'broken'; readonly error: ServiceError };

/** The user. Read from the token, so it also shows that there is a valid one. `unknown` also if the dialect is refused. Never rejects. */
export type Identity = { readonly kind: 'known'; readonly name: string } | { readonly kind: 'unknown'; readonly error: ServiceError };

export function connectElement(options: ElementClientOptions): Connection {
  try {
    const { client, ready } = createElementClient(options);
    return { kind: 'made', client, identity: identify(client, ready) };
  } catch (error) {
    return { kind: 'broken', error: asTokenError(error) };
  }
}

async function identify(client: ServiceClient, ready: Promise<unknown> | undefined): Promise<Identity> {
  try {
    const [name] = await Promise.all([client.getIdentity(), ready]);
    return { kind: 'known', name };
  } catch (error) {
    return { kind: 'unknown', error: asTokenError(error) };
  }
}

/** The host's own `getToken` may throw anything. */
function asTokenError(error: unknown): ServiceError {
  return isServiceError(error)
    ? error
    : new ServiceError('authentication', 'No token was returned.', { cause: error, operation: 'parley-chat' });
}
