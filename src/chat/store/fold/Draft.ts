/** A fact that is sent along with questions and shown above the message field. */
export interface ContextItem {
  /** Identifies the fact, and names it in what is sent: `{ [id]: value }`. */
  readonly id: string;
  /** The name that users see, such as “Region”. */
  readonly label: string;
  /** What is sent: anything that JSON can hold. A text, number or boolean is also shown. */
  readonly value: unknown;
  /** False if users cannot remove it. Default `true`. */
  readonly removable?: boolean | undefined;
  /** True if the user has removed it, so that it is not sent. Set by the store. */
  readonly isRemoved?: boolean | undefined;
}

/** A question to prepare for the user. */
export interface Draft {
  /** The text for the message field. Default: the field stays as it is. */
  readonly text?: string | undefined;
  /** Facts to send along with the next question only, shown above the message field. Users can remove them. */
  readonly context?: readonly ContextItem[] | undefined;
  /** Questions to choose from, shown above the message field until the next question is sent. */
  readonly suggestions?: readonly string[] | undefined;
}

/** Returns a fact about a result, a report or a dashboard. Leaves out a query that is too long: a truncated one would mean something else. */
export function factAbout(
  id: string,
  title: string,
  { sql, ...others }: Readonly<Record<string, unknown>> & { readonly sql?: string | null | undefined },
): ContextItem {
  const query = typeof sql === 'string' && sql.length <= maxQueryCharacters ? { sql } : {};
  return { id, label: title, value: { title: title.slice(0, maxTitleCharacters), ...others, ...query } };
}

const maxTitleCharacters = 300;
/** Leaves room for the rest of a context, which has at most 8,000 characters. */
const maxQueryCharacters = 4_000;
