/** Normalizes a search: trims and composes it, and removes invisible characters that come with pasted text. */
export function searchText(typed: string): string {
  return withoutInvisible(typed).normalize('NFC').trim();
}

/** Returns a key for comparing text with a search, ignoring case, Unicode composition and full-width forms. */
export function searchKey(text: string, locale?: string): string {
  return searchText(text.normalize('NFKC')).toLocaleLowerCase(locale);
}

/** Removes invisible characters. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Zero-width joiners are kept: Persian, Hindi and emoji need them. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
