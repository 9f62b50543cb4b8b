/** The languages that the planner reads and answers in. */
export type Language = 'en' | OtherLanguage;

/** They are read by translating a question into the English that the planner knows. */
export type OtherLanguage = 'de' | 'es' | 'ja' | 'ar';

/** Added to the answer if the question may be in another language. */
export const languagesRead = 'I read questions in English, German, Spanish, Japanese and Arabic only.';

/** Translates the words of questions in one language into English. */
export interface PhraseTable {
  /**
   * What an English phrase is called, as alternatives between bars. An English phrase that begins with `<` is put before the phrase that it
   * follows in the other language, as in "地域別", "by region"; one that begins with `^`, at the start of its sentence.
   */
  readonly phrases: Readonly<Record<string, string>>;
  /** Words without meaning, between spaces. */
  readonly fillers: string;
  /** Words after a number that multiply it. */
  readonly scales: Readonly<Record<string, number>>;
  /** Replacements made before words are looked up, for dates in digits, for example. Text in braces is already English. */
  readonly rewrites: readonly (readonly [pattern: RegExp, replacement: string | ((...groups: string[]) => string)])[];
}
