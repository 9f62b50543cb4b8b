/** A word of a question, lowercase and without accents, with its singular for looking it up. */
export interface Word {
  readonly text: string;
  readonly stem: string;
  /** As it was written. */
  readonly written: string;
}

/** Splits any text into words and numbers; marks and possessive endings fall away. */
export function readWords(text: string): Word[] {
  const plain = text
    .replace(/(\d) %/g, '$1%')
    .replace(/[’']s\b/g, '')
    .replace(/[’'´`]/g, '');
  return [...plain.matchAll(/\d+(?:[.,]\d+)*(?:[kKmM%]\b|%)?|[\p{L}\p{M}]+\d*|\d+/gu)].map(([written]) => {
    const word = fold(written);
    return { text: word, stem: singular(word), written };
  });
}

/** The words of a name, singular and joined by spaces: how names and questions meet. */
export function phraseOf(name: string): string {
  return readWords(name)
    .map(({ stem }) => stem)
    .join(' ');
}

/** How many letters must be changed, added, dropped or swapped to make one word the other. */
export function typoDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "stores" → "store", "cities" → "city". */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || /\d/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('us') ? word.slice(0, -1) : word;
}
