import type { EmbedAccessLabels } from './EmbedAccessLabels.js';

export const japaneseEmbedAccess: EmbedAccessLabels = {
  caption: '埋め込みページでダッシュボードを見られる人',
  search: 'テナントを検索',
  columns: { who: '共有先', why: '見られる理由' },
  everyone: 'すべての埋め込みユーザー',
  sources: { tenant: 'テナントと共有', allEmbedUsers: 'すべての埋め込みユーザーと共有' },
  folderNote: '共有フォルダーを通して見られる場合もありますが、ここには表示されません。テナントのワークブック一覧で確認できます。',
  embedding: {
    label: '署名付き埋め込み',
    hint: '署名付きセッションのページで、共有先のユーザーにこのダッシュボードを表示します。',
    unpublished: '先にダッシュボードを公開してください。',
    on: '埋め込みをオンにしました',
    off: '埋め込みをオフにしました',
    failed: '埋め込みを変更できませんでした',
  },
  share: {
    action: '共有',
    submit: '共有',
    target: '共有先',
    choose: 'テナントを選択',
    done: (name) => `${name} と共有しました`,
    failed: 'ダッシュボードを共有できませんでした',
  },
  withdraw: {
    action: '共有を解除',
    title: (name) => `${name} との共有を解除しますか？`,
    effect: '共有フォルダーや全員への共有など、ほかの理由で見られるユーザーは引き続き見られます。',
    done: (name) => `${name} との共有を解除しました`,
    failed: '共有を解除できませんでした',
  },
  empty: '共有されていません',
  emptyAdvice: 'ダッシュボードをテナントまたはすべての埋め込みユーザーと共有してください。',
};
