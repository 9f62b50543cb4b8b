import type { UserGroupLabels } from './UserGroupLabels.js';

export const japaneseUserGroups: UserGroupLabels = {
  caption: 'ユーザーグループ',
  search: 'グループを検索',
  columns: { name: 'グループ', members: 'メンバー', description: '説明' },
  fields: { name: '名前' },
  problems: { name: '名前を入力してください。', nameTaken: 'この名前はほかのグループで使われています。' },
  notProvisioned: 'グループは ID プロバイダーで管理されています。',
  create: {
    action: 'グループを追加',
    submit: 'グループを追加',
    done: (name) => `${name} を追加しました`,
    failed: 'グループを追加できませんでした',
  },
  rename: { action: '編集', done: (name) => `${name} を保存しました`, failed: '変更を保存できませんでした' },
  delete: {
    action: '削除',
    title: (name) => `${name} を削除しますか？`,
    effect: 'メンバーはユーザーのまま残りますが、グループによるアクセス権を失います。この操作は元に戻せません。',
    memberCount: (count, formatted) =>
      count === 0 ? 'グループにメンバーはいません。' : `グループには ${formatted} 人のメンバーがいます。`,
    done: (name) => `${name} を削除しました`,
    failed: 'グループを削除できませんでした',
  },
  members: {
    heading: 'メンバー',
    search: 'メンバーを検索',
    empty: 'まだメンバーはいません',
    noMatches: '検索に一致するメンバーはいません。',
    add: 'メンバーを追加',
    addTo: (group) => `${group} にメンバーを追加`,
    submit: 'メンバーを追加',
    added: (_count, formatted) => `${formatted} 人のメンバーを追加しました`,
    addFailed: 'メンバーを追加できませんでした',
    isMember: 'すでにメンバーです',
    remove: (name) => `${name} をグループから外す`,
    removed: (name) => `${name} を外しました`,
    removeFailed: 'メンバーを外せませんでした',
  },
  empty: 'ユーザーグループはありません',
  emptyAdvice: 'グループを使うと、複数のユーザーに同じアクセス権を付けられます。',
};
