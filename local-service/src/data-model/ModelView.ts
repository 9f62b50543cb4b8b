/** A compiled data model: everything that can be asked about. */
export interface DataModel {
  /** The smallest view first: where two could answer, the first one does. */
  readonly views: readonly ModelView[];
}

/** One view of the data model: what may be asked about one kind of row. */
export interface ModelView {
  /** The name in SQL, lowercase. */
  readonly name: string;
  /** The display name. */
  readonly title: string;
  /** What its rows are, or an empty text. */
  readonly description: string;
  /** What one row is, for "how many …": singular and plural. */
  readonly row: readonly [one: string, many: string];
  /** The tables, or queries, that its rows come from: the first one, and those joined to it. */
  readonly tables: readonly ModelTable[];
  /** The column that time ranges and grains apply to. */
  readonly time?: TimeDimension;
  /** The columns that rows can be grouped and filtered by, other than `time`. */
  readonly dimensions: readonly Dimension[];
  /** What can be computed of its rows. */
  readonly measures: readonly Measure[];
  /** Columns that measures are made of, and keys of rows: their expressions over the tables, by name. */
  readonly facts: Readonly<Record<string, string>>;
  /** Which rows each session sees. A row is shown if all policies let it through. */
  readonly policies: readonly AccessPolicy[];
}

/** A table of a view. */
export interface ModelTable {
  /** The name in expressions. */
  readonly alias: string;
  /** A table, or a query in parentheses. */
  readonly source: string;
  /** The condition that joins it to the tables before it; the first table has none. */
  readonly on?: string;
}

/** The column of a view that time ranges and grains apply to. */
export interface TimeDimension extends Member {
  /** Expression over the tables. */
  readonly sql: string;
  /** What happened then, where it is not the event itself: stores "opened" in 2024. */
  readonly verb?: string;
}

/** A column that rows can be grouped and filtered by. */
export interface Dimension extends Member {
  /** The word for several of them. */
  readonly plural: string;
  /** Expression over the tables. */
  readonly sql: string;
  /** The type of its values. */
  readonly type: 'string' | 'number' | 'boolean' | 'time';
  /** Its values can be named in a question: "in Berlin". */
  readonly hasNamedValues?: boolean;
  /** Expression over the view that puts its values in their own order, such as weekdays. */
  readonly order?: string;
}

/** A number that can be computed of the rows of a view. */
export interface Measure extends Member {
  /** Aggregate over the columns of the view. */
  readonly sql: string;
  /** How its values are written. */
  readonly format: MeasureFormat;
  /** The aggregate; `number` for a formula. */
  readonly aggType: 'sum' | 'count' | 'countDistinct' | 'avg' | 'min' | 'max' | 'number';
  /** Values of parts add up to the value of the whole, so shares and totals make sense. */
  readonly isAdditive: boolean;
  /** Less is better, so "best" means lowest. */
  readonly isBetterLow?: boolean;
}

/** How values are written. Amounts of money have the ISO 4217 code of their currency: `currency:EUR`. */
export type MeasureFormat = 'count' | 'decimal' | 'percent' | CurrencyFormat;

/** An amount of money, with the ISO 4217 code of its currency. */
export type CurrencyFormat = `currency:${string}`;

/** The code of the currency that amounts are in; `undefined` for other numbers. */
export function currencyOf(format: MeasureFormat): string | undefined {
  return format.startsWith('currency:') ? format.slice('currency:'.length) : undefined;
}

/** The currency of a model's amounts: that of its first one. */
export function currencyOfModel({ views }: DataModel): string | undefined {
  return views
    .flatMap(({ measures }) => measures)
    .map(({ format }) => currencyOf(format))
    .find((code) => code !== undefined);
}

interface Member {
  /** The name in SQL. */
  readonly name: string;
  /** The display name. */
  readonly title: string;
  /** What it means, or an empty text. */
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
