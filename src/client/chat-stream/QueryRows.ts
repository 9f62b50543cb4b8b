/** Rows of a query with their columns, typed by the column (docs/contract/chat.md#servicesqlapi). */
export interface QueryRows {
  /** The columns in the order of the query. */
  readonly columns: readonly ResultColumn[];
  /** The rows; each has its cells in the order of the columns. */
  readonly rows: readonly ResultRow[];
}

/** One column of a result. */
export interface ResultColumn {
  /** The name in the query. */
  readonly name: string;
  /** The display name, if a search of the data model returned one. JSON and queries use `name`. */
  readonly title?: string | undefined;
  /** The number format, if the data model has one for this column. */
  readonly format?: NumberFormat | undefined;
  /** The aggregation of a measure, such as `sum`, if the data model names one. */
  readonly aggregation?: string | undefined;
  /** What the result says about the column beside its name, as sent: its title and format. */
  readonly annotation?: JsonObject | undefined;
  /** The type that cells are read as. */
  readonly type: ColumnType;
  /** The service's own word, such as `Int64`; empty where none was given. */
  readonly serviceType: string;
}

/** The format of a measure in the data model. */
export interface NumberFormat {
  /** The kind of number. A percentage is sent in points: `42.5` means 42.5%. */
  readonly type: 'number' | 'percent' | 'currency';
  /** The ISO 4217 code of a currency, if the data model names one. */
  readonly currency: string | undefined;
  /** The number of decimals, if the data model sets one. */
  readonly decimalPlaces: number | undefined;
}

/** The simplified type of a column, from the many type names of the service. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'time' | 'json';

/** Values in the order of the columns. */
export type ResultRow = readonly CellValue[];

/**
 * Integers beyond 2^53 are `bigint`. Decimals with more digits than a number can hold, and times, are strings. Anything else is kept as
 * received.
 */
export type CellValue = string | number | bigint | boolean | null | JsonObject | readonly unknown[];

/** A JSON object of any shape. */
export interface JsonObject {
  readonly [key: string]: unknown;
}
