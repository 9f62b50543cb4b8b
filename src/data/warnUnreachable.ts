import type { ServiceError } from '../client/errors/ServiceError.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';

/** Says in development, once for each address, which one could not be reached. A browser tells no page whether CORS is the reason. */
export const warnUnreachable: typeof warn = process.env.NODE_ENV === 'production' ? () => {} : warn;

function warn(client: ServiceClient, { kind, reason, operation = 'the request', cause }: ServiceError): void {
  // A fetch that does not reach its server rejects with a TypeError.
  if (kind !== 'network' || reason !== undefined || !(cause instanceof TypeError) || globalThis.navigator?.onLine === false) return;
  const address = addressOf(client, operation);
  const warned = warnedOf.get(client) ?? new Set();
  if (address === undefined || warned.has(address)) return;
  warnedOf.set(client, warned.add(address));
  const origin = globalThis.location?.origin ?? 'the origin of this page';
  console.warn(
    `Parley: ${operation} could not reach ${address}. Check that this address is right, that the service is running, and that it allows requests from ${origin} (CORS).`,
  );
}

function addressOf({ baseUrl, chatUrl, dataUrl }: ServiceClient, operation: string): string | undefined {
  if (operation === 'runSql') return dataUrl;
  return operation.toLowerCase().includes('chat') ? chatUrl : baseUrl;
}

const warnedOf = new WeakMap<ServiceClient, Set<string>>();
