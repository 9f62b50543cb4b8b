/** A data model that was compiled: all that can be asked about. */
export interface DataModel {
  /** The smallest view first: where two could answer, the first one does. */
  readonly views: readonly ModelView[];
}

/** One view of the data model: what may be asked about one kind of row. */
export interface ModelView {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What one row is, for "how many …": singular and plural. */
  readonly row: readonly [one: string, many: string];
  /** The tables, or queries, that its rows come from: the first one, and those joined to it. */
  readonly tables: readonly ModelTable[];
  /** The column that time ranges and grains apply to. */
  readonly time?: TimeDimension;
  readonly dimensions: readonly Dimension[];
  readonly measures: readonly Measure[];
  /** Columns that measures are made of, and keys of rows. */
  readonly facts: Readonly<Record<string, string>>;
  readonly policies: readonly AccessPolicy[];
}

export interface ModelTable {
  /** What expressions call it. */
  readonly alias: string;
  /** A table, or a query in parentheses. */
  readonly source: string;
  /** The condition that joins it to the tables before it; the first table has none. */
  readonly on?: string;
}

export interface TimeDimension extends Member {
  /** Expression over the tables. */
  readonly sql: string;
  /** What happened then, where it is not the event itself: stores "opened" in 2024. */
  readonly verb?: string;
}

export interface Dimension extends Member {
  /** The word for several of them. */
  readonly plural: string;
  /** Expression over the tables. */
  readonly sql: string;
  readonly type: 'string' | 'number' | 'boolean' | 'time';
  /** Its values can be named in a question: "in Berlin". */
  readonly hasNamedValues?: boolean;
  /** Expression over the view that puts its values in their own order, such as weekdays. */
  readonly order?: string;
}

export interface Measure extends Member {
  /** Aggregate over the columns of the view. */
  readonly sql: string;
  readonly format: MeasureFormat;
  readonly aggType: 'sum' | 'count' | 'countDistinct' | 'avg' | 'min' | 'max' | 'number';
  /** Values of parts add up to the value of the whole, so shares and totals make sense. */
  readonly isAdditive: boolean;
  /** Less is better, so "best" means lowest. */
  readonly isBetterLow?: boolean;
}

export type MeasureFormat = 'euros' | 'count' | 'decimal' | 'percent';

interface Member {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Other words for it in questions, singular, lowercase. */
  readonly synonyms: readonly string[];
}

/** Shows only rows whose column holds one of the values of a user attribute; `rowFilters` decides what a session without it sees. */
export interface AccessPolicy {
  /** Name in `userAttributes`; several values are separated by commas. */
  readonly attribute: string;
  /** Expression over the tables. */
  readonly sql: string;
}
