import type { OtherLanguage, PhraseTable } from '../words/Language.js';
import { arabic } from './ar.js';
import { foldArabic, splitArabic, withoutArticle } from './arabicWords.js';
import { createDictionary, type Dictionary } from './createDictionary.js';
import { german } from './de.js';
import { spanish } from './es.js';
import { japanese } from './ja.js';
import type { KeptNames } from './KeptNames.js';
import type { Piece } from './pieces.js';
import { translateCharacters } from './translateCharacters.js';
import { translateWords } from './translateWords.js';

/** A language that is read by translation. */
export interface TranslatedLanguage {
  readonly table: PhraseTable;
  readonly dictionary: Dictionary;
  /** The English of a whole name. */
  englishOf(name: string): string | undefined;
  translate(text: string, names: KeptNames): readonly Piece[];
}

export const otherLanguages: Readonly<Record<OtherLanguage, TranslatedLanguage>> = {
  de: latinLanguage(german),
  es: latinLanguage(spanish),
  ja: japaneseLanguage(),
  ar: arabicLanguage(),
};

function latinLanguage(table: PhraseTable): TranslatedLanguage {
  const dictionary = createDictionary(table, { fold: latinSpellings, sizeOf: countWords });
  const wordsOf = (written: string) => [foldLatin(written)];
  const englishOf = (name: string) => dictionary.englishOf(foldLatin(name));
  return {
    table,
    dictionary,
    englishOf,
    translate: (text, names) => translateWords(text, { table, dictionary, decimalMark: ',', wordsOf }, names),
  };
}

function arabicLanguage(): TranslatedLanguage {
  const fold = (phrase: string) => [
    phrase
      .split(' ')
      .map((word) => withoutArticle(foldArabic(word)))
      .join(' '),
  ];
  const dictionary = createDictionary(arabic, { fold, sizeOf: countWords });
  const wordsOf = (written: string) => splitArabic(written, dictionary.hasWord);
  const language = { table: arabic, dictionary, decimalMark: '.', wordsOf } as const;
  const englishOf = (name: string) => dictionary.englishOf(fold(name)[0] ?? '');
  return { table: arabic, dictionary, englishOf, translate: (text, names) => translateWords(text, language, names) };
}

function japaneseLanguage(): TranslatedLanguage {
  const fold = (phrase: string) => [phrase.normalize('NFKC').toLowerCase()];
  const dictionary = createDictionary(japanese, { fold, sizeOf: ({ length }) => length });
  const englishOf = (name: string) => dictionary.englishOf(name.normalize('NFKC').toLowerCase());
  return { table: japanese, dictionary, englishOf, translate: (text, names) => translateCharacters(text, japanese, dictionary, names) };
}

export function foldLatin(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** "für" is also written "fur" and "fuer". */
function latinSpellings(phrase: string): readonly string[] {
  const spelledOut = phrase.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [foldLatin(phrase), foldLatin(spelledOut)];
}

function countWords(phrase: string): number {
  return phrase.split(' ').length;
}
