import type { ServiceFaults } from '@parley/local-service';

/** All that one turn of a chaos run meets, drawn from the seed before it begins. */
export interface TurnPlan {
  /** Counts from 1. */
  readonly turn: number;
  /** Unique in the whole run, so that the service can tell how often it was asked. */
  readonly question: string;
  /** Which thread the question is asked in: the one on screen, an empty one, or one from before. */
  readonly place: 'same' | 'new' | 'earlier';
  /** Meet the chat requests of the turn, retries included, one each in their order. Later ones get through. */
  readonly requestFaults: readonly RequestFault[];
  /** Meet the requests for a token, one each. */
  readonly tokenFaults: readonly TokenFault[];
  /** How the service itself answers in this turn. */
  readonly serviceFaults: ServiceFaults;
  readonly action: TurnAction | undefined;
  /** Which of the pages asks; pages beyond it only look on. */
  readonly asker: number;
  /** Where another page answers the thread: look on, or stop that answer. */
  readonly whenBusy: 'watch' | 'stop';
  /** True if all pages then reload the thread, and must show the same. */
  readonly isReadAgain: boolean;
}

/** What happens to one chat request on its way. */
export type RequestFault =
  /** The connection breaks: before the service has heard of the request, or before the first byte of its answer. */
  | { readonly kind: 'lost'; readonly isHeard: boolean }
  /** A gateway answers in the service's stead; `isHeard` where the service does what was asked all the same. */
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter: string | undefined; readonly isHeard: boolean }
  | { readonly kind: 'refused-token'; readonly isJsonRpc: boolean }
  /** The answer ends early: broken, or as if it were complete. */
  | { readonly kind: 'cut'; readonly afterLines: number; readonly inside: CutPlace; readonly isClean: boolean }
  /** The answer comes in pieces of a few bytes. */
  | { readonly kind: 'crumbs'; readonly bytes: number }
  | { readonly kind: 'delayed'; readonly ms: number }
  /** Every so manieth line comes twice. */
  | { readonly kind: 'duplicates'; readonly every: number };

/** Between two lines, in the middle of one, or in the middle of a character of several bytes. */
export type CutPlace = 'nothing' | 'line' | 'character';

export type TokenFault = 'server-error' | 'lost' | 'worthless';

/** What the user or the machine does once the answer has come so far. */
export interface TurnAction {
  readonly kind: ActionKind;
  readonly afterLines: number;
}

/**
 * `sleep` freezes the page for longer than any token lives and leaves its connections dead, `doze` leaves them alive,
 * `expiry` lets every token expire, `other-asks` is a question from a second tab, `queues` queues a question during the answer,
 * `reload` and `remount` start the page or the chat over.
 */
export type ActionKind = 'stop' | 'switch' | 'sleep' | 'doze' | 'expiry' | 'remount' | 'reload' | 'offline' | 'other-asks' | 'queues';
