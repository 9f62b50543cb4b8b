import { createCredentialGuard } from '../redaction/createCredentialGuard.js';
import { createTransport } from './createTransport.js';
import { createAuthorizer } from './credentials.js';
import type { Dialect } from './Dialect.js';
import type { Authorizer } from './keyCredentials.js';
import { loadFailures } from './loadFailures.js';
import { isPathBelow, queryString } from './path.js';
import { readIdentity } from './readIdentity.js';
import { readJson } from './readJson.js';
import { defaultRetryPolicy, isIdempotent, type RetryPolicy, withRetry } from './retry.js';
import type { Credentials, RequestOptions, RequestTap, ServiceClient, ServiceRequest } from './ServiceClient.js';
import { abortAddress, createServiceAddress, resolveAddress, type ServiceAddress } from './serviceAddress.js';
import type { SessionSettings } from './sessionSettings.js';

/** Addresses and credentials of one service. Pass the addresses you use: `chatUrl` for the chat, `dataUrl` for rows, `baseUrl` for the rest. */
export interface ServiceClientOptions {
  /** Credentials for the chat and the data query API, and for the management API unless `managementCredentials` is set. */
  readonly credentials: Credentials;
  /**
   * Credentials for the management API, if they differ from those for the chat. A service token works only for the chat. With both, one
   * client serves the chat panel and the admin widgets. Default: `credentials`.
   */
  readonly managementCredentials?: Credentials | undefined;
  /** The provisioning API's own token: `bearer` or `api-key` chooses its prefix. Default: `managementCredentials`. */
  readonly scimCredentials?: Credentials | undefined;
  /** Identifies the user of this client, in any format. Part of every cache key. Default: read from the credentials if they contain it. */
  readonly identity?: string | undefined;
  /**
   * The host of the management API, plus any path that a proxy adds before `/api/v1`. Addresses may be relative to the page; on a server,
   * which has no page, they are resolved at the first request. `/api/v1` at the end is ignored, because every path begins with it.
   */
  readonly baseUrl?: string | undefined;
  /** The full address of the chat stream, as shown in the service's settings: agent or deployment form. */
  readonly chatUrl?: string | undefined;
  /** The full address of the data query API, for `runSql`. */
  readonly dataUrl?: string | undefined;
  /** Identifies the user of the chat. Required with an API key; not sent with a token, which already identifies the user. */
  readonly sessionSettings?: SessionSettings | undefined;
  /** The service's names that differ from the contract's, made by `createDialect`. Default: none. */
  readonly dialect?: Pick<Dialect, 'translate'> | undefined;
  /** Replaces the platform's `fetch`. Called with a complete `Request`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Milliseconds without a byte, before or within a response, after which a request fails with a `network` error and a chat stream is
   * resumed. A response may take any time in total. Default 60,000; `Infinity` waits forever.
   */
  readonly silenceMs?: number | undefined;
  /** The retry policy for transient failures; omitted settings keep their defaults. `false` disables retries. */
  readonly retry?: Partial<RetryPolicy> | false | undefined;
}

/**
 * Creates the client that every call takes as its first argument. Throws a `ServiceError` immediately if an address is not safe or an API
 * key would reach a browser.
 */
export function createServiceClient(options: ServiceClientOptions): ServiceClient {
  const baseUrl = addressOf('baseUrl', options.baseUrl && hostOfPaths(options.baseUrl));
  const chatUrl = addressOf('chatUrl', options.chatUrl);
  const dataUrl = addressOf('dataUrl', options.dataUrl);
  const authorizer = createAuthorizer(options.credentials);
  const identity = options.identity || authorizer.identity;
  const managementAuthorizer = options.managementCredentials === undefined ? authorizer : createAuthorizer(options.managementCredentials);
  const scimAuthorizer = options.scimCredentials && createAuthorizer(options.scimCredentials);
  const taps = new Set<RequestTap>();
  const guard = createCredentialGuard([authorizer, managementAuthorizer, scimAuthorizer].flatMap((known) => known?.knownSecret ?? []));
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const transport = createTransport(
    options.dialect?.translate(send, () => baseUrl?.resolve()) ?? send,
    (api) => {
      if (api === 'chat' || api === 'data') return authorizer;
      return (api === 'scim' ? scimAuthorizer : undefined) ?? managementAuthorizer;
    },
    taps,
    guard,
    options.silenceMs,
  );
  const retry: RetryPolicy = options.retry === false ? { ...defaultRetryPolicy, attempts: 1 } : { ...defaultRetryPolicy, ...options.retry };

  async function request<T>(serviceRequest: ServiceRequest<T>): Promise<T> {
    const { method, path, body, query, signal, idempotencyKey, operation, api = 'management', read } = serviceRequest;
    if (baseUrl === undefined || !isPathBelow(path)) throw (await loadFailures()).addressError(baseUrl, operation);
    const call = {
      api,
      method,
      url: `${withoutSlash(baseUrl.resolve())}${path}${queryString(query)}`,
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
      body,
      operation: operation ?? `${method} ${path}`,
      signal,
    } as const;
    const attempts = isIdempotent(serviceRequest) ? retry.attempts : 1;
    return withRetry({ ...retry, attempts }, signal, () =>
      transport.exchange(call, read ?? ((response) => readJson<T>(response, call.operation))),
    );
  }
  const as = (method: ServiceRequest['method']) => {
    return <T>(path: string, rest?: RequestOptions) => request<T>({ ...rest, method, path });
  };

  return {
    scope: `${(baseUrl ?? chatUrl ?? dataUrl)?.scope ?? ''} ${identity ?? knownIdentity(authorizer, options.sessionSettings)}`,
    get baseUrl() {
      return baseUrl && withoutSlash(baseUrl.text);
    },
    get chatUrl() {
      return chatUrl?.text;
    },
    get abortUrl() {
      return chatUrl && abortAddress(chatUrl.text);
    },
    get dataUrl() {
      return dataUrl?.text;
    },
    sessionSettings: options.sessionSettings,
    credentialsKind: options.credentials.kind,
    hasManagement: baseUrl !== undefined && (options.managementCredentials ?? options.credentials).kind !== 'service-token',
    request,
    get: as('GET'),
    post: as('POST'),
    put: as('PUT'),
    patch: as('PATCH'),
    delete: as('DELETE'),
    stream(streaming, read) {
      const prepare = () => {
        const url = resolveAddress(streaming.api === 'data' ? 'dataUrl' : 'chatUrl', streaming.url);
        return { ...streaming, url, method: 'POST' };
      };
      return transport.stream(prepare, read);
    },
    redact: guard.redact,
    tap(tap) {
      taps.add(tap);
      return () => taps.delete(tap);
    },
    async getIdentity() {
      const { secret } = await authorizer.authorize('chat');
      return `${(chatUrl ?? baseUrl ?? dataUrl)?.scope ?? ''} ${identity ?? readIdentity(secret, options.sessionSettings)}`;
    },
  };
}

function addressOf(field: string, address: string | undefined): ServiceAddress | undefined {
  return address === undefined ? undefined : createServiceAddress(field, address);
}

/** Every path begins with it. */
const startOfPaths = 'api/v1';

function hostOfPaths(baseUrl: string): string {
  const address = withoutSlash(baseUrl);
  return address.endsWith(`/${startOfPaths}`) ? address.slice(0, -startOfPaths.length) : baseUrl;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

/** Returns the identity if it is known without a request, or else one unique to this client, so that users never share a cache. */
function knownIdentity({ knownSecret }: Authorizer, settings: SessionSettings | undefined): string {
  if (knownSecret !== undefined || settings !== undefined) return readIdentity(knownSecret ?? '', settings);
  unnamedClients += 1;
  return `client:${unnamedClients}`;
}

let unnamedClients = 0;
