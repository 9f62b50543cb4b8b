import type { Language } from '../../src/labels.js';

/** Texts of the demo itself. It has fewer languages than Parley: English, one from right to left, and one without spaces between words. */
export type DemoTexts<Texts> = Readonly<Record<'en' | 'ar' | 'ja', Texts>>;

/** Those of a language, or the English ones if the demo has none in it. */
export function textsIn<Texts>(texts: DemoTexts<Texts>, language: Language): Texts {
  return language === 'ar' || language === 'ja' ? texts[language] : texts.en;
}

/** The attributes of what contains texts of the demo. Around them, or in them, those of Parley may be in another language. */
export const textAttributes: DemoTexts<TextAttributes> = {
  en: { lang: 'en', dir: 'ltr' },
  ar: { lang: 'ar', dir: 'rtl' },
  ja: { lang: 'ja', dir: 'ltr' },
};

export interface TextAttributes {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}
