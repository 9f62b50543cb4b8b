/** The reason one item of a bulk call failed, as an HTTP status. */
export interface BulkActionError {
  /** The status that a call for this item alone would get. */
  readonly status: number;
  /** The reason, as the service states it. */
  readonly message: string;
}
