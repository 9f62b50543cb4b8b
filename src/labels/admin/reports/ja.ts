import type { ReportLabels } from './ReportLabels.js';

export const japaneseReports: ReportLabels = {
  caption: 'レポート',
  search: 'レポートを検索',
  columns: { name: '名前', owner: '所有者', path: 'フォルダー', updated: '変更', created: '作成' },
  filters: {
    folder: 'フォルダー',
    anyFolder: 'すべてのフォルダー',
    document: 'ドキュメント',
    anyDocument: 'すべてのドキュメント',
    otherDocument: '別のドキュメント…',
  },
  document: {
    title: 'ドキュメント内のレポート',
    description: 'このスプレッドシートに行が置かれているレポートを一覧にします。',
    field: 'ドキュメント',
    hint: 'ID、またはブラウザーでのアドレス',
    submit: 'レポートを表示',
  },
  order: '並び順',
  orders: { created: '新しい順', updated: '最近の変更順', name: '名前順', lastViewed: '最近の閲覧順' },
  cutOff: (formatted) => `最初の ${formatted} 件を表示しています。ほかを見るには、検索するか別の並び順を選んでください。`,
  noFolder: 'フォルダーなし',
  inWorkbook: (workbook) => `${workbook} 内`,
  inSomeWorkbook: 'ワークブック内',
  ownerGone: '所有者はもういません',
  open: '開く',
  rename: {
    act: '名前を変更',
    title: (report) => `「${report}」の名前を変更`,
    field: '名前',
    missing: 'レポートには名前が必要です。',
    done: (report) => `レポートの名前は「${report}」になりました`,
    failed: 'レポートの名前は変更されませんでした',
  },
  empty: 'レポートはまだありません',
  emptyAdvice: 'クエリをレポートとして保存すると、ここに表示されます。',
};
