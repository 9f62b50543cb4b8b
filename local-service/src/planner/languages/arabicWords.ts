/** Writes Arabic as it is looked up: without short vowels, tatweel and the marks that people leave out. */
export function foldArabic(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u064B-\u0655\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .toLowerCase();
}

/** Takes the article off. A short rest means that "ال" is part of the word, as in "الآن". */
export function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length > 4 ? word.slice(2) : word;
}

/** Takes off the small words that Arabic writes together with the next one: "وبالمدينة" → و, ب, مدينة. */
export function splitArabic(written: string, isKnown: (word: string) => boolean): readonly string[] {
  const word = foldArabic(written);
  return knownParts(word, isKnown) ?? [withoutArticle(word)];
}

function knownParts(word: string, isKnown: (word: string) => boolean): readonly string[] | undefined {
  if (isKnown(word)) return [word];
  const bare = withoutArticle(word);
  if (isKnown(bare)) return [bare];
  const prefix = word.charAt(0);
  if (!prefixes.has(prefix) || word.length < 3) return undefined;
  // ل and the article are written لل.
  const rest = word.startsWith('لل') ? `ال${word.slice(2)}` : word.slice(1);
  const parts = knownParts(rest, isKnown);
  return parts === undefined ? undefined : [prefix, ...parts];
}

const prefixes: ReadonlySet<string> = new Set(['و', 'ف', 'ب', 'ل', 'ك']);
