import type { Language } from '../../src/labels.js';

/** The words of the bar at the top of a page. */
export interface BarWords {
  /** If set, the settings are in a menu with this name. */
  readonly settings?: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly devtools: string;
}

export type Theme = 'auto' | 'light' | 'dark';

export const barWords: Readonly<Record<Language, BarWords>> = {
  en: { language: 'Language', theme: 'Theme', themes: { auto: 'System', light: 'Light', dark: 'Dark' }, devtools: 'Developer tools' },
  ar: { language: 'اللغة', theme: 'المظهر', themes: { auto: 'النظام', light: 'فاتح', dark: 'داكن' }, devtools: 'أدوات المطوّر' },
  de: {
    language: 'Sprache',
    theme: 'Farbschema',
    themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
    devtools: 'Entwicklerwerkzeuge',
  },
  es: {
    language: 'Idioma',
    theme: 'Tema',
    themes: { auto: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    devtools: 'Herramientas de desarrollo',
  },
  fr: {
    language: 'Langue',
    theme: 'Thème',
    themes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
    devtools: 'Outils de développement',
  },
  he: { language: 'שפה', theme: 'ערכת נושא', themes: { auto: 'מערכת', light: 'בהיר', dark: 'כהה' }, devtools: 'כלי פיתוח' },
  hi: { language: 'भाषा', theme: 'थीम', themes: { auto: 'सिस्टम', light: 'हल्की', dark: 'गहरी' }, devtools: 'डेवलपर टूल' },
  it: { language: 'Lingua', theme: 'Tema', themes: { auto: 'Sistema', light: 'Chiaro', dark: 'Scuro' }, devtools: 'Strumenti di sviluppo' },
  ja: { language: '言語', theme: 'テーマ', themes: { auto: 'システム', light: 'ライト', dark: 'ダーク' }, devtools: '開発者ツール' },
  ko: { language: '언어', theme: '테마', themes: { auto: '시스템', light: '밝게', dark: '어둡게' }, devtools: '개발자 도구' },
  nl: { language: 'Taal', theme: 'Thema', themes: { auto: 'Systeem', light: 'Licht', dark: 'Donker' }, devtools: 'Ontwikkelhulpmiddelen' },
  pl: {
    language: 'Język',
    theme: 'Motyw',
    themes: { auto: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
    devtools: 'Narzędzia programisty',
  },
  'pt-BR': {
    language: 'Idioma',
    theme: 'Tema',
    themes: { auto: 'Sistema', light: 'Claro', dark: 'Escuro' },
    devtools: 'Ferramentas do desenvolvedor',
  },
  tr: { language: 'Dil', theme: 'Tema', themes: { auto: 'Sistem', light: 'Açık', dark: 'Koyu' }, devtools: 'Geliştirici araçları' },
  'zh-Hans': { language: '语言', theme: '主题', themes: { auto: '跟随系统', light: '浅色', dark: '深色' }, devtools: '开发者工具' },
};
