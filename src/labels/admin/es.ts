import { spanishApiKeys } from '../../admin/api-keys/labels/es.js';
import { spanishBranches } from '../../admin/branch-manager/labels/es.js';
import { spanishComments } from '../../admin/comment-threads/labels/es.js';
import { spanishDashboardViewer } from '../../admin/dashboard-viewer/labels/es.js';
import { spanishDataModel } from '../../admin/data-model-workspace/labels/es.js';
import { spanishDeploymentSettings } from '../../admin/deployment-settings/labels/es.js';
import { spanishDeploymentWizard } from '../../admin/deployment-wizard/labels/es.js';
import { spanishEmbedAccess } from '../../admin/embed-access/labels/es.js';
import { spanishEmbedSessions } from '../../admin/embed-session-tester/labels/es.js';
import { spanishEmbedTenants } from '../../admin/embed-tenants/labels/es.js';
import { spanishVariables } from '../../admin/environment-variables-editor/labels/es.js';
import { spanishLogs } from '../../admin/log-viewer/labels/es.js';
import { spanishMetricViews } from '../../admin/metric-view-studio/labels/es.js';
import { spanishMyConnections } from '../../admin/my-connections/labels/es.js';
import { spanishMySettings } from '../../admin/my-settings/labels/es.js';
import { spanishNotificationSchedules } from '../../admin/notification-schedules/labels/es.js';
import { spanishOAuthIntegrations } from '../../admin/oauth-integrations/labels/es.js';
import { spanishOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/es.js';
import { spanishPromotion } from '../../admin/promotion-dialog/labels/es.js';
import { spanishProvisioning } from '../../admin/provisioning-monitor/labels/es.js';
import { spanishReports } from '../../admin/report-list/labels/es.js';
import { spanishPlacements } from '../../admin/report-placement-list/labels/es.js';
import { spanishRoles } from '../../admin/roles/labels/es.js';
import { spanishBuilds } from '../../admin/shared/builds/labels/es.js';
import { spanishJobs } from '../../admin/shared/jobs/labels/es.js';
import { spanishTenantSettings } from '../../admin/tenant-settings/labels/es.js';
import { spanishTokenMinter } from '../../admin/token-minter/labels/es.js';
import { spanishTransformSyncs } from '../../admin/transform-syncs/labels/es.js';
import { spanishUserAttributes } from '../../admin/user-attributes/labels/es.js';
import { spanishUserGroups } from '../../admin/user-groups/labels/es.js';
import { spanishUsers } from '../../admin/user-management/labels/es.js';
import { spanishWorkbooks } from '../../admin/workbook-manager/labels/es.js';
import { spanishWorkspace } from '../../admin/workspace-explorer/labels/es.js';
import { spanishCommandPalette } from '../../ui/command-palette/labels/es.js';
import { spanishCommon } from '../../ui/labels/es.js';
import { spanishKeys } from '../../ui/shortcuts/labels/es.js';
import type { AdminLabels } from './AdminLabels.js';

export const spanishAdmin: AdminLabels = {
  common: spanishCommon,
  branches: spanishBranches,
  dataModel: spanishDataModel,
  comments: spanishComments,
  dashboardViewer: spanishDashboardViewer,
  oauthIntegrations: spanishOAuthIntegrations,
  myConnections: spanishMyConnections,
  apiKeys: spanishApiKeys,
  tokenMinter: spanishTokenMinter,
  embedAccess: spanishEmbedAccess,
  embedSessions: spanishEmbedSessions,
  embedTenants: spanishEmbedTenants,
  deploymentSettings: spanishDeploymentSettings,
  deploymentWizard: spanishDeploymentWizard,
  notificationSchedules: spanishNotificationSchedules,
  metricViews: spanishMetricViews,
  transformSyncs: spanishTransformSyncs,
  oidcTokenConfigs: spanishOidcTokenConfigs,
  provisioning: spanishProvisioning,
  promotion: spanishPromotion,
  placements: spanishPlacements,
  reports: spanishReports,
  variables: spanishVariables,
  workbooks: spanishWorkbooks,
  workspace: spanishWorkspace,
  users: spanishUsers,
  userAttributes: spanishUserAttributes,
  userGroups: spanishUserGroups,
  roles: spanishRoles,
  builds: spanishBuilds,
  keys: spanishKeys,
  commandPalette: spanishCommandPalette,
  jobs: spanishJobs,
  logs: spanishLogs,
  tenantSettings: spanishTenantSettings,
  mySettings: spanishMySettings,
};
