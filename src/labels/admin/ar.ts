import { arabicApiKeys } from '../../admin/api-keys/labels/ar.js';
import { arabicBranches } from '../../admin/branch-manager/labels/ar.js';
import { arabicComments } from '../../admin/comment-threads/labels/ar.js';
import { arabicDashboardViewer } from '../../admin/dashboard-viewer/labels/ar.js';
import { arabicDataModel } from '../../admin/data-model-workspace/labels/ar.js';
import { arabicDeploymentSettings } from '../../admin/deployment-settings/labels/ar.js';
import { arabicDeploymentWizard } from '../../admin/deployment-wizard/labels/ar.js';
import { arabicEmbedAccess } from '../../admin/embed-access/labels/ar.js';
import { arabicEmbedSessions } from '../../admin/embed-session-tester/labels/ar.js';
import { arabicEmbedTenants } from '../../admin/embed-tenants/labels/ar.js';
import { arabicVariables } from '../../admin/environment-variables-editor/labels/ar.js';
import { arabicLogs } from '../../admin/log-viewer/labels/ar.js';
import { arabicMetricViews } from '../../admin/metric-view-studio/labels/ar.js';
import { arabicMyConnections } from '../../admin/my-connections/labels/ar.js';
import { arabicMySettings } from '../../admin/my-settings/labels/ar.js';
import { arabicNotificationSchedules } from '../../admin/notification-schedules/labels/ar.js';
import { arabicOAuthIntegrations } from '../../admin/oauth-integrations/labels/ar.js';
import { arabicOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/ar.js';
import { arabicPromotion } from '../../admin/promotion-dialog/labels/ar.js';
import { arabicProvisioning } from '../../admin/provisioning-monitor/labels/ar.js';
import { arabicReports } from '../../admin/report-list/labels/ar.js';
import { arabicPlacements } from '../../admin/report-placement-list/labels/ar.js';
import { arabicRoles } from '../../admin/roles/labels/ar.js';
import { arabicBuilds } from '../../admin/shared/builds/labels/ar.js';
import { arabicJobs } from '../../admin/shared/jobs/labels/ar.js';
import { arabicTenantSettings } from '../../admin/tenant-settings/labels/ar.js';
import { arabicTokenMinter } from '../../admin/token-minter/labels/ar.js';
import { arabicTransformSyncs } from '../../admin/transform-syncs/labels/ar.js';
import { arabicUserAttributes } from '../../admin/user-attributes/labels/ar.js';
import { arabicUserGroups } from '../../admin/user-groups/labels/ar.js';
import { arabicUsers } from '../../admin/user-management/labels/ar.js';
import { arabicWorkbooks } from '../../admin/workbook-manager/labels/ar.js';
import { arabicWorkspace } from '../../admin/workspace-explorer/labels/ar.js';
import { arabicCommandPalette } from '../../ui/command-palette/labels/ar.js';
import { arabicCommon } from '../../ui/labels/ar.js';
import { arabicKeys } from '../../ui/shortcuts/labels/ar.js';
import type { AdminLabels } from './AdminLabels.js';

export const arabicAdmin: AdminLabels = {
  common: arabicCommon,
  branches: arabicBranches,
  dataModel: arabicDataModel,
  comments: arabicComments,
  dashboardViewer: arabicDashboardViewer,
  oauthIntegrations: arabicOAuthIntegrations,
  myConnections: arabicMyConnections,
  apiKeys: arabicApiKeys,
  tokenMinter: arabicTokenMinter,
  embedAccess: arabicEmbedAccess,
  embedSessions: arabicEmbedSessions,
  embedTenants: arabicEmbedTenants,
  deploymentSettings: arabicDeploymentSettings,
  deploymentWizard: arabicDeploymentWizard,
  notificationSchedules: arabicNotificationSchedules,
  metricViews: arabicMetricViews,
  transformSyncs: arabicTransformSyncs,
  oidcTokenConfigs: arabicOidcTokenConfigs,
  provisioning: arabicProvisioning,
  promotion: arabicPromotion,
  placements: arabicPlacements,
  reports: arabicReports,
  variables: arabicVariables,
  workbooks: arabicWorkbooks,
  workspace: arabicWorkspace,
  users: arabicUsers,
  userAttributes: arabicUserAttributes,
  userGroups: arabicUserGroups,
  roles: arabicRoles,
  builds: arabicBuilds,
  keys: arabicKeys,
  commandPalette: arabicCommandPalette,
  jobs: arabicJobs,
  logs: arabicLogs,
  tenantSettings: arabicTenantSettings,
  mySettings: arabicMySettings,
};
