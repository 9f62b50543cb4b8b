import type { TenantSettingsLabels } from './TenantSettingsLabels.js';

export const japaneseTenantSettings: TenantSettingsLabels = {
  groups: {
    audit: '監査ログ',
    maintenance: 'メンテナンス時間帯',
    support: 'サポートのアクセス',
    ai: 'AI',
    signIn: 'デプロイメントのサインイン',
  },
  fields: {
    auditLogEnabled: 'ユーザーの操作を記録する',
    maintenanceWindowEnabled: 'メンテナンス時間帯にのみデプロイメントを更新する',
    maintenanceWindowDay: '曜日',
    maintenanceWindowTime: '開始時刻',
    hasSupportAccess: 'サービスのサポートチームにアカウントへのアクセスを許可する',
    useAIBIUserInterface: 'AI インターフェイスを表示する',
    aiTokensAutoPurchaseEnabled: 'AI トークンを自動的に購入する',
    aiTokensAutoPurchaseAmount: '1 回の購入額（米ドル）',
    oidcEnabled: 'デプロイメントに OIDC トークンを発行する',
  },
  hints: {
    maintenanceWindowEnabled: 'オフの場合、更新はいつでもインストールされます。',
    hasSupportAccess: 'オンの間、サポートチームはデプロイメントとその設定を閲覧できます。',
    useAIBIUserInterface: 'オフの間、チャットなどの AI 機能はユーザーに表示されません。',
    oidcEnabled: 'デプロイメントがパスワードやキーなしで他のサービスにサインインできます。',
    aiTokensAutoPurchaseEnabled: (threshold) => `残りが ${threshold} 分を下回ると、トークンが追加購入されます。`,
  },
  audit: {
    on: '監査ログはオンです。',
    off: '監査ログはオフです。',
    onSince: (time) => `監査ログは ${time} からオンです。`,
    offSince: (time) => `監査ログは ${time} からオフです。`,
    turningOn: '監査ログはまだオフです。まもなくオンになります。',
    turningOff: '監査ログはまだオンです。まもなくオフになります。',
  },
  warnings: {
    auditLogEnabled: '保存すると、操作は記録されなくなります。',
    hasSupportAccess: '保存すると、オフにするまでサポートチームがアクセスできます。',
    aiTokensAutoPurchaseEnabled: '保存すると、確認なしで購入されます。',
    oidcEnabled: '保存すると、デプロイメントは新しいトークンを受け取れず、他のサービスにアクセスできなくなる可能性があります。',
  },
  problems: {
    maintenanceWindowTime: '03:00 のように時と分を入力してください。',
    aiTokensAutoPurchaseAmount: 'ドル単位の整数を入力してください。',
  },
  update: { done: 'アカウント設定を保存しました', failed: 'アカウント設定を保存できませんでした' },
};
