import type { DemoTexts } from '../../chrome/demoTexts.js';

/** The console's words for its command palette and its keys. */
export interface PaletteWords {
  readonly actions: string;
  readonly pages: string;
  readonly workbooks: string;
  readonly deployments: string;
  readonly appearance: string;
  readonly addUser: string;
  readonly newKey: string;
  /** Other words for the commands of the appearance. */
  readonly appearanceKeywords: readonly string[];
  readonly skip: string;
}

export const paletteWords: DemoTexts<PaletteWords> = {
  en: {
    actions: 'Actions',
    pages: 'Pages',
    workbooks: 'Workbooks',
    deployments: 'Deployments',
    appearance: 'Appearance',
    addUser: 'Add a user',
    newKey: 'New API key',
    appearanceKeywords: ['settings', 'look', 'color'],
    skip: 'Skip to content',
  },
  ja: {
    actions: '操作',
    pages: 'ページ',
    workbooks: 'ワークブック',
    deployments: 'デプロイメント',
    appearance: '外観',
    addUser: 'ユーザーを追加',
    newKey: '新しい API キー',
    appearanceKeywords: ['設定', '見た目', '色'],
    skip: '本文へ移動',
  },
  ar: {
    actions: 'الإجراءات',
    pages: 'الصفحات',
    workbooks: 'المصنفات',
    deployments: 'عمليات النشر',
    appearance: 'المظهر العام',
    addUser: 'إضافة مستخدم',
    newKey: 'مفتاح API جديد',
    appearanceKeywords: ['الإعدادات', 'الشكل', 'اللون'],
    skip: 'الانتقال إلى المحتوى',
  },
};
