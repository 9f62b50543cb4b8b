/** A thread in a list of your own. */
export interface ThreadSummary {
  /** The id of the thread. */
  readonly chatId: string;
  /** The title to show; empty for an untitled one. */
  readonly title: string;
  /** The time of its last use in milliseconds since 1970, if it is shown. */
  readonly atMs?: number | undefined;
}
