import { englishApiKeys } from '../../admin/api-keys/labels/en.js';
import { englishBranches } from '../../admin/branch-manager/labels/en.js';
import { englishComments } from '../../admin/comment-threads/labels/en.js';
import { englishDashboardViewer } from '../../admin/dashboard-viewer/labels/en.js';
import { englishDataModel } from '../../admin/data-model-workspace/labels/en.js';
import { englishDeploymentSettings } from '../../admin/deployment-settings/labels/en.js';
import { englishDeploymentWizard } from '../../admin/deployment-wizard/labels/en.js';
import { englishEmbedAccess } from '../../admin/embed-access/labels/en.js';
import { englishEmbedSessions } from '../../admin/embed-session-tester/labels/en.js';
import { englishEmbedTenants } from '../../admin/embed-tenants/labels/en.js';
import { englishVariables } from '../../admin/environment-variables-editor/labels/en.js';
import { englishLogs } from '../../admin/log-viewer/labels/en.js';
import { englishMetricViews } from '../../admin/metric-view-studio/labels/en.js';
import { englishMyConnections } from '../../admin/my-connections/labels/en.js';
import { englishMySettings } from '../../admin/my-settings/labels/en.js';
import { englishNotificationSchedules } from '../../admin/notification-schedules/labels/en.js';
import { englishOAuthIntegrations } from '../../admin/oauth-integrations/labels/en.js';
import { englishOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/en.js';
import { englishPromotion } from '../../admin/promotion-dialog/labels/en.js';
import { englishProvisioning } from '../../admin/provisioning-monitor/labels/en.js';
import { englishReports } from '../../admin/report-list/labels/en.js';
import { englishPlacements } from '../../admin/report-placement-list/labels/en.js';
import { englishRoles } from '../../admin/roles/labels/en.js';
import { englishBuilds } from '../../admin/shared/builds/labels/en.js';
import { englishJobs } from '../../admin/shared/jobs/labels/en.js';
import { englishTenantSettings } from '../../admin/tenant-settings/labels/en.js';
import { englishTokenMinter } from '../../admin/token-minter/labels/en.js';
import { englishTransformSyncs } from '../../admin/transform-syncs/labels/en.js';
import { englishUserAttributes } from '../../admin/user-attributes/labels/en.js';
import { englishUserGroups } from '../../admin/user-groups/labels/en.js';
import { englishUsers } from '../../admin/user-management/labels/en.js';
import { englishWorkbooks } from '../../admin/workbook-manager/labels/en.js';
import { englishWorkspace } from '../../admin/workspace-explorer/labels/en.js';
import { englishCommandPalette } from '../../ui/command-palette/labels/en.js';
import { englishCommon } from '../../ui/labels/en.js';
import { englishKeys } from '../../ui/shortcuts/labels/en.js';
import type { AdminLabels } from './AdminLabels.js';

export const englishAdmin: AdminLabels = {
  common: englishCommon,
  branches: englishBranches,
  dataModel: englishDataModel,
  comments: englishComments,
  dashboardViewer: englishDashboardViewer,
  oauthIntegrations: englishOAuthIntegrations,
  myConnections: englishMyConnections,
  apiKeys: englishApiKeys,
  tokenMinter: englishTokenMinter,
  embedAccess: englishEmbedAccess,
  embedSessions: englishEmbedSessions,
  embedTenants: englishEmbedTenants,
  deploymentSettings: englishDeploymentSettings,
  deploymentWizard: englishDeploymentWizard,
  notificationSchedules: englishNotificationSchedules,
  metricViews: englishMetricViews,
  transformSyncs: englishTransformSyncs,
  oidcTokenConfigs: englishOidcTokenConfigs,
  provisioning: englishProvisioning,
  promotion: englishPromotion,
  placements: englishPlacements,
  reports: englishReports,
  variables: englishVariables,
  workbooks: englishWorkbooks,
  workspace: englishWorkspace,
  users: englishUsers,
  userAttributes: englishUserAttributes,
  userGroups: englishUserGroups,
  roles: englishRoles,
  builds: englishBuilds,
  keys: englishKeys,
  commandPalette: englishCommandPalette,
  jobs: englishJobs,
  logs: englishLogs,
  tenantSettings: englishTenantSettings,
  mySettings: englishMySettings,
};
