import { use, useDeferredValue } from 'react';
import { type Labels, type Language, languages, loadLabels } from '../../src/labels.js';

export type { Language } from '../../src/labels.js';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
};

/** The chat's labels. The previous language stays until the next one is loaded. */
export function useCatalogue(language: Language): Labels {
  const loading = loads.get(language) ?? loadLabels(language);
  loads.set(language, loading);
  return use(useDeferredValue(loading));
}

/** One promise for each language, because React asks for it repeatedly. */
const loads = new Map<Language, Promise<Labels>>();

export function isLanguage(word: unknown): word is Language {
  return languages.some((language) => language === word);
}
