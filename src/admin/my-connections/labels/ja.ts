import type { MyConnectionLabels } from './MyConnectionLabels.js';

export const japaneseMyConnections: MyConnectionLabels = {
  caption: '自分の接続',
  search: '接続を検索',
  columns: { name: 'サービス', state: '状態', expires: '有効期限', connect: '接続' },
  states: { connected: '接続済み', pending: '許可を待っています', expired: '期限切れ', none: '未接続', other: '不明' },
  unnamed: (id) => `連携 ${id}`,
  openPage: 'サインインページを開く',
  connect: {
    action: '接続',
    again: '再接続',
    done: (name) => `${name} のウィンドウで続けてください`,
    blocked: 'ブラウザーがウィンドウをブロックしました。行のリンクを使ってください。',
    failed: '接続を開始できませんでした',
  },
  disconnect: {
    action: '切断',
    title: (name) => `${name} を切断しますか？`,
    effect: 'この接続を使う機能は、再接続するまで動作しません。',
    done: (name) => `${name} を切断しました`,
    failed: 'サービスを切断できませんでした',
  },
  empty: '接続できるサービスはありません',
  emptyAdvice: '管理者は、接続できるサービスを追加できます。',
};
