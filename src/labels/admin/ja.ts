import { japaneseApiKeys } from '../../admin/api-keys/labels/ja.js';
import { japaneseBranches } from '../../admin/branch-manager/labels/ja.js';
import { japaneseComments } from '../../admin/comment-threads/labels/ja.js';
import { japaneseDashboardViewer } from '../../admin/dashboard-viewer/labels/ja.js';
import { japaneseDataModel } from '../../admin/data-model-workspace/labels/ja.js';
import { japaneseDeploymentSettings } from '../../admin/deployment-settings/labels/ja.js';
import { japaneseDeploymentWizard } from '../../admin/deployment-wizard/labels/ja.js';
import { japaneseEmbedAccess } from '../../admin/embed-access/labels/ja.js';
import { japaneseEmbedSessions } from '../../admin/embed-session-tester/labels/ja.js';
import { japaneseEmbedTenants } from '../../admin/embed-tenants/labels/ja.js';
import { japaneseVariables } from '../../admin/environment-variables-editor/labels/ja.js';
import { japaneseLogs } from '../../admin/log-viewer/labels/ja.js';
import { japaneseMetricViews } from '../../admin/metric-view-studio/labels/ja.js';
import { japaneseMyConnections } from '../../admin/my-connections/labels/ja.js';
import { japaneseMySettings } from '../../admin/my-settings/labels/ja.js';
import { japaneseNotificationSchedules } from '../../admin/notification-schedules/labels/ja.js';
import { japaneseOAuthIntegrations } from '../../admin/oauth-integrations/labels/ja.js';
import { japaneseOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/ja.js';
import { japanesePromotion } from '../../admin/promotion-dialog/labels/ja.js';
import { japaneseProvisioning } from '../../admin/provisioning-monitor/labels/ja.js';
import { japaneseReports } from '../../admin/report-list/labels/ja.js';
import { japanesePlacements } from '../../admin/report-placement-list/labels/ja.js';
import { japaneseRoles } from '../../admin/roles/labels/ja.js';
import { japaneseBuilds } from '../../admin/shared/builds/labels/ja.js';
import { japaneseJobs } from '../../admin/shared/jobs/labels/ja.js';
import { japaneseTenantSettings } from '../../admin/tenant-settings/labels/ja.js';
import { japaneseTokenMinter } from '../../admin/token-minter/labels/ja.js';
import { japaneseTransformSyncs } from '../../admin/transform-syncs/labels/ja.js';
import { japaneseUserAttributes } from '../../admin/user-attributes/labels/ja.js';
import { japaneseUserGroups } from '../../admin/user-groups/labels/ja.js';
import { japaneseUsers } from '../../admin/user-management/labels/ja.js';
import { japaneseWorkbooks } from '../../admin/workbook-manager/labels/ja.js';
import { japaneseWorkspace } from '../../admin/workspace-explorer/labels/ja.js';
import { japaneseCommandPalette } from '../../ui/command-palette/labels/ja.js';
import { japaneseCommon } from '../../ui/labels/ja.js';
import { japaneseKeys } from '../../ui/shortcuts/labels/ja.js';
import type { AdminLabels } from './AdminLabels.js';

export const japaneseAdmin: AdminLabels = {
  common: japaneseCommon,
  branches: japaneseBranches,
  dataModel: japaneseDataModel,
  comments: japaneseComments,
  dashboardViewer: japaneseDashboardViewer,
  oauthIntegrations: japaneseOAuthIntegrations,
  myConnections: japaneseMyConnections,
  apiKeys: japaneseApiKeys,
  tokenMinter: japaneseTokenMinter,
  embedAccess: japaneseEmbedAccess,
  embedSessions: japaneseEmbedSessions,
  embedTenants: japaneseEmbedTenants,
  deploymentSettings: japaneseDeploymentSettings,
  deploymentWizard: japaneseDeploymentWizard,
  notificationSchedules: japaneseNotificationSchedules,
  metricViews: japaneseMetricViews,
  transformSyncs: japaneseTransformSyncs,
  oidcTokenConfigs: japaneseOidcTokenConfigs,
  provisioning: japaneseProvisioning,
  promotion: japanesePromotion,
  placements: japanesePlacements,
  reports: japaneseReports,
  variables: japaneseVariables,
  workbooks: japaneseWorkbooks,
  workspace: japaneseWorkspace,
  users: japaneseUsers,
  userAttributes: japaneseUserAttributes,
  userGroups: japaneseUserGroups,
  roles: japaneseRoles,
  builds: japaneseBuilds,
  keys: japaneseKeys,
  commandPalette: japaneseCommandPalette,
  jobs: japaneseJobs,
  logs: japaneseLogs,
  tenantSettings: japaneseTenantSettings,
  mySettings: japaneseMySettings,
};
