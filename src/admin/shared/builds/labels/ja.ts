import type { BuildLabels } from './BuildLabels.js';

export const japaneseBuilds: BuildLabels = {
  status: '状態',
  statuses: { queued: '待機中', building: 'ビルド中', ready: '準備完了', failed: '失敗', not_built: '未ビルド' },
  mode: '環境',
  modes: { production: '本番', staging: 'ステージング', development: '開発' },
  deployment: 'デプロイ',
  deploymentStatuses: { pending: '保留中', deployed: 'デプロイ済み', not_deployed: '未デプロイ' },
  job: 'ビルド番号',
  commit: 'コミット',
  updated: '更新',
  error: 'ビルドに失敗しました：',
  refresh: '更新',
};
