import type { Redactor } from '../redaction/createRedactor.js';
import type { SessionSettings } from './sessionSettings.js';

/** Holds the addresses and credentials of one service; the first argument of every call. Made by `createServiceClient`. */
export interface ServiceClient {
  /** Returns the scope of caches: host and identity, without secrets. Fetches the token if it contains the identity. */
  getIdentity(): Promise<string>;
  /**
   * Host and identity, available synchronously and without secrets: the first segment of every query key. If the identity is inside a
   * token that has not been fetched yet, the scope is unique to this client; pass `identity` to share a cache or to hydrate one.
   */
  readonly scope: string;
  /** The address of the management API without a trailing slash, if one was passed. */
  readonly baseUrl: string | undefined;
  /** The full address of the chat stream, if one was passed. */
  readonly chatUrl: string | undefined;
  /** The address that stops an answer: `chatUrl` with its last segment `stream-chat-state` replaced by `abort`. */
  readonly abortUrl: string | undefined;
  /** The full address of the data query API, if one was passed. */
  readonly dataUrl: string | undefined;
  /** The session settings that identify the user, if they were passed. */
  readonly sessionSettings: SessionSettings | undefined;
  /** The kind of the credentials for the chat. */
  readonly credentialsKind: Credentials['kind'];
  /** True if the client can ask the management API: it has its address, and credentials other than a chat token. */
  readonly hasManagement?: boolean | undefined;
  /** Sends a request to the management API and parses the JSON response. Retries as `retry` allows. Throws `ServiceError`. */
  request<T>(request: ServiceRequest<T>): Promise<T>;
  /** Sends a `GET` request, as `request` does. */
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Sends a `POST` request, as `request` does. */
  post<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Sends a `PUT` request, as `request` does. */
  put<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Sends a `PATCH` request, as `request` does. */
  patch<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Sends a `DELETE` request, as `request` does. */
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  /**
   * Posts JSON to a full address (chat, abort, data) and yields the values that `read` reads from the response. Never retried, except once
   * with a new token if the token is refused: by `401`, or in a chat by a JSON-RPC error with the code -32001 in the first line.
   */
  stream<T>(request: StreamRequest, read: ReadStream<T>): AsyncGenerator<T>;
  /**
   * Removes the credentials that this client sent from a text, also in the encodings that SECURITY.md lists. Use it for the application's logs and reports. Errors,
   * chat lines and recordings are already redacted.
   */
  redact(text: string): string;
  /**
   * Puts `tap` between this client and the network, for developer tools. Returns a function that removes it. The code that redacts for
   * taps is loaded with the first request; if it cannot be loaded, requests skip the taps.
   */
  tap(tap: RequestTap): () => void;
}

/** Reads a streamed response. */
export type ReadStream<T> = (response: Response, redactor: StreamRedaction) => AsyncGenerator<T>;

/** Removes the client's credentials from a stream. `redactLine` and `deltas` are missing if their code cannot be loaded. */
export type StreamRedaction = Pick<Redactor, 'redact'> & Partial<Pick<Redactor, 'redactLine' | 'deltas'>>;

/** Passes an attempt on with `send`. Must return the response of `send`, or a `Response` with the same contents. */
export type RequestTap = (attempt: RequestAttempt, send: () => Promise<Response>) => Promise<Response>;

/** One attempt to send a request. A retry is another attempt of the same call. */
export interface RequestAttempt {
  /** The same object in all attempts of one call. */
  readonly call: object;
  /** The interface that is called. */
  readonly api: ServiceApi;
  /** The name of the call in errors and recordings. */
  readonly operation: string;
  /** The HTTP method. */
  readonly method: string;
  /** The full address, including the query. */
  readonly url: string;
  /** The headers as sent, without the value of the credentials. */
  readonly headers: Headers;
  /** The body before it is serialized. */
  readonly body: unknown;
  /** Removes the credentials, also in the encodings that SECURITY.md lists, from a text that will be stored. */
  readonly redact: (text: string) => string;
}

/** The options that every call takes as its last argument. */
export interface CallOptions {
  /** Cancels the call when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

/** The parameters of a call that takes none. */
export type NoParams = Readonly<Record<string, never>>;

/** The contents of a request to the management API, without its method and path. */
export interface RequestOptions extends CallOptions {
  /** The query parameters. `undefined` and `null` are omitted. */
  readonly query?: object | undefined;
  /** Sent as JSON, except `FormData`, which is sent unchanged. */
  readonly body?: unknown;
  /** Sent as the `Idempotency-Key` header. */
  readonly idempotencyKey?: string | undefined;
  /** True if the body contains a key by which the service recognizes a repeated request, so that it may be retried. */
  readonly isIdempotent?: boolean | undefined;
  /** The name of the call in errors and recordings. Default: method and path. */
  readonly operation?: string | undefined;
  /** The interface to call, which decides the credentials. Default `management`. */
  readonly api?: Exclude<ServiceApi, 'chat' | 'data'> | undefined;
}

/** One request to the management API. */
export interface ServiceRequest<T = unknown> extends RequestOptions {
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `baseUrl`; begins with `/`. */
  readonly path: string;
  /** Reads the response. Default: parses it as JSON. */
  readonly read?: ((response: Response) => Promise<T>) | undefined;
}

/** One request with a streamed response. */
export interface StreamRequest {
  /** The full address. */
  readonly url: string;
  /** Sent as JSON. */
  readonly body: unknown;
  /** The name of the call in errors and recordings. */
  readonly operation: string;
  /** Cancels the request and its stream when it aborts. */
  readonly signal?: AbortSignal | undefined;
  /** The interface to call, which decides the credentials. */
  readonly api: Extract<ServiceApi, 'chat' | 'data'>;
}

/** The interfaces of a service. Each takes credentials in its own way (docs/contract/authentication.md#credentials); `open` takes none. */
export type ServiceApi = 'management' | 'scim' | 'open' | 'chat' | 'data';

/**
 * A token of the user or of an embed session, or, on a server, an API key (docs/contract/authentication.md#credentials). Use `cookie` if
 * the page's own server forwards requests and knows the signed-in user: see `createServiceProxy`.
 */
export type Credentials =
  | { readonly kind: 'service-token' | 'bearer' | 'embed-token'; readonly token: string | TokenSource }
  | { readonly kind: 'api-key'; readonly key: string; readonly dangerouslyAllowBrowser?: boolean }
  /** `identity` keeps the drafts and chats of different users of this browser apart. It does not grant access. */
  | { readonly kind: 'cookie'; readonly identity: string };

/** Returns a token. `forceRefresh` is true after the service refused the last one. */
export type TokenSource = (context: TokenContext) => Promise<string>;

/** The circumstances in which a token is requested. */
export interface TokenContext {
  /** True after the service refused the last token: return a new one, not a cached one. */
  readonly forceRefresh: boolean;
  /** Aborts when nobody is waiting for the token. */
  readonly signal?: AbortSignal | undefined;
}
