import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import type { ServiceError } from '../client/http/ServiceError.js';
import type { Allowed } from './allowedOperations.js';
import type { ProxyLimits } from './proxyLimits.js';

/** What a proxy holds, whom it believes and what it lets through. All but the chat is closed until it is named. */
export interface ServiceProxyOptions {
  /** The key of the service. It is on no answer, in no error and in no header that reaches a browser. */
  readonly credentials: { readonly kind: 'api-key'; readonly key: string };
  /** Says who sends a request, by the host's own session. Nothing else says it: see `ResolveSession`. */
  readonly resolveSession: ResolveSession;
  /** The whole address of the chat stream in its agent form; the deployment form takes no API key (interface, section 5). */
  readonly chatUrl?: string | undefined;
  /** Host of the management API, for operations named in `allow`. */
  readonly baseUrl?: string | undefined;
  /** The whole address of the data query API. It also needs `'runSql'` in `allow`, and `mintDataToken`. */
  readonly dataUrl?: string | undefined;
  /**
   * Gives a service token of this person for the data query API. With the API key in its place everyone would read every row,
   * past row-level security.
   */
  readonly mintDataToken?: ((session: SessionSettings, request: Request) => Promise<string>) | undefined;
  /**
   * Operations that browsers may call, by their id. They run with the rights of the API key, for everyone `resolveSession` lets
   * in. Default: none.
   */
  readonly allow?: readonly Allowed[] | undefined;
  /** Development branches that may be asked on. Default: none. */
  readonly branches?: readonly string[] | 'any' | undefined;
  /** Where the proxy stands on the host's server. Default `/parley`. */
  readonly mountPath?: string | undefined;
  /** The origin that browsers see, where a balancer in front changes scheme or host. Default: that of the request. */
  readonly publicOrigin?: string | undefined;
  /**
   * Chat ids leave the proxy signed for the person who began the chat, so that nobody opens another's. Default: signed with the
   * API key; a secret of the host's own keeps chats open when the key changes. `false` leaves it all to the service.
   */
  readonly chatIdSecret?: string | false | undefined;
  readonly limits?: Partial<ProxyLimits> | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Hears of failures that only the operator can mend: a refused key, a service out of reach, a host function that throws. */
  readonly onError?: ((error: ServiceError, request: Request) => void) | undefined;
}

/**
 * Gives the session of whoever sends a request, `undefined` where nobody is signed in (401), or `'forbidden'` for someone
 * who may not use the service (403). It must leave the body unread. If it throws, nothing is let through (500).
 */
export type ResolveSession = (request: Request) => SessionVerdict | Promise<SessionVerdict>;

export type SessionVerdict = SessionSettings | 'forbidden' | null | undefined;
