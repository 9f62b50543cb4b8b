/** An answer in Markdown, and what it tries. */
export interface HostileText {
  /** In one line. */
  readonly tries: string;
  readonly text: string;
  /** Words of the text that a reader must still see. */
  readonly shows?: string;
}

/** By name; the name is also the question that brings the answer. */
export type HostileTexts = Readonly<Record<string, HostileText>>;
