import {
  type AdminLabels,
  arabic,
  arabicAdmin,
  english,
  englishAdmin,
  german,
  germanAdmin,
  japanese,
  japaneseAdmin,
  type Labels,
  type Language,
  spanish,
  spanishAdmin,
} from '../../src/labels.js';

/** The languages of the admin widgets. */
export const consoleLanguages = ['en', 'ar', 'de', 'es', 'ja'] as const satisfies readonly Language[];

export type ConsoleLanguage = (typeof consoleLanguages)[number];

export const adminCatalogues: Readonly<Record<ConsoleLanguage, Catalogues>> = {
  en: { labels: english, adminLabels: englishAdmin },
  ar: { labels: arabic, adminLabels: arabicAdmin },
  de: { labels: german, adminLabels: germanAdmin },
  es: { labels: spanish, adminLabels: spanishAdmin },
  ja: { labels: japanese, adminLabels: japaneseAdmin },
};

interface Catalogues {
  readonly labels: Labels;
  readonly adminLabels: AdminLabels;
}

/** The language itself, or English if the widgets do not have it. */
export function consoleLanguage(language: Language): ConsoleLanguage {
  return consoleLanguages.find((known) => known === language) ?? 'en';
}
