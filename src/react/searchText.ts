/** Normalizes a search: trims and composes it, and removes invisible characters that come with pasted text. */
export function searchText(typed: string): string {
  return withoutInvisible(typed).normalize('NFC').trim();
}

/** Returns a key for comparing text with a search, ignoring case, Unicode composition and full-width forms. */
export function searchKey(text: string, locale?: string): string {
  return searchText(text.normalize('NFKC')).toLocaleLowerCase(locale);
}

/** Returns a text as one line without invisible characters, so that what is sent is what is shown. */
export function visibleLine(text: string): string {
  return withoutInvisible(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Removes invisible characters, except where they shape others: in emoji, and between letters of Persian and Indic scripts. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '$1');
}

const invisible =
  /((?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=[\u0600-\u1cff])(?<!\p{Default_Ignorable_Code_Point})[\u200c\u200d]|(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d(?=\p{Extended_Pictographic}))|[\p{Default_Ignorable_Code_Point}\p{Cs}\ufff9-\ufffb]/gu;
