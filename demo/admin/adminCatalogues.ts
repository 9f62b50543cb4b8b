import { type AdminLabels, arabicAdmin, englishAdmin, germanAdmin, japaneseAdmin, spanishAdmin } from '../../src/labels.js';
import type { Language } from '../chrome/catalogues.js';

export const adminCatalogues: Readonly<Record<Language, AdminLabels>> = {
  en: englishAdmin,
  de: germanAdmin,
  es: spanishAdmin,
  ja: japaneseAdmin,
  ar: arabicAdmin,
};
