import { lazily } from '../../../react/lazy/lazily.js';
import { columnWords } from './columnWords.js';

/** What a word in a name can tell about the column. */
export type Meaning = keyof typeof columnWords;

/** Returns all meanings found in the words of a name. */
export function meaningsOf(words: readonly string[]): ReadonlySet<Meaning> {
  const known = entries();
  const found = new Set<Meaning>();
  for (const key of keysOf(words)) for (const meaning of known.get(key) ?? []) found.add(meaning);
  return found;
}

/**
 * Splits a name into words: the last word of `orderId`, `order_id`, `orders.id` and `顧客ID` is `id`. Drops accents, the Arabic article, and
 * nouns that only modify the next one: `price changes` are changes.
 */
export function wordsOf(name: string): readonly string[] {
  const words = name
    .slice(0, longestName)
    .replace(/^(?:\w{2,}\.)+(?=\w)/, '')
    .replace(/\b[Nn](?: ?[°º]|\. )|№/g, ' numero ')
    .replace(/#$/, ' number')
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[\u093c]|(?<=\p{Script=Hebrew})["'״׳](?=\p{Script=Hebrew})/gu, '')
    .normalize('NFC')
    .slice(0, longestName)
    .replace(
      /\p{Ll}(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll}{2})|[^\p{Script=Latin}\P{L}](?=\p{Script=Latin})|\p{Script=Latin}(?=[^\p{Script=Latin}\P{L}])/gu,
      '$& ',
    )
    .toLowerCase()
    .replace(/[ıłß]/g, (letter) => letters[letter] ?? '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^ال(?=..)/, ''));
  const last = words.at(-1) ?? '';
  if (!/[a-z]{3}s$/.test(last) || units.has(last)) return words;
  return words.filter((word, index) => index < words.length - 3 || !describing.has(word));
}

/** Removes parenthesized text, except the arguments of a function: `count(distinct user_id)`. */
export function withoutBrackets(name: string): string {
  return name.slice(0, longestName).replace(/([^A-Za-z_]|^)[(（[［【][^(（[［【)）\]］】]*[)）\]］】]/g, '$1 ');
}

/** Longer names are read up to this length. */
export const longestName = 200;

const letters: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ß: 'ss' };
const describing = new Set(
  'change delta diff growth price rate score rating rank index share age quality grade speed height width length depth temperature inflation frequency'.split(
    ' ',
  ),
);
const units = new Set('rates prices scores points sales days years months weeks hours minutes seconds'.split(' '));

/** The meanings of whole words, and of the beginnings and ends of words. */
const entries = lazily(() => {
  const found = new Map<string, Meaning[]>();
  for (const meaning of Object.keys(columnWords) as Meaning[]) {
    for (const entry of columnWords[meaning].split(' ')) {
      const meanings = found.get(entry) ?? [];
      meanings.push(meaning);
      found.set(entry, meanings);
    }
  }
  return found;
});

/** Yields the keys of all entries of `columnWords` that the words could match. */
function* keysOf(words: readonly string[]): Generator<string> {
  const count = words.length;
  for (const [index, word] of words.entries()) {
    for (let end = index + 1; end <= Math.min(count, index + longestPhrase); end += 1) {
      yield* atEnds(words.slice(index, end).join('_'), index === 0, end === count);
    }
    const letters = word.length;
    for (let length = 1; length <= Math.min(letters, longestPart); length += 1) {
      const part = word.slice(-length);
      yield* atEnds(`-${part}`, false, index === count - 1);
      if (length < letters) yield* atEnds(`+${part}`, false, index === count - 1);
      yield `${word.slice(0, length)}-`;
    }
    if (/[a-z]/.test(word)) continue;
    for (let start = 0; start < Math.min(letters, longestPart); start += 1) {
      for (let end = start + 1; end <= start + longestInner; end += 1) yield `-${word.slice(start, end)}-`;
    }
  }
}

function* atEnds(key: string, isFirst: boolean, isLast: boolean): Generator<string> {
  yield key;
  if (isFirst) yield `^${key}`;
  if (isLast) yield `${key}$`;
  if (isFirst && isLast) yield `^${key}$`;
}

const longestPhrase = 3;
const longestPart = 20;
/** The longest entry looked up inside a word, in languages that write no spaces between words. */
const longestInner = 5;
