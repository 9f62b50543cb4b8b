/** One connection to an embedded Postgres. Calls must not overlap. */
export interface Database {
  /** True if the database runs in its own thread, in parallel with others. */
  readonly isSeparate?: boolean;
  /** Runs any number of statements. */
  exec(sql: string): Promise<void>;
  /**
   * Runs one statement. Rejects with `DatabaseLost` for a failure that does not come from Postgres. `copied` is what its `COPY … FROM
   * '/dev/blob'` reads.
   */
  query(sql: string, copied?: string): Promise<DatabaseRows>;
  /** Writes the whole database into a file, from which another can be opened. Only on a separate thread. */
  save?(path: string): Promise<void>;
  /** Ends the database. On a separate thread this also stops a statement that is still running. */
  close(): Promise<void>;
}

export interface DatabaseRows {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly unknown[])[];
  /** Rows of a `FETCH`, or those a `MOVE` passed. `undefined` where Postgres did not say that the statement ended. */
  readonly rowCount: number | undefined;
}

/** The database does not answer any more, or what it answers cannot be trusted. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

/** Tells an error that Postgres reported from a crash of Postgres itself. */
export function isReported(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error;
}
