import type { Language } from '../../../src/labels.js';

/** Typographical mistakes. */
export function wrongPunctuation(language: Language): readonly RegExp[] {
  return [/['"]/, /\.\.\./, / {2}|^\s|\s$/, / - /, ...(wrongIn[language] ?? [])];
}

const wrongIn: Partial<Record<Language, readonly RegExp[]>> = {
  ar: [/[,;?]/],
  // An ellipsis that stands for words follows a space.
  de: [/\S…/],
  // A space that does not break precedes these.
  fr: [/[^\u00a0\u202f][:;!?]/],
  hi: [/\p{Script=Devanagari}\./u],
  ja: [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.;?!()]/u],
  'zh-Hans': [/\p{Script=Han}[,.:;?!()]|[,.:;?!()]\p{Script=Han}/u],
};
