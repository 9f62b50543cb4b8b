/** A suggested question: its text, or a card. */
export type Starter<Icon> = string | StarterCard<Icon>;

/** A suggested question with more than its text. */
export interface StarterCard<Icon> {
  /** What is sent. */
  readonly question: string;
  /** Shown instead of the question, which then is the description by default. */
  readonly title?: string | undefined;
  /** A sentence below the title. */
  readonly description?: string | undefined;
  /** Shown before the title, 16 px wide, and hidden from screen readers. */
  readonly icon?: Icon | undefined;
}

/** Suggested questions under a heading. */
export interface StarterGroup<Icon> {
  /** The heading. */
  readonly title: string;
  /** Shown before the heading, 16 px wide, and hidden from screen readers. */
  readonly icon?: Icon | undefined;
  /** The questions of the group. */
  readonly starters: readonly Starter<Icon>[];
}

/** Suggested questions and groups of them. */
export type StarterList<Icon> = readonly (Starter<Icon> | StarterGroup<Icon>)[];

/**
 * Suggested questions, or a function that returns or promises them. It is called each time an empty chat is shown; `signal` is aborted when
 * the chat is no longer empty.
 */
export type StarterSource<Icon> =
  | StarterList<Icon>
  | ((options: { readonly signal: AbortSignal }) => StarterList<Icon> | Promise<StarterList<Icon>>);
