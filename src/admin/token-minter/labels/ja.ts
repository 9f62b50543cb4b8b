import type { TokenMinterLabels } from './TokenMinterLabels.js';

export const japaneseTokenMinter: TokenMinterLabels = {
  kinds: 'トークンの種類',
  names: { deployment: 'デプロイメントトークン', environment: '環境トークン', usage: '利用状況分析トークン' },
  purposes: {
    deployment: 'このデプロイメントの API を自分として使うためのトークン。取り消しはできず、期限まで有効です。',
    environment: '1 つの環境の API を、任意のセキュリティコンテキストで使うためのトークン。',
    usage: 'このアカウントの利用状況を読み取るためのトークン。1 時間で失効します。',
  },
  lifetime: '有効期間',
  limits: { deployment: '1 分から 24 時間まで。', environment: '最長 1 時間。' },
  units: { minutes: (_count, formatted) => `${formatted} 分`, hours: (_count, formatted) => `${formatted} 時間` },
  fields: {
    environment: '環境',
    securityContext: 'セキュリティコンテキスト (JSON)',
    scopes: '追加で許可',
    isForSync: 'メタデータの同期のみ',
  },
  hints: {
    securityContext: '行レベルのポリシーが参照します。不要なら空欄にします。',
    isForSync: 'データモデルを取り込むツール向け。このトークンではデータを取得できません。',
  },
  scopes: { meta: 'メタデータの読み取り', 'sql-runner': 'SQL の実行' },
  types: { production: '本番', staging: 'ステージング', development: '開発' },
  problems: { securityContext: '{"region": "EMEA"} のような JSON オブジェクトを入力してください。' },
  apiUrl: 'アドレス',
  usageOff: 'このアカウントでは利用状況分析がオフになっています。',
  mint: { action: 'トークンを作成', failed: 'トークンを作成できませんでした' },
};
