import type { PhraseTable } from '../words/Language.js';

/** The phrases of a language by how they are written, folded by the language's own rule. */
export interface Dictionary {
  /** The English of a phrase; an empty text for words without a meaning. */
  englishOf(phrase: string): string | undefined;
  /** True if a word is part of any phrase. */
  hasWord(word: string): boolean;
  /** The most words, or characters, of a phrase. */
  readonly longest: number;
  readonly words: ReadonlySet<string>;
}

/** Reads a table; the first English phrase of several for the same words is kept. */
export function createDictionary(table: PhraseTable, { fold, sizeOf }: Folding): Dictionary {
  const english = new Map<string, string>();
  const add = (written: string, meaning: string) => {
    for (const spelling of fold(written)) if (spelling !== '' && !english.has(spelling)) english.set(spelling, meaning);
  };
  for (const [meaning, names] of Object.entries(table.phrases)) for (const name of names.split('|')) add(name, meaning);
  for (const filler of table.fillers.split(' ')) add(filler, '');
  for (const scale of Object.keys(table.scales)) add(scale, scale);
  const words = new Set([...english.keys()].flatMap((phrase) => phrase.split(' ')));
  return {
    englishOf: (phrase) => english.get(phrase),
    hasWord: (word) => words.has(word),
    longest: Math.max(...[...english.keys()].map(sizeOf)),
    words,
  };
}

interface Folding {
  /** The spellings that a phrase is looked up by. */
  fold(phrase: string): readonly string[];
  sizeOf(phrase: string): number;
}
