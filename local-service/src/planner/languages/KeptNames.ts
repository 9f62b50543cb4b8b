/** Names of the data that a translation keeps, because they are in the language of the question already. */
export interface KeptNames {
  /** A name, if the words are one. */
  named(words: string): string | undefined;
  /** The longest name that a text without spaces begins with. */
  beginning(text: string): string | undefined;
}

export const nothingKept: KeptNames = { named: () => undefined, beginning: () => undefined };
