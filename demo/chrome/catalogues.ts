import { arabic, english, german, japanese, type Labels, spanish } from '../../src/labels.js';

export type Language = 'en' | 'de' | 'es' | 'ja' | 'ar';

export const catalogues: Readonly<Record<Language, Labels>> = { en: english, de: german, es: spanish, ja: japanese, ar: arabic };

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  ar: 'العربية',
};

export function isLanguage(word: unknown): word is Language {
  return typeof word === 'string' && Object.hasOwn(catalogues, word);
}
