import type { Lexicon } from '../reading/lexicon.js';
import type { OtherLanguage } from '../words/Language.js';
import { phraseOf, readWords } from '../words/words.js';
import type { KeptNames } from './KeptNames.js';
import { otherLanguages } from './otherLanguages.js';

/** Finds the names that must not be translated, because a translation would be another name in the data. */
export function namesToKeep(lexicon: Lexicon, language: OtherLanguage): KeptNames {
  const ofLexicon = known.get(lexicon) ?? new Map<OtherLanguage, KeptNames>();
  known.set(lexicon, ofLexicon);
  const kept = ofLexicon.get(language) ?? keep(lexicon.names.filter((name) => !isTranslated(name, language, lexicon)));
  ofLexicon.set(language, kept);
  return kept;
}

const known = new WeakMap<Lexicon, Map<OtherLanguage, KeptNames>>();

function isTranslated(name: string, language: OtherLanguage, lexicon: Lexicon): boolean {
  const english = otherLanguages[language].englishOf(name);
  const words = readWords(english ?? '');
  return words.length > 0 && lexicon.longestMatch(words)?.wordCount === words.length;
}

function keep(names: readonly string[]): KeptNames {
  const byPhrase = new Map(names.map((name) => [phraseOf(name), name]));
  const byStart = new Map<string, string[]>();
  for (const name of names.filter(isForeign).map((one) => one.normalize('NFKC'))) {
    const start = name.charAt(0).toLowerCase();
    byStart.set(start, [...(byStart.get(start) ?? []), name]);
  }
  for (const group of byStart.values()) group.sort((one, other) => other.length - one.length);
  return {
    named: (words) => byPhrase.get(phraseOf(words)),
    beginning: (text) =>
      byStart.get(text.charAt(0).toLowerCase())?.find((name) => text.slice(0, name.length).toLowerCase() === name.toLowerCase()),
  };
}

/** True for a name in another script than the Latin one. */
export function isForeign(name: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(name);
}
