import { english } from '../chat/labels/english.js';
import type { Labels } from '../chat/labels/Labels.js';

/**
 * Loads the chat's labels in one language, as a separate chunk. A tag with another region or script, such as `fr-CA` or
 * `zh-TW`, gets its language; a language that is not available gets English. Rejects if the chunk cannot be loaded.
 */
export async function loadLabels(tag: string | undefined): Promise<Labels> {
  return catalogues[matchLanguage(tag)]();
}

/** Returns the available language for a BCP 47 tag: `fr` for `fr-CA`, `en` for one that is not available. */
export function matchLanguage(tag: string | undefined): Language {
  const wanted = languageOf(tag ?? '');
  return languages.find((language) => languageOf(language) === wanted) ?? 'en';
}

/** Also reads `pt_BR`, and `iw` as its newer name `he`. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
}

const catalogues = {
  en: () => english,
  ar: () => import('./ar.js').then((module) => module.arabic),
  de: () => import('./de.js').then((module) => module.german),
  es: () => import('./es.js').then((module) => module.spanish),
  fr: () => import('./fr.js').then((module) => module.french),
  he: () => import('./he.js').then((module) => module.hebrew),
  hi: () => import('./hi.js').then((module) => module.hindi),
  it: () => import('./it.js').then((module) => module.italian),
  ja: () => import('./ja.js').then((module) => module.japanese),
  ko: () => import('./ko.js').then((module) => module.korean),
  nl: () => import('./nl.js').then((module) => module.dutch),
  pl: () => import('./pl.js').then((module) => module.polish),
  'pt-BR': () => import('./pt-br.js').then((module) => module.brazilianPortuguese),
  tr: () => import('./tr.js').then((module) => module.turkish),
  'zh-Hans': () => import('./zh-hans.js').then((module) => module.simplifiedChinese),
} satisfies Readonly<Record<string, () => Labels | Promise<Labels>>>;

/** The BCP 47 tag of a language in which the chat and the element are available. */
export type Language = keyof typeof catalogues;

/** The languages that `loadLabels` loads, as BCP 47 tags. */
export const languages = Object.keys(catalogues) as readonly Language[];
