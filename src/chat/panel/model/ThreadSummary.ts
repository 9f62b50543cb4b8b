/** A thread in a list of your own. */
export interface ThreadSummary {
  /** The id of the thread. */
  readonly chatId: string;
  /** The title to show; empty for an untitled one. */
  readonly title: string;
  /** The time of its last use in milliseconds since 1970, if it is shown. Threads with a time are grouped by day. */
  readonly atMs?: number | undefined;
  /** True to keep it at the top of the list. Default `false`. */
  readonly isPinned?: boolean | undefined;
  /** True to mark it as having an unseen answer. Default `false`. */
  readonly isUnread?: boolean | undefined;
}

/**
 * A list of threads that you keep, with what the user may do with them. An action that is left out is not offered. Change `threads` once an
 * action has succeeded; a rejected promise is reported to the user, and nothing changes.
 */
export interface ThreadSource {
  /** The threads in the order to show. */
  readonly threads: readonly ThreadSummary[];
  /** Finds threads that are not in `threads`. `signal` aborts when the user continues typing. Default: searches the titles of `threads`. */
  readonly search?: ((text: string, signal: AbortSignal) => Promise<readonly ThreadSummary[]>) | undefined;
  /** Gives a thread another title. */
  readonly rename?: ((chatId: string, title: string) => void | Promise<void>) | undefined;
  /** Pins or unpins a thread. */
  readonly pin?: ((chatId: string, isPinned: boolean) => void | Promise<void>) | undefined;
  /** Deletes a thread, after the user has confirmed it. */
  readonly remove?: ((chatId: string) => void | Promise<void>) | undefined;
}

/** The threads to offer: a list that can only be opened, or a source with actions. */
export type Threads = readonly ThreadSummary[] | ThreadSource;
