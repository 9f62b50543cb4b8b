import type { SessionSettings } from '../chat-stream/sessionSettings.js';

/** Knows addresses and credentials of one service; every call takes it first. Made by `createServiceClient`. */
export interface ServiceClient {
  /** Scope of caches: host and identity, without secrets. Resolves the token where the identity is inside it. */
  getIdentity(): Promise<string>;
  readonly baseUrl: string | undefined;
  readonly chatUrl: string | undefined;
  /** Derived from `chatUrl`: its final segment `stream-chat-state` replaced by `abort`. */
  readonly abortUrl: string | undefined;
  readonly dataUrl: string | undefined;
  readonly names: ServiceNames;
  readonly sessionSettings: SessionSettings | undefined;
  readonly credentialsKind: Credentials['kind'];
  /** Sends a request to the management API and reads its JSON; retries as `retry` allows. Throws `ServiceError`. */
  request<T>(request: ServiceRequest): Promise<T>;
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
  stream<T>(request: StreamRequest, read: (response: Response) => AsyncGenerator<T>): AsyncGenerator<T>;
}

/** What a request to the management API carries besides its path. A `query` value of `undefined` or `null` is left out. */
export interface RequestOptions {
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly operation?: string | undefined;
}

/** One request to the management API; `path` begins with `/`. */
export interface ServiceRequest extends RequestOptions {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** One request whose answer streams; `url` is whole, `body` becomes JSON. */
export interface StreamRequest {
  readonly url: string;
  readonly body: unknown;
  readonly operation: string;
  readonly signal?: AbortSignal | undefined;
  readonly api: Exclude<ServiceApi, 'management'>;
}

/** The three interfaces of a service: each takes credentials in its own way (interface, section 5). */
export type ServiceApi = 'management' | 'chat' | 'data';

/** What a white-labelled service calls its header and its tools. */
export interface ServiceNames {
  /** Default `X-Service-Auth-Token`. */
  readonly serviceTokenHeader: string;
  /** Default `serviceMeta`. */
  readonly metaTool: string;
  /** Default `serviceSqlApi`. */
  readonly sqlTool: string;
}

/** A token of the user, or, on a server, an API key (interface, section 5). */
export type Credentials =
  | { readonly kind: 'service-token' | 'bearer'; readonly token: string | TokenSource }
  | { readonly kind: 'api-key'; readonly key: string; readonly dangerouslyAllowBrowser?: boolean };

/** Gives a token; `forceRefresh` is true after the service refused the last one. */
export type TokenSource = (context: TokenContext) => Promise<string>;

/** Why a token is asked for. `signal` aborts when nobody waits for it any more. */
export interface TokenContext {
  readonly forceRefresh: boolean;
  readonly signal?: AbortSignal | undefined;
}
