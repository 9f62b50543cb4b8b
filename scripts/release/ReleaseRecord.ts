/** What a release consists of, to compare the next one with. */
export interface ReleaseRecord {
  readonly version: string;
  /** Public names by entry point, as listed in `test/surface`. */
  readonly surface: Readonly<Record<string, readonly string[]>>;
  /** Sizes by name, in bytes. */
  readonly sizes: Readonly<Record<string, number>>;
}
