/** What a database server can do. */
export interface Server {
  /** The role that the connection has. */
  readonly role: string;
  /** True if a backslash in a text is a backslash, as the check of a question reads it. */
  readonly hasStandardStrings: boolean;
  /** The words that keep a WITH query from being run by itself, or nothing. */
  readonly inline: string;
  /**
   * How a WITH query is kept apart, so that no expression of the question sees a row before the policy does: an error in it would tell
   * about hidden rows. `undefined` if the server has no way that is known.
   */
  readonly fence: { readonly materialized: string; readonly suffix: string } | undefined;
  /** Settings that a transaction needs, and the server has. */
  readonly settings: readonly string[];
}

/** Determines the capabilities of a server from the result of `version()`. */
export function capabilitiesOf(version: string): Pick<Server, 'inline' | 'fence'> {
  const major = Number(/^PostgreSQL (\d+)/.exec(version)?.[1] ?? 0);
  const isPostgres = major > 0 && !/redshift|greenplum/i.test(version);
  if (isPostgres) {
    const inline = major >= 12 ? ' NOT MATERIALIZED' : '';
    return { inline, fence: { materialized: inline, suffix: ' OFFSET 0' } };
  }
  if (/^CockroachDB/i.test(version)) return { inline: ' NOT MATERIALIZED', fence: { materialized: ' MATERIALIZED', suffix: '' } };
  return { inline: '', fence: undefined };
}
