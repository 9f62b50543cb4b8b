/** The reason one item of a bulk call failed, as an HTTP status. */
export interface BulkActionError {
  readonly status: number;
  readonly message: string;
}
