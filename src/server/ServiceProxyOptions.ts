import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import type { Dialect } from '../client/dialect/Dialect.js';
import type { ServiceError } from '../client/http/ServiceError.js';
import type { Allowed, ProxyOperation } from './allowedOperations.js';
import type { ProxyLimits } from './proxyLimits.js';

/** Options of a proxy: its credentials, how it identifies users, and what it forwards. Only the chat is open by default. */
export interface ServiceProxyOptions {
  /**
   * The key of the service, of at least six characters. It is in no answer, no error and no header that reaches a browser, in
   * whichever encoding the service says it.
   */
  readonly credentials: { readonly kind: 'api-key'; readonly key: string };
  /** Says who sends a request, by the host's own session. Nothing else says it: see `ResolveSession`. */
  readonly resolveSession: ResolveSession;
  /** The whole address of the chat stream in its agent form; the deployment form takes no API key (docs/contract/chat.md#addresses). */
  readonly chatUrl?: string | undefined;
  /** Host of the management API, for operations named in `allow`. */
  readonly baseUrl?: string | undefined;
  /** The whole address of the data query API. It also needs `'runSql'` in `allow`, and `mintDataToken`. */
  readonly dataUrl?: string | undefined;
  /**
   * Gives a service token of this person for the data query API, of at least six characters. With the API key in its place everyone would read every row,
   * past row-level security. It has `limits.hostMs`.
   */
  readonly mintDataToken?: ((session: SessionSettings, request: Request) => MaybePromise<string>) | undefined;
  /**
   * Operations that browsers may call, by their id, each once. They run with the rights of the API key, for everyone
   * `resolveSession` lets in. Default: none.
   */
  readonly allow?: readonly Allowed[] | undefined;
  /** Development branches that may be asked on. Default: none. */
  readonly branches?: readonly string[] | 'any' | undefined;
  /** The path where the proxy is mounted on your server. Default `/parley`. */
  readonly mountPath?: string | undefined;
  /** The origin that browsers see, where a balancer in front changes scheme or host. Default: that of the request. */
  readonly publicOrigin?: string | undefined;
  /**
   * Chat ids leave the proxy signed for the person who began the chat, so that nobody opens another's. Default: signed with the
   * API key; a secret of your own, of 16 characters or more, keeps chats open when the key changes. Of several secrets the first
   * signs and all are valid: to rotate, put a new one in front. `false` leaves chat ids as they are: the service alone decides.
   */
  readonly chatIdSecret?: string | readonly [string, ...string[]] | false | undefined;
  /** The validity of a signed chat id, in milliseconds from its first answer. Default: as long as its secret is in the list. */
  readonly chatIdMaxAgeMs?: number | undefined;
  readonly limits?: Partial<ProxyLimits> | undefined;
  /** The names of a service that differ from the contract's, by `createDialect`. Browsers speak the contract's names. */
  readonly dialect?: Dialect | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Hears of failures that only the operator can mend: a refused key, a service out of reach, a host function that throws. */
  readonly onError?: ((error: ServiceError, request: Request) => void) | undefined;
  /**
   * Runs before a request goes to the service, once its sender and operation are known. Return a `ProxyRefusal` to stop it, for
   * example 429 where somebody asks too often. If it throws, nothing passes (500).
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that only counts returns nothing.
  readonly onRequest?: ((call: ProxyCall) => MaybePromise<ProxyRefusal | undefined | void>) | undefined;
  /**
   * Hears of every request once, when its answer is complete, cut off or refused: forged chat ids and cross-site requests too.
   * For audit logs and metrics. What it throws goes to `onError`.
   */
  readonly onAnswer?: ((answer: ProxyAnswer) => void) | undefined;
}

/** A request whose sender and operation are known. */
export interface ProxyCall {
  /** The browser's request. Leave its body unread. */
  readonly request: Request;
  /** The person who sent it, as the service will hear it. */
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
  readonly request: Request;
  /** Undefined where the request was refused before its sender was known. */
  readonly session: SessionSettings | undefined;
  /** Undefined where the request was refused before its operation was known. */
  readonly operation: ProxyOperation | undefined;
  /** The status that was sent. An answer that breaks off later keeps it, and has an `error`. */
  readonly status: number;
  /** The time from the arrival of the request to the end of its response. */
  readonly durationMs: number;
  /** The reason the proxy rejected the request or cut the response off; its `code` is a `RefusalCode`. Undefined for service responses. */
  readonly error: ServiceError | undefined;
}

type MaybePromise<T> = T | Promise<T>;

/**
 * Gives the session of whoever sends a request, `undefined` where nobody is signed in (401), or `'forbidden'` for someone
 * who may not use the service (403). It must leave the body unread. If it throws (500) or takes longer than `limits.hostMs`
 * (504), nothing is let through. The service gets a copy of the fields of `SessionSettings`, and no others.
 */
export type ResolveSession = (request: Request) => MaybePromise<SessionVerdict>;

export type SessionVerdict = SessionSettings | 'forbidden' | null | undefined;
