import { createServiceClient } from '../client/http/createServiceClient.js';
import type { ServiceClient, ServiceNames, TokenSource } from '../client/http/ServiceClient.js';
import { ServiceError } from '../client/http/ServiceError.js';
import { tokenFromUrl } from './tokenFromUrl.js';

/** The client that attributes and properties describe. Throws a `validation` error that names what is missing. */
export function createElementClient({ client, chatUrl, dataUrl, tokenUrl, getToken, names }: ElementClientOptions): ServiceClient {
  if (client !== undefined) return client;
  if (chatUrl === undefined) throw missing('chat-url', 'Set chat-url to the chat address that the service’s settings show.');
  const token = getToken ?? (tokenUrl === undefined ? undefined : tokenFromUrl(tokenUrl));
  if (token === undefined)
    throw missing('token-url', 'Set token-url to an address of yours that answers {"token": "…"}, or set the property getToken.');
  return createServiceClient({ chatUrl, dataUrl, names, credentials: { kind: 'service-token', token } });
}

export interface ElementClientOptions {
  /** Wins over all others. */
  readonly client?: ServiceClient | undefined;
  readonly chatUrl?: string | undefined;
  readonly dataUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  /** Wins over `tokenUrl`. */
  readonly getToken?: TokenSource | undefined;
  readonly names?: Partial<ServiceNames> | undefined;
}

function missing(attribute: string, advice: string): ServiceError {
  return new ServiceError('validation', advice, { field: attribute, operation: 'parley-chat' });
}
