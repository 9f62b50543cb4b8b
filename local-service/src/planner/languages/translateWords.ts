import { readCue } from '../reading/phrases.js';
import { isComparative } from '../reading/tellingWords.js';
import type { PhraseTable } from '../words/Language.js';
import { typoDistance } from '../words/words.js';
import type { Dictionary } from './createDictionary.js';
import type { KeptNames } from './KeptNames.js';
import { createSentence, type Piece } from './pieces.js';
import { englishNumber, scaled } from './writtenNumber.js';

/** A language that separates words. */
export interface WordLanguage {
  readonly table: PhraseTable;
  readonly dictionary: Dictionary;
  readonly decimalMark: '.' | ',';
  /** The words that one written word stands for, as the dictionary spells them. */
  wordsOf(written: string): readonly string[];
}

/** Translates a question by the longest phrases that are known. */
export function translateWords(text: string, language: WordLanguage, names: KeptNames): readonly Piece[] {
  const { dictionary } = language;
  const tokens = tokensOf(text, language);
  const sentence = createSentence();
  for (let index = 0; index < tokens.length; ) {
    const words = wordsFrom(tokens, index, dictionary.longest);
    if (words.length > 0) {
      const { piece, wordCount } = longestPhrase(words, dictionary, names);
      sentence.add(piece);
      index += wordCount;
    } else {
      const number = numberAt(tokens, index, language);
      sentence.add(number?.piece ?? otherPiece(tokens[index]));
      index += number?.tokenCount ?? 1;
    }
  }
  return sentence.finish();
}

interface Token {
  readonly written: string;
  readonly kind: 'word' | 'number' | 'mark' | 'given';
  /** The word as spelled in the dictionary. */
  readonly word: string;
}

/** Matches words, numbers, punctuation marks, and English text in braces. Hyphens and quotation marks match nothing and are dropped. */
const tokenPattern = /\{([^{}]*)\}|(\d+(?:[.,:-]\d+)*(?:[kKmM%]\b|%)?)|([\p{L}\p{M}]+\d*)|([,;:.?!،؛؟\n€%])/gu;

function tokensOf(text: string, { wordsOf }: WordLanguage): readonly Token[] {
  return [...text.matchAll(tokenPattern)].flatMap(([written, given, number, word]): readonly Token[] => {
    if (given !== undefined) return [{ written: given, kind: 'given', word: '' }];
    if (number !== undefined) return [{ written, kind: 'number', word: '' }];
    if (word === undefined) return [{ written: plainMarks.get(written) ?? written, kind: 'mark', word: '' }];
    return wordsOf(word).map((part) => ({ written: word, kind: 'word', word: part }));
  });
}

const plainMarks: ReadonlyMap<string, string> = new Map([
  ['،', ','],
  ['؛', ';'],
  ['؟', '?'],
]);

function wordsFrom(tokens: readonly Token[], index: number, most: number): readonly Token[] {
  const next = tokens.slice(index, index + most);
  const end = next.findIndex(({ kind }) => kind !== 'word');
  return end === -1 ? next : next.slice(0, end);
}

function longestPhrase(
  words: readonly Token[],
  dictionary: Dictionary,
  names: KeptNames,
): { readonly piece: Piece; readonly wordCount: number } {
  for (let wordCount = words.length; wordCount > 0; wordCount -= 1) {
    const taken = words.slice(0, wordCount);
    // A written word may stand for several; a name takes all of it.
    const isWhole = words[wordCount]?.written !== taken.at(-1)?.written;
    const name = isWhole ? names.named(writtenAs(taken)) : undefined;
    if (name !== undefined) return { piece: { english: name, written: writtenAs(taken), kind: 'phrase' }, wordCount };
    const english = dictionary.englishOf(taken.map(({ word }) => word).join(' '));
    if (english !== undefined) return { piece: { english, written: writtenAs(taken), kind: 'phrase' }, wordCount };
  }
  const written = words[0]?.written ?? '';
  const taken = closestWord(words[0]?.word ?? '', dictionary);
  if (taken !== undefined) return { piece: { english: dictionary.englishOf(taken) ?? '', written, kind: 'phrase', taken }, wordCount: 1 };
  return { piece: { english: written, written, kind: 'unknown' }, wordCount: 1 };
}

/** The word that a misspelt one was meant to be. Directions and negations are not guessed. */
function closestWord(word: string, dictionary: Dictionary): string | undefined {
  if (word.length < 5) return undefined;
  const near = [...dictionary.words].filter((other) => other[0] === word[0] && typoDistance(word, other) === 1);
  const english = near.map((other) => dictionary.englishOf(other) ?? '');
  const isPlain = english.every((phrase) => phrase === english[0] && /^[a-z ]{3,}$/.test(phrase) && !turns(phrase));
  return isPlain ? near[0] : undefined;
}

function turns(phrase: string): boolean {
  const cue = readCue(phrase)?.cue.kind;
  return isComparative(phrase) || (cue !== undefined && turningCues.has(cue));
}

const turningCues: ReadonlySet<string> = new Set(['rank', 'sort', 'exclude', 'trend', 'compare', 'loss', 'forget']);

/** A written word that stands for several is named once. */
function writtenAs(tokens: readonly Token[]): string {
  return [...new Set(tokens.map(({ written }) => written))].join(' ');
}

function numberAt(tokens: readonly Token[], index: number, { table, decimalMark, wordsOf }: WordLanguage) {
  const [token, next] = tokens.slice(index, index + 2);
  if (token?.kind !== 'number') return undefined;
  const number = englishNumber(token.written, decimalMark);
  const scale = next?.kind === 'word' ? Object.entries(table.scales).find(([name]) => wordsOf(name)[0] === next.word)?.[1] : undefined;
  const english = scale === undefined ? number : scaled(number, scale);
  const piece: Piece = { english, written: token.written, kind: 'number' };
  if (scale === undefined) return { piece, tokenCount: 1 };
  const isAbbreviated = tokens[index + 2]?.written === '.' && index + 3 < tokens.length;
  return { piece, tokenCount: isAbbreviated ? 3 : 2 };
}

function otherPiece(token: Token | undefined): Piece {
  const written = token?.written ?? '';
  return { english: written, written, kind: token?.kind === 'mark' && !/[€%]/.test(written) ? 'mark' : 'phrase' };
}
