import type { SessionSettings } from '../chat-stream/sessionSettings.js';
import { createRedactor } from '../redaction/createRedactor.js';
import { createTransport } from './createTransport.js';
import { type Authorizer, createAuthorizer } from './credentials.js';
import { queryString } from './path.js';
import { readIdentity } from './readIdentity.js';
import { readJson } from './readJson.js';
import { defaultRetryPolicy, isRepeatable, type RetryPolicy, withRetry } from './retry.js';
import type { Credentials, RequestOptions, RequestTap, ServiceClient, ServiceNames, ServiceRequest } from './ServiceClient.js';
import { ServiceError } from './ServiceError.js';
import { abortAddress, resolveAddress } from './serviceAddress.js';
import { defaultServiceNames } from './serviceNames.js';

/** Addresses and credentials of one service. Only what is used is needed: `chatUrl` for the chat, `dataUrl` for rows, `baseUrl` for the rest. */
export interface ServiceClientOptions {
  readonly credentials: Credentials;
  /** The provisioning API's own token: `bearer` or `api-key` chooses its prefix. Default: `credentials`. */
  readonly scimCredentials?: Credentials | undefined;
  /** Who uses this client, in the application's own words: part of every cache key. Default: read from credentials where they tell. */
  readonly identity?: string | undefined;
  /** Host of the management API, with a path in front of `/api/v1` where a proxy adds one. */
  readonly baseUrl?: string | undefined;
  /** The whole address of the chat stream as the service's settings give it: agent or deployment form. */
  readonly chatUrl?: string | undefined;
  /** The whole address of the data query API, for `runSql`. */
  readonly dataUrl?: string | undefined;
  /** Who asks. Required for the chat with an API key; not sent with a token, which says it itself. */
  readonly sessionSettings?: SessionSettings | undefined;
  /** What a white-labelled service calls its header and its tools. */
  readonly names?: Partial<ServiceNames> | undefined;
  /** Changes paths of the management API, such as `/api/v1/users`, before they are sent. */
  readonly rewritePath?: ((path: string) => string) | undefined;
  /** Replaces the platform's `fetch`. It is given a whole `Request`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** `false` sends everything once. */
  readonly retry?: Partial<RetryPolicy> | false | undefined;
}

/**
 * Makes the client that every call takes first. Throws a `ServiceError` at once where an address is not safe
 * or where an API key would reach a browser.
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const names: ServiceNames = { ...defaultServiceNames, ...options.names };
  const baseUrl = resolve('baseUrl', options.baseUrl)?.replace(/\/$/, '');
  const chatUrl = resolve('chatUrl', options.chatUrl);
  const dataUrl = resolve('dataUrl', options.dataUrl);
  const authorizer = createAuthorizer(options.credentials, names.serviceTokenHeader);
  const identity = options.identity ?? (options.credentials.kind === 'cookie' ? options.credentials.identity : undefined);
  const scimAuthorizer = options.scimCredentials && createAuthorizer(options.scimCredentials, names.serviceTokenHeader);
  const taps = new Set<RequestTap>();
  const redactor = createRedactor([authorizer.knownSecret, scimAuthorizer?.knownSecret].filter((secret) => secret !== undefined));
  const transport = createTransport(
    options.fetch ?? ((request) => globalThis.fetch(request)),
    (api) => (api === 'scim' ? scimAuthorizer : undefined) ?? authorizer,
    taps,
    redactor,
  );
  const retry: RetryPolicy = options.retry === false ? { ...defaultRetryPolicy, attempts: 1 } : { ...defaultRetryPolicy, ...options.retry };

  async function request<T>(serviceRequest: ServiceRequest<T>): Promise<T> {
    const { method, path, body, query, signal, idempotencyKey, operation, api = 'management', read } = serviceRequest;
    const call = {
      api,
      method,
      url: `${demand('baseUrl', baseUrl)}${options.rewritePath?.(path) ?? path}${queryString(query)}`,
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      body,
      operation: operation ?? `${method} ${path}`,
      signal,
    } as const;
    const attempts = isRepeatable(serviceRequest) ? retry.attempts : 1;
    return withRetry({ ...retry, attempts }, signal, () =>
      transport.exchange(call, read ?? ((response) => readJson<T>(response, call.operation))),
    );
  }
  const as = (method: ServiceRequest['method']) => {
    return <T>(path: string, rest?: RequestOptions) => request<T>({ ...rest, method, path });
  };

  return {
    names,
    scope: `${scopeOf(baseUrl ?? chatUrl ?? dataUrl)} ${identity ?? knownIdentity(authorizer, options.sessionSettings)}`,
    baseUrl,
    chatUrl,
    abortUrl: chatUrl === undefined ? undefined : abortAddress(chatUrl),
    dataUrl,
    sessionSettings: options.sessionSettings,
    credentialsKind: options.credentials.kind,
    request,
    get: as('GET'),
    post: as('POST'),
    put: as('PUT'),
    patch: as('PATCH'),
    delete: as('DELETE'),
    stream: (streaming, read) => transport.stream({ ...streaming, method: 'POST' }, read),
    redact: redactor.redact,
    tap(tap) {
      taps.add(tap);
      return () => taps.delete(tap);
    },
    async getIdentity() {
      const { secret } = await authorizer.authorize('chat');
      return `${scopeOf(chatUrl ?? baseUrl ?? dataUrl)} ${identity ?? readIdentity(secret, options.sessionSettings)}`;
    },
  };
}

function resolve(field: string, address: string | undefined): string | undefined {
  return address === undefined ? undefined : resolveAddress(field, address);
}

function demand(field: string, address: string | undefined): string {
  if (address !== undefined) return address;
  throw new ServiceError('validation', `This client has no ${field}. Give one to createServiceClient.`, {
    reason: 'not-configured',
    field,
  });
}

/** Who a client speaks for as far as it can tell at once; else nobody but itself, so that no two users share a cache. */
function knownIdentity({ knownSecret }: Authorizer, settings: SessionSettings | undefined): string {
  if (knownSecret !== undefined || settings !== undefined) return readIdentity(knownSecret ?? '', settings);
  unnamedClients += 1;
  return `client:${unnamedClients}`;
}

let unnamedClients = 0;

/** Host and path of an agent or deployment: their threads are apart. */
function scopeOf(address: string | undefined): string {
  if (address === undefined) return '';
  const { host, pathname } = new URL(address);
  return host + pathname.replace(/\/chat\/[^/]*\/?$/, '');
}
