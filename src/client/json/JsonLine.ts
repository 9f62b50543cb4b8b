/** One line of a stream, as text and as JSON. */
export interface JsonLine {
  /** The text of the line, without its line break. */
  readonly line: string;
  /** The parsed value of the line. */
  readonly value: unknown;
}
