import type { SessionSettings } from '../chat-stream/sessionSettings.js';
import type { Redactor } from '../redaction/createRedactor.js';

/** Knows addresses and credentials of one service; every call takes it first. Made by `createServiceClient`. */
export interface ServiceClient {
  /** Scope of caches: host and identity, without secrets. Resolves the token where the identity is inside it. */
  getIdentity(): Promise<string>;
  /**
   * Host and identity, at once and without secrets: the first segment of every query key. Where the identity is inside
   * a token that is yet to be fetched, it stands for this client alone; give `identity` to share a cache or to hydrate one.
   */
  readonly scope: string;
  readonly baseUrl: string | undefined;
  readonly chatUrl: string | undefined;
  /** Derived from `chatUrl`: its final segment `stream-chat-state` replaced by `abort`. */
  readonly abortUrl: string | undefined;
  readonly dataUrl: string | undefined;
  readonly sessionSettings: SessionSettings | undefined;
  readonly credentialsKind: Credentials['kind'];
  /** Milliseconds of silence after which a chat stream counts as cut; default 60,000. */
  readonly streamSilenceMs?: number | undefined;
  /** Sends a request to the management API and reads its JSON; retries as `retry` allows. Throws `ServiceError`. */
  request<T>(request: ServiceRequest<T>): Promise<T>;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, options?: RequestOptions): Promise<T>;
  put<T>(path: string, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
  /**
   * Posts JSON to a whole address (chat, abort, data) and gives what `read` makes of the answer; never retried.
   * A token that is refused, by `401` or by an `authentication` error that `read` throws before its first value,
   * is asked for anew, once.
   */
  stream<T>(request: StreamRequest, read: ReadStream<T>): AsyncGenerator<T>;
  /**
   * Cuts the credentials that this client sent out of a text, in whichever encoding: for logs and reports of the application.
   * Errors, lines of the chat and recordings have passed it already.
   */
  redact(text: string): string;
  /**
   * Puts `tap` between this client and the network from now on, for developer tools; gives the function that takes it out. What redacts
   * for taps is loaded with the first request; a request sent while it cannot be loaded passes them by.
   */
  tap(tap: RequestTap): () => void;
}

/** Reads an answer that streams. */
export type ReadStream<T> = (response: Response, redactor: StreamRedaction) => AsyncGenerator<T>;

/** Cuts the credentials of the client out of what streams. Without `redactLine` and `deltas` where their code cannot be loaded. */
export type StreamRedaction = Pick<Redactor, 'redact'> & Partial<Pick<Redactor, 'redactLine' | 'deltas'>>;

/** Sends an attempt on its way and gives the answer on. A tap must give what `send` gave, or a `Response` that reads the same. */
export type RequestTap = (attempt: RequestAttempt, send: () => Promise<Response>) => Promise<Response>;

/** One sending of one request: a retry is another attempt of the same call. */
export interface RequestAttempt {
  /** The same object in all attempts of one call. */
  readonly call: object;
  readonly api: ServiceApi;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** The headers as sent, without the value of the credentials. */
  readonly headers: Headers;
  readonly body: unknown;
  /** Cuts the credentials out of a text that is to be kept, in whichever encoding they are. */
  readonly redact: (text: string) => string;
}

/** The options of every call, its last argument. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Parameters of a call that has none. */
export type NoParams = Readonly<Record<string, never>>;

/** The contents of a request to the management API, without its path. `query` values of `undefined` or `null` are omitted. */
export interface RequestOptions extends CallOptions {
  readonly query?: object | undefined;
  /** Becomes JSON; `FormData` is sent as it is. */
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  /** The body holds a key by which the service knows a request that comes twice, so it may be retried. */
  readonly isIdempotent?: boolean | undefined;
  readonly operation?: string | undefined;
  /** Default `management`. */
  readonly api?: Exclude<ServiceApi, 'chat' | 'data'> | undefined;
}

/** One request to the management API; `path` begins with `/`. */
export interface ServiceRequest<T = unknown> extends RequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The form of the result; the parsed JSON by default. */
  readonly read?: ((response: Response) => Promise<T>) | undefined;
}

/** One request whose answer streams; `url` is whole, `body` becomes JSON. */
export interface StreamRequest {
  readonly url: string;
  readonly body: unknown;
  readonly operation: string;
  readonly signal?: AbortSignal | undefined;
  readonly api: Extract<ServiceApi, 'chat' | 'data'>;
}

/** The interfaces of a service: each takes credentials in its own way (docs/contract/authentication.md#credentials). `open` takes none. */
export type ServiceApi = 'management' | 'scim' | 'open' | 'chat' | 'data';

/**
 * A token of the user or of an embed session, or, on a server, an API key (docs/contract/authentication.md#credentials). `cookie` is for a page whose
 * own server passes requests on and knows who is signed in: see `createServiceProxy`.
 */
export type Credentials =
  | { readonly kind: 'service-token' | 'bearer' | 'embed-token'; readonly token: string | TokenSource }
  | { readonly kind: 'api-key'; readonly key: string; readonly dangerouslyAllowBrowser?: boolean }
  /** `identity` tells the people who sign in apart, so that nobody finds another's drafts and chats in this browser. It grants nothing. */
  | { readonly kind: 'cookie'; readonly identity: string };

/** Returns a token. `forceRefresh` is true after the service refused the last one. */
export type TokenSource = (context: TokenContext) => Promise<string>;

/** The reason a token is requested. `signal` aborts when nobody is waiting for it. */
export interface TokenContext {
  readonly forceRefresh: boolean;
  readonly signal?: AbortSignal | undefined;
}
