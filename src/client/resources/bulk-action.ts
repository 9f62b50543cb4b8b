/** Why one item of a bulk call failed, in the words of an HTTP status. */
export interface BulkActionError {
  readonly status: number;
  readonly message: string;
}
