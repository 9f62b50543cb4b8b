import { readTimeRange } from '../plan/timeRange.js';
import { isFiller } from '../words/fillerWords.js';
import type { Word } from '../words/words.js';
import type { Lexicon } from './lexicon.js';
import { readCue } from './phrases.js';

/** Corrects names of several words: "prodcut categroy" is the product category, not a product and a category. */
export function correctedNames(words: readonly Word[], lexicon: Lexicon): readonly Word[] {
  const corrected = [...words];
  for (const index of words.keys()) {
    const name = lexicon.closestPhrase(corrected.slice(index, index + longestName)) ?? [];
    const taken = name.map((part, offset) => withText(corrected[index + offset], part, lexicon));
    if (taken.every((word) => word !== undefined)) corrected.splice(index, taken.length, ...taken);
  }
  return corrected;
}

/** The word with this text; `undefined` if it has a meaning as it is written. */
function withText(word: Word | undefined, text: string, { model }: Lexicon): Word | undefined {
  if (word === undefined || word.stem === text) return word;
  const isKnown = isFiller(word, undefined) || readTimeRange(word.text, model) !== undefined || readCue(word.text) !== undefined;
  return isKnown ? undefined : { ...word, text, stem: text };
}

const longestName = 8;
