import type { DemoTexts } from './demoTexts.js';

/** The words of the bar at the top of a page. */
interface BarWords {
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly devtools: string;
}

export type Theme = 'auto' | 'light' | 'dark';

export const barWords: DemoTexts<BarWords> = {
  en: { language: 'Language', theme: 'Theme', themes: { auto: 'System', light: 'Light', dark: 'Dark' }, devtools: 'Developer tools' },
  ar: { language: 'اللغة', theme: 'المظهر', themes: { auto: 'النظام', light: 'فاتح', dark: 'داكن' }, devtools: 'أدوات المطوّر' },
  ja: { language: '言語', theme: 'テーマ', themes: { auto: 'システム', light: 'ライト', dark: 'ダーク' }, devtools: '開発者ツール' },
};
