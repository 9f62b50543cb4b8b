/** Returns what someone searches for: trimmed, composed, and without invisible characters that come along when text is pasted. */
export function searchText(typed: string): string {
  return withoutInvisible(typed).normalize('NFC').trim();
}

/** Returns the form in which texts are compared with a search: regardless of case, of composition and of full-width forms. */
export function searchKey(text: string, locale?: string): string {
  return searchText(text.normalize('NFKC')).toLocaleLowerCase(locale);
}

/** Removes characters that take no space and mean nothing. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Without the joiners, which belong to the spelling of Persian, Hindi and emoji. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
