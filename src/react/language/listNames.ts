/** Joins names as the language does: `A, B, and C`, `A、B、C`. */
export function listNames(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
