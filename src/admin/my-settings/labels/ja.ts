import type { MySettingsLabels } from './MySettingsLabels.js';

export const japaneseMySettings: MySettingsLabels = {
  groups: { general: '言語と地域', appearance: '表示', sheets: 'スプレッドシートのアドオン' },
  fields: {
    locale: '言語',
    timezone: 'タイムゾーン',
    defaultDeploymentId: '既定のデプロイメント',
    theme: 'テーマ',
    alternatingRowColors: '表の行に 1 行おきに色を付ける',
    autoRunQueryOnChange: '変更のたびにクエリを再実行する',
    openExplorationFromSheet: 'シートから分析を開く',
    revealSheetOnOpen: '開いたときにシートを表示する',
    showAppliedFilters: '使用中のフィルターを行と一緒に表示する',
    suppressDuplicateValues: '繰り返しの値を省く',
  },
  hints: {
    locale: 'インターフェイスの言語です。ほかのデバイスにも適用されます。',
    timezone: 'クエリと時刻の表示に使われます。',
    defaultDeploymentId: '最初に開くデプロイメントです。',
  },
  standard: '既定',
  themes: { system: 'デバイスに合わせる', light: 'ライト', dark: 'ダーク' },
  deviceTimeZone: (timeZone) => `このデバイスのタイムゾーン：${timeZone}`,
  unknownDeployment: (id) => `デプロイメント ${id}`,
  moreDeployments: 'ほかのデプロイメントを表示',
  update: { done: '設定を保存しました', failed: '設定を保存できませんでした' },
};
