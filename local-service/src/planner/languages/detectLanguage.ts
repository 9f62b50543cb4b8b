import type { DataModel } from '../../data-model/ModelView.js';
import type { Lexicon } from '../reading/lexicon.js';
import { fillerWords } from '../words/fillerWords.js';
import type { Language, OtherLanguage } from '../words/Language.js';
import { readWords } from '../words/words.js';
import { nothingKept } from './KeptNames.js';
import { isForeign } from './namesToKeep.js';
import { foldLatin, otherLanguages } from './otherLanguages.js';
import { anyOther, chinese, type RefusedLanguage, refusedLatinLanguages, russian } from './refusedLanguages.js';

/** The language of a question: one that the planner reads, or one that it refuses. */
export type DetectedLanguage = Language | RefusedLanguage;

/** Detects the language by script and by words. A text that says nothing about its language, such as "2024?", has the thread's. */
export function detectLanguage(text: string, threadLanguage: Language, lexicon: Lexicon): DetectedLanguage {
  const start = text.slice(0, maxLength);
  const english = wordsIn(lexicon.model);
  const named = languageOfNames(start, lexicon);
  if (named !== undefined) return named === 'unknown' ? threadLanguage : named;
  return languageOfScript(withoutNames(start, lexicon), threadLanguage, english.all) ?? languageOfWords(start, threadLanguage, english);
}

const maxLength = 4000;

function languageOfScript(text: string, threadLanguage: Language, englishWords: ReadonlySet<string>): DetectedLanguage | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).join('');
  const isMostlyForeign = foreign.length > letters.length / 2;
  const isNamed = foreign !== '' && (!hasEnglishWords(text, englishWords) || isScriptOf(threadLanguage, foreign));
  if (!isMostlyForeign && !isNamed) return undefined;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(foreign)) return 'ja';
  if (/\p{Script=Han}/u.test(foreign)) return threadLanguage === 'ja' || isJapanese(text) ? 'ja' : chinese;
  if (/[پچژگکی]/.test(foreign)) return anyOther;
  if (/\p{Script=Arabic}/u.test(foreign)) return 'ar';
  return /\p{Script=Cyrillic}/u.test(foreign) ? russian : anyOther;
}

function isScriptOf(language: Language, letters: string): boolean {
  return language === 'ja'
    ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letters)
    : language === 'ar' && /\p{Script=Arabic}/u.test(letters);
}

/** Questions without kana, such as "地域別売上", are Japanese if at least half of their letters are known. */
function isJapanese(text: string): boolean {
  const pieces = otherLanguages.ja.translate(text.normalize('NFKC'), nothingKept).filter(({ written }) => /\p{L}/u.test(written));
  const lettersOf = (isUnknown: boolean) =>
    pieces.filter(({ kind }) => (kind === 'unknown') === isUnknown).reduce((sum, { written }) => sum + written.length, 0);
  return lettersOf(false) >= lettersOf(true) && pieces.length > 0;
}

function hasEnglishWords(text: string, englishWords: ReadonlySet<string>): boolean {
  return readWords(text)
    .slice(0, maxWords)
    .some(({ text: word }) => englishWords.has(word));
}

/**
 * The language with the most words of the text. Words that are also English, such as "in" and "was", say nothing. A single word counts
 * if no word is English, or if the thread is in the language.
 */
function languageOfWords(text: string, threadLanguage: Language, { all: englishWords, ownNames }: Words): DetectedLanguage {
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, maxWords).map(foldLatin);
  const scores = latinLanguages.map(({ language, knows, marks }) => ({
    language,
    score: words.filter((word) => marks(word) && !englishWords.has(word)).length,
    english: words.filter((word) => englishWords.has(word) && !knows(word) && !ownNames.has(word)).length,
  }));
  const best = scores.reduce((one, other) =>
    other.score > one.score || (other.score === one.score && other.language === threadLanguage) ? other : one,
  );
  if (best.score === 0) return words.some((word) => englishWords.has(word)) ? 'en' : threadLanguage;
  const isClear = best.score > 1 || best.english === 0;
  if (best.score > best.english && isClear) return best.language;
  return best.language === threadLanguage && best.score >= best.english ? best.language : 'en';
}

const maxWords = 300;

interface Words {
  /** Words of English questions, among them the names of the data. */
  readonly all: ReadonlySet<string>;
  /** Names that questions in any language have, since no language has another word for them. */
  readonly ownNames: ReadonlySet<string>;
}

function wordsIn(model: DataModel): Words {
  const names = namesIn(model);
  const words = known.get(model) ?? {
    all: new Set([...commonWords, ...names]),
    ownNames: new Set(names.filter((word) => !translatedWords.has(word))),
  };
  known.set(model, words);
  return words;
}

const known = new WeakMap<DataModel, Words>();

const translatedWords: ReadonlySet<string> = new Set(
  Object.keys(otherLanguages.de.table.phrases).flatMap((phrase) => readWords(phrase).flatMap(({ text, stem }) => [text, stem])),
);

/** A text of nothing but names in another script than the Latin one: Chinese characters are Japanese where other names have kana. */
function languageOfNames(text: string, lexicon: Lexicon): Language | 'unknown' | undefined {
  if (!isForeign(text) || /\p{L}/u.test(withoutNames(text, lexicon))) return undefined;
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  return lexicon.names.some((name) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) ? 'ja' : 'unknown';
}

/** Names in another script are no mark of a language. */
function withoutNames(text: string, { names }: Lexicon): string {
  return names
    .filter(isForeign)
    .sort((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), text);
}

function namesIn({ views }: DataModel): readonly string[] {
  const names = views.flatMap(({ measures, dimensions }) => [
    ...measures.flatMap(({ title, synonyms }) => [title, ...synonyms]),
    ...dimensions.flatMap(({ title, plural, synonyms }) => [title, plural, ...synonyms]),
  ]);
  return names.flatMap((name) => readWords(name).flatMap(({ text, stem }) => [text, stem]));
}

const commonWords: readonly string[] = [
  ...fillerWords,
  ...'by in for of from which what who where when how top best worst revenue sales orders units customers products stores compare versus vs last year month week quarter only without'.split(
    ' ',
  ),
];

interface LatinLanguage {
  readonly language: DetectedLanguage;
  knows(word: string): boolean;
  /** Words that are the same in English, such as "Berlin", are no mark of the language. */
  marks(word: string): boolean;
}

const latinLanguages: readonly LatinLanguage[] = [
  ...(['de', 'es'] as const).map(latinLanguage),
  ...refusedLatinLanguages.map((language) => {
    const knows = (word: string) => language.words.has(word);
    return { language, knows, marks: knows };
  }),
];

function latinLanguage(language: Extract<OtherLanguage, 'de' | 'es'>): LatinLanguage {
  const { hasWord, englishOf } = otherLanguages[language].dictionary;
  const isSame = (word: string) => foldLatin(englishOf(word) ?? '') === word;
  return { language, knows: hasWord, marks: (word) => hasWord(word) && !isSame(word) && !internationalWords.has(word) };
}

const internationalWords: ReadonlySet<string> = new Set(
  'online web offline black friday camping top region store shop shops report dashboard internet wallet april august september november sydney uk vs versus trend flop total no a me england holland usa'.split(
    ' ',
  ),
);
