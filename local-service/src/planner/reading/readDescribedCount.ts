import { numberOf, numberPattern } from '../words/numbers.js';
import { wordCountOf, wordPattern } from '../words/wordRule.js';
import type { Word } from '../words/words.js';
import type { Lexicon, Meaning } from './lexicon.js';

/** A number that says in passing how many there are: "each of the 28 stores", "our 4 regions". */
export interface DescribedCount {
  readonly dimension: Extract<Meaning, { kind: 'dimension' }>;
  readonly count: number;
  /** "Each of", "all": one row for each. */
  readonly isEach: boolean;
  readonly wordCount: number;
}

/** Reads such a number at the start of some words. */
export function readDescribedCount(words: readonly Word[], lexicon: Lexicon): DescribedCount | undefined {
  const match = pattern.exec(words.map(({ text }) => text).join(' '));
  if (match === null) return undefined;
  const taken = wordCountOf(match[0]);
  const phrase = lexicon.longestMatch(words.slice(taken));
  if (phrase?.meaning.kind !== 'dimension') return undefined;
  const { each, n } = match.groups ?? {};
  return { dimension: phrase.meaning, count: numberOf(n), isEach: each !== undefined, wordCount: taken + phrase.wordCount };
}

const pattern = wordPattern(
  `(?:(?<each>all|every one|each)(?: of)?(?: (?:the|our|these|those|my))?|the|our|these|those|my) (?<n>${numberPattern})`,
);
