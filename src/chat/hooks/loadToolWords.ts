import { englishTools } from '../labels/tools/en.js';
import type { ToolWords } from '../labels/tools/ToolWords.js';

/** True if there are words for the tools of results in the language of a catalogue. */
export function hasToolWords(locale: string): boolean {
  return locale in loaders;
}

/** Loads the words for the tools of results, as a separate chunk; English for a language without them. */
export async function loadToolWords(locale: string): Promise<ToolWords> {
  return loaders[locale]?.() ?? englishTools;
}

/** By the tag of the catalogue. */
const loaders: Readonly<Record<string, () => Promise<ToolWords>>> = {
  ar: () => import('../labels/tools/ar.js').then((module) => module.arabicTools),
  de: () => import('../labels/tools/de.js').then((module) => module.germanTools),
  es: () => import('../labels/tools/es.js').then((module) => module.spanishTools),
  fr: () => import('../labels/tools/fr.js').then((module) => module.frenchTools),
  he: () => import('../labels/tools/he.js').then((module) => module.hebrewTools),
  hi: () => import('../labels/tools/hi.js').then((module) => module.hindiTools),
  it: () => import('../labels/tools/it.js').then((module) => module.italianTools),
  ja: () => import('../labels/tools/ja.js').then((module) => module.japaneseTools),
  ko: () => import('../labels/tools/ko.js').then((module) => module.koreanTools),
  nl: () => import('../labels/tools/nl.js').then((module) => module.dutchTools),
  pl: () => import('../labels/tools/pl.js').then((module) => module.polishTools),
  'pt-BR': () => import('../labels/tools/pt-br.js').then((module) => module.brazilianPortugueseTools),
  tr: () => import('../labels/tools/tr.js').then((module) => module.turkishTools),
  'zh-Hans': () => import('../labels/tools/zh-hans.js').then((module) => module.simplifiedChineseTools),
};
