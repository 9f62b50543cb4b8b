import type { ApiKeyLabels } from './ApiKeyLabels.js';

export const japaneseApiKeys: ApiKeyLabels = {
  caption: 'API キー',
  search: 'API キーを検索',
  columns: { name: '名前', scope: 'デプロイメント', lastUsed: '最終使用', expires: '有効期限', created: '作成', suffix: 'キー' },
  endpoints: 'エンドポイント',
  scopes: { all: 'すべてのデプロイメント', some: '選択したデプロイメント' },
  neverUsed: '未使用',
  expiry: { never: '無期限', soon: 'まもなく期限切れ', expired: '期限切れ' },
  lifetime: { days: (_count, formatted) => `${formatted} 日`, never: '無期限' },
  fields: { name: '名前', scope: 'アクセス', deploymentIds: 'デプロイメント', days: '有効期間' },
  hints: {
    name: '「夜間同期」など、キーの用途を入力します。',
    all: '今後作成されるデプロイメントも含まれます。',
    never: '取り消されるまで有効です。',
  },
  problems: {
    name: '名前を入力してください。',
    nameTooLong: '255 文字以内で入力してください。',
    deploymentIds: 'デプロイメントを 1 つ以上選択してください。',
  },
  create: {
    action: 'API キーを作成',
    submit: 'API キーを作成',
    done: (name) => `${name} を作成しました`,
    failed: 'キーを作成できませんでした',
    secret: 'API キー',
  },
  revoke: {
    action: '取り消す',
    title: (name) => `${name} を取り消しますか？`,
    effect: 'このキーを使うものはすべて、今後拒否されます。この操作は元に戻せません。',
    done: (name) => `${name} を取り消しました`,
    failed: 'キーを取り消せませんでした',
  },
  empty: 'API キーはありません',
  emptyAdvice: 'キーを使うと、サーバーがあなたに代わってサービスを呼び出せます。ブラウザーでは使わないでください。',
};
