/** What is known of a table that a data model can be derived from: of files that were loaded, or of a database's catalog. */
export interface TableFacts {
  readonly schema: string;
  readonly name: string;
  /** As people write it, where that differs: the name of a file, or the header of a column. */
  readonly title?: string | undefined;
  /** An estimate; `undefined` if nobody knows. */
  readonly rowCount?: number | undefined;
  readonly columns: readonly ColumnFacts[];
  /** The columns of the primary key, or an empty list. */
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly comment?: string | undefined;
}

export interface ColumnFacts {
  readonly name: string;
  readonly title?: string | undefined;
  readonly type: ColumnType;
  /** The number of different values, if known. */
  readonly distinctCount?: number | undefined;
  readonly comment?: string | undefined;
}

export type ColumnType = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'timestamp' | 'other';

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: { readonly schema: string; readonly name: string };
  readonly referenced: readonly string[];
}
