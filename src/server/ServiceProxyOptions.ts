import type { ServiceError } from '../client/errors/ServiceError.js';
import type { Dialect } from '../client/http/Dialect.js';
import type { SessionSettings } from '../client/http/sessionSettings.js';
import type { Allowed, ProxyOperation } from './allowedOperations.js';
import type { ProxyLimits } from './proxyLimits.js';

/** Options of a proxy: its credentials, how it identifies users, and what it forwards. Only the chat is open by default. */
export interface ServiceProxyOptions {
  /**
   * The API key of the service, at least six characters. It never appears in a response, error or header that reaches a browser, in
   * whatever encoding the service sends it.
   */
  readonly credentials: { readonly kind: 'api-key'; readonly key: string };
  /** Identifies the user of a request by the host's own session. This is the only source of the identity: see `ResolveSession`. */
  readonly resolveSession: ResolveSession;
  /**
   * The full address of the chat stream in its agent form; the deployment form does not accept API keys (docs/contract/chat.md#addresses).
   */
  readonly chatUrl?: string | undefined;
  /** The host of the management API, for operations named in `allow`. */
  readonly baseUrl?: string | undefined;
  /** The full address of the data query API. It also needs `'runSql'` in `allow`, and `mintDataToken`. */
  readonly dataUrl?: string | undefined;
  /**
   * Returns a service token of this user for the data query API, at least six characters. With the API key instead, every user could read
   * every row, bypassing row-level security. Must finish within `limits.hostMs`.
   */
  readonly mintDataToken?: ((session: SessionSettings, request: Request) => MaybePromise<string>) | undefined;
  /**
   * The operations that browsers may call, by their id, each once. They run with the permissions of the API key, for every user
   * `resolveSession` accepts. Default: none.
   */
  readonly allow?: readonly Allowed[] | undefined;
  /** The development branches that users may ask on. Default: none. */
  readonly branches?: readonly string[] | 'any' | undefined;
  /** The path where the proxy is mounted on your server. Default `/parley`. */
  readonly mountPath?: string | undefined;
  /** The origin that browsers see, if a load balancer changes scheme or host. Default: that of the request. */
  readonly publicOrigin?: string | undefined;
  /**
   * Signs chat ids for the user who started the chat, so that nobody else can open it. Default: signed with the API key. With your own
   * secret, of 16 characters or more, chats stay accessible when the key changes. Of several secrets, the first signs and all are valid: to
   * rotate, put a new one in front. `false` forwards chat ids unchanged, so that only the service decides.
   */
  readonly chatIdSecret?: string | readonly [string, ...string[]] | false | undefined;
  /** The validity of a signed chat id, in milliseconds from its first answer. Default: as long as its secret is in the list. */
  readonly chatIdMaxAgeMs?: number | undefined;
  /** Limits of size and time. Defaults: see `ProxyLimits`. */
  readonly limits?: Partial<ProxyLimits> | undefined;
  /** The names of a service that differ from the contract's, created by `createDialect`. Browsers use the contract's names. */
  readonly dialect?: Dialect | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Called for failures that only the operator can fix: a refused key, an unreachable service, a host function that throws. */
  readonly onError?: ((error: ServiceError, request: Request) => void) | undefined;
  /**
   * Called before a request goes to the service, once its user and operation are known. Return a `ProxyRefusal` to stop it, for example 429
   * after too many requests. If it throws, nothing is forwarded (500).
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only counts returns nothing.
  readonly onRequest?: ((call: ProxyCall) => MaybePromise<ProxyRefusal | undefined | void>) | undefined;
  /**
   * Called once for every request when its response is complete, cut off or refused, including forged chat ids and cross-site requests. For
   * audit logs and metrics. Errors it throws go to `onError`.
   */
  readonly onAnswer?: ((answer: ProxyAnswer) => void) | undefined;
}

/** A request whose user and operation are known. */
export interface ProxyCall {
  /** The browser's request. Do not read its body. */
  readonly request: Request;
  /** The user who sent it, as sent to the service. */
  readonly session: SessionSettings;
  /** The operation. If a path could match several operations, the first of them. */
  readonly operation: ProxyOperation;
}

/** Stops a request in `onRequest`. */
export interface ProxyRefusal {
  /** 429 (`too-many-requests`) or 403 (`forbidden`). */
  readonly status: 403 | 429;
  /** Sent as `Retry-After`; the chat panel counts it down. */
  readonly retryAfterSeconds?: number | undefined;
  /** The message for users. Default: one sentence in English. */
  readonly message?: string | undefined;
}

/** The outcome of a request. */
export interface ProxyAnswer {
  /** The browser's request. */
  readonly request: Request;
  /** Undefined if the request was refused before its user was known. */
  readonly session: SessionSettings | undefined;
  /** Undefined if the request was refused before its operation was known. */
  readonly operation: ProxyOperation | undefined;
  /** The status that was sent. A response that breaks off later keeps it, and has an `error`. */
  readonly status: number;
  /** The time from the arrival of the request to the end of its response. */
  readonly durationMs: number;
  /** The reason the proxy rejected the request or cut the response off; its `code` is a `RefusalCode`. Undefined for service responses. */
  readonly error: ServiceError | undefined;
}

type MaybePromise<T> = T | Promise<T>;

/**
 * Returns the session of the user who sent a request, `undefined` if nobody is signed in (401), or `'forbidden'` for a user who may not use
 * the service (403). Must not read the body. If it throws (500) or takes longer than `limits.hostMs` (504), nothing is forwarded. The
 * service receives a copy of the fields of `SessionSettings`, and no others.
 */
export type ResolveSession = (request: Request) => MaybePromise<SessionVerdict>;

/** The result of `resolveSession`: the user's session, or the reason why there is none. */
export type SessionVerdict = SessionSettings | 'forbidden' | null | undefined;
