/** The words of the page by language and key. */
export const words: Readonly<Record<string, Readonly<Record<string, string>>>>;
