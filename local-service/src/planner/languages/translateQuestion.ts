import type { Lexicon } from '../reading/lexicon.js';
import type { OtherLanguage } from '../words/Language.js';
import { namesToKeep } from './namesToKeep.js';
import { otherLanguages } from './otherLanguages.js';
import type { Piece } from './pieces.js';
import { withPlainDigits } from './writtenNumber.js';

/** A question in the English that the planner reads. */
export interface Translation {
  readonly english: string;
  /** Words that the language does not know and that cannot be names in the data, because of their script. */
  readonly unknown: readonly string[];
  readonly corrections: readonly { readonly written: string; readonly taken: string; readonly english: string }[];
  /** The words of the question that an English word stands for. */
  writtenAs(word: string): string;
}

/** Translates a question phrase by phrase, in time linear in its length. Words that are not known stay as they are. */
export function translateQuestion(text: string, language: OtherLanguage, lexicon: Lexicon): Translation {
  const { table, translate } = otherLanguages[language];
  const plain = withPlainDigits(text.slice(0, maxLength)).normalize('NFKC').replace(/[{}]/g, ' ').replaceAll('。', '. ');
  const rewritten = table.rewrites.reduce((sofar, [pattern, replacement]) => replaced(sofar, pattern, replacement), plain);
  const pieces = translate(rewritten, namesToKeep(lexicon, language));
  return {
    english: englishOf(pieces),
    unknown: pieces
      .filter(({ kind, written }) => kind === 'unknown' && /[^\p{Script=Latin}\p{M}\d]/u.test(written))
      .map(({ written }) => written),
    corrections: pieces.flatMap(({ written, taken, english }) => (taken === undefined ? [] : [{ written, taken, english }])),
    writtenAs: (word) => writtenAs(word, pieces),
  };
}

/** A pasted document is not read to its end. */
const maxLength = 4000;

function replaced(text: string, pattern: RegExp, replacement: string | ((...groups: string[]) => string)): string {
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
}

function englishOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ english, kind }) => (kind === 'mark' ? english : ` ${english}`))
    .join('')
    .replace(
      /\b(january|february|march|april|may|june|july|august|september|october|november|december|half) of (?=(?:19|20)\d\d\b|last year|this year)/g,
      '$1 ',
    )
    .trim();
}

function writtenAs(word: string, pieces: readonly Piece[]): string {
  const sought = word.toLowerCase();
  const piece = pieces.find(({ english, kind }) => kind === 'phrase' && english.toLowerCase().split(' ').includes(sought));
  return piece?.written ?? word;
}
