import type { Language } from '../../src/labels.js';

/** The demo's own texts, in fewer languages than Parley: English, a right-to-left one, and one without spaces between words. */
export type DemoTexts<Texts> = Readonly<Record<'en' | 'ar' | 'ja', Texts>>;

/** Returns the texts in a language, or in English if the demo does not have it. */
export function textsIn<Texts>(texts: DemoTexts<Texts>, language: Language): Texts {
  return language === 'ar' || language === 'ja' ? texts[language] : texts.en;
}

/** The attributes of elements with the demo's own texts. Parley's texts around or inside them may be in another language. */
export const textAttributes: DemoTexts<TextAttributes> = {
  en: { lang: 'en', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
  ja: { lang: 'ja', dir: 'ltr' },
};

export interface TextAttributes {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
