/** Normalizes a search: trims and composes it, and removes invisible characters that come with pasted text. */
export function searchText(typed: string): string {
  return withoutInvisible(typed).normalize('NFC').trim();
}

/**
 * Returns a key for finding text: without case, accents, full-width forms and invisible characters, and with plain quotes and hyphens. It is
 * the same in every language, so that “istanbul” finds “İstanbul” and “invoice” finds “Invoice” in a Turkish panel, too. Signs that are
 * letters to their readers, such as the vowels of Hindi or the dots of Japanese, are kept.
 */
export function searchKey(text: string): string {
  if (plain.test(text)) return text.trim().toLowerCase();
  return searchText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .trim();
}

const plain = /^[ -~]*$/;
/** Of Latin, Greek and Cyrillic, and the optional vowels of Hebrew and Arabic. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ı: 'i', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ '‘': "'", '’': "'", '‚': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
};
const letters = /[ßıøłđæœς‘’‚ʼ“”„‐‑‒–—−]/g;

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
