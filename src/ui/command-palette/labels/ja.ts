import type { CommandPaletteLabels } from './CommandPaletteLabels.js';

export const japaneseCommandPalette: CommandPaletteLabels = {
  title: 'コマンドパレット',
  placeholder: '検索、またはコマンドを実行',
  recent: '最近使用した項目',
  results: (_count, formatted) => `${formatted} 件の結果`,
  failed: (source) => `${source}：検索できませんでした。`,
};
