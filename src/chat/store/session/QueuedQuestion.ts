/** A question that waits until the answer before it is complete. */
export interface QueuedQuestion {
  /** Identifies the question in the queue. */
  readonly id: string;
  /** The text, as it will be sent. */
  readonly content: string;
}
