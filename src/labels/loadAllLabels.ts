import type { Labels } from '../chat/labels/Labels.js';
import type { AdminLabels } from './admin/AdminLabels.js';
import { type Language, loadLabels, matchLanguage } from './loadLabels.js';

/** The texts of the chat and of the widgets in one language: props of `ParleyProvider`. */
export interface AllLabels {
  /** The texts of the chat, and those that it shares with the widgets. */
  readonly labels: Labels;
  /** The texts of the widgets; `undefined` for English and for languages in which the widgets are not available. */
  readonly adminLabels: AdminLabels | undefined;
}

/**
 * Loads the labels of the chat and of all widgets in one language, for `<ParleyProvider {...texts}>`. Each is a separate chunk; a chat alone
 * needs only `loadLabels`. A tag with another region, such as `de-CH`, gets its language; a language that is not available gets English.
 * Rejects if a chunk cannot be loaded.
 */
export async function loadAllLabels(tag: string | undefined): Promise<AllLabels> {
  const [labels, adminLabels] = await Promise.all([loadLabels(tag), adminCatalogues[matchLanguage(tag)]?.()]);
  return { labels, adminLabels };
}

/** English comes with each widget. */
const adminCatalogues: Partial<Record<Language, () => Promise<AdminLabels>>> = {
  ar: () => import('./admin/ar.js').then((module) => module.arabicAdmin),
  de: () => import('./admin/de.js').then((module) => module.germanAdmin),
  es: () => import('./admin/es.js').then((module) => module.spanishAdmin),
  ja: () => import('./admin/ja.js').then((module) => module.japaneseAdmin),
};
