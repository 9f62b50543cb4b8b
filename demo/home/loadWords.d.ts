/** Loads the texts of the page in a language, by key. `undefined` for English and for languages without a translation. */
export function loadWords(language: string): Promise<Readonly<Record<string, string>> | undefined>;
