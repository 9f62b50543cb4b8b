import { japaneseChat } from '../chat/labels/ja.js';
import type { Labels } from './Labels.js';

export const japanese: Labels = {
  locale: 'ja',
  direction: 'ltr',
  common: {
    retry: '再試行',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした',
    copyRequestId: 'リクエスト ID をコピー',
    close: '閉じる',
    cancel: 'キャンセル',
    loading: '読み込み中…',
    showMore: 'もっと見る',
    shownOf: (shown, total) => `${total} 件中 ${shown} 件`,
    showLess: '折りたたむ',
    rowsNotPrinted: (_count, formatted) => `ほか ${formatted} 行は印刷されていません`,
    columnsNotPrinted: (_count, formatted) => `ほか ${formatted} 列は印刷されていません`,
    requestId: (id) => `リクエスト ${id}`,
  },
  ...japaneseChat,
  errors: {
    authentication: { title: 'セッションが終了しました。', advice: 'もう一度サインインしてから再試行してください。' },
    permission: { title: 'この操作を行う権限がありません。', advice: '管理者にアクセス権を依頼してください。' },
    'not-found': { title: '見つかりませんでした。', advice: '削除された可能性があります。' },
    conflict: { title: '開いた後に内容が変更されました。', advice: '再読み込みして、もう一度お試しください。' },
    'thread-busy': { title: 'この会話では別の回答が進行中です。', advice: 'その回答を見るか、停止してください。' },
    validation: { title: 'リクエストが正しくありません。', advice: '修正して、もう一度お試しください。' },
    unprocessable: { title: 'リクエストを処理できませんでした。', advice: '内容を変更して、もう一度お試しください。' },
    'rate-limited': { title: 'リクエストが多すぎます。', advice: '少し待ってから再試行してください。' },
    server: { title: 'サーバーでエラーが発生しました。', advice: 'しばらくしてからもう一度お試しください。' },
    network: { title: 'サービスに接続できませんでした。', advice: '接続を確認してから再試行してください。' },
    interrupted: { title: '接続が中断されました。', advice: '接続を確認してから再試行してください。' },
    'not-sent': { title: '質問は送信されていません。', advice: '再試行すると送信します。' },
    protocol: { title: 'サービスから予期しない応答がありました。', advice: '再試行するか、管理者に連絡してください。' },
    unsupported: { title: 'ここでは利用できません。', advice: '管理者に連絡してください。' },
    aborted: { title: 'リクエストは停止されました。', advice: '再試行すると、もう一度開始します。' },
  },
  errorReasons: {
    'not-configured': { title: 'まだ設定されていません。', advice: '管理者に連絡してください。' },
    'token-unavailable': { title: 'サインインできませんでした。', advice: '再試行するか、ページを再読み込みしてください。' },
    'token-malformed': {
      title: 'サインインできませんでした。',
      advice: 'このページには有効なトークンがありません。管理者に連絡してください。',
    },
    'token-without-subject': {
      title: 'ユーザーを確認できませんでした。',
      advice: 'トークンにユーザーが含まれていません。管理者に連絡してください。',
    },
    'token-without-scope': {
      title: 'このチャットは利用できません。',
      advice: 'トークンにチャットの権限がありません。管理者に連絡してください。',
    },
    'chat-token': { title: 'チャット用のトークンでは利用できません。', advice: '管理者に連絡してください。' },
    'credentials-refused': {
      title: 'サインインが拒否されました。',
      advice: 'もう一度サインインするか、管理者に連絡してください。',
    },
    'endpoint-missing': {
      title: 'サービスが見つかりませんでした。',
      advice: 'アドレスが間違っている可能性があります。管理者に連絡してください。',
    },
    'web-page': {
      title: 'サービスから回答ではなくウェブページが返されました。',
      advice: '再度サインインが必要な可能性があります。ページを再読み込みするか、管理者に連絡してください。',
    },
    'thread-forbidden': { title: 'この会話を開くことはできません。', advice: 'ほかの人の会話です。新しいチャットを始めてください。' },
    'thread-gone': {
      title: 'この会話はもう存在しません。',
      advice: '会話は保存期間が過ぎると削除されます。新しいチャットを始めてください。',
    },
    'user-limit': { title: 'このアカウントのユーザー数が上限に達しました。', advice: '上限を引き上げるよう管理者に依頼してください。' },
  },
};
