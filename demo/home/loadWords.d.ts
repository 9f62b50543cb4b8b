/** The words of the page in a language, by key. Undefined for English, and for a language that it does not have. */
export function loadWords(language: string): Promise<Readonly<Record<string, string>> | undefined>;
