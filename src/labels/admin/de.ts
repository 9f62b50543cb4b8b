import { germanApiKeys } from '../../admin/api-keys/labels/de.js';
import { germanBranches } from '../../admin/branch-manager/labels/de.js';
import { germanComments } from '../../admin/comment-threads/labels/de.js';
import { germanDashboardViewer } from '../../admin/dashboard-viewer/labels/de.js';
import { germanDataModel } from '../../admin/data-model-workspace/labels/de.js';
import { germanDeploymentSettings } from '../../admin/deployment-settings/labels/de.js';
import { germanDeploymentWizard } from '../../admin/deployment-wizard/labels/de.js';
import { germanEmbedAccess } from '../../admin/embed-access/labels/de.js';
import { germanEmbedSessions } from '../../admin/embed-session-tester/labels/de.js';
import { germanEmbedTenants } from '../../admin/embed-tenants/labels/de.js';
import { germanVariables } from '../../admin/environment-variables-editor/labels/de.js';
import { germanLogs } from '../../admin/log-viewer/labels/de.js';
import { germanMetricViews } from '../../admin/metric-view-studio/labels/de.js';
import { germanMyConnections } from '../../admin/my-connections/labels/de.js';
import { germanMySettings } from '../../admin/my-settings/labels/de.js';
import { germanNotificationSchedules } from '../../admin/notification-schedules/labels/de.js';
import { germanOAuthIntegrations } from '../../admin/oauth-integrations/labels/de.js';
import { germanOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/de.js';
import { germanPromotion } from '../../admin/promotion-dialog/labels/de.js';
import { germanProvisioning } from '../../admin/provisioning-monitor/labels/de.js';
import { germanReports } from '../../admin/report-list/labels/de.js';
import { germanPlacements } from '../../admin/report-placement-list/labels/de.js';
import { germanRoles } from '../../admin/roles/labels/de.js';
import { germanBuilds } from '../../admin/shared/builds/labels/de.js';
import { germanJobs } from '../../admin/shared/jobs/labels/de.js';
import { germanTenantSettings } from '../../admin/tenant-settings/labels/de.js';
import { germanTokenMinter } from '../../admin/token-minter/labels/de.js';
import { germanTransformSyncs } from '../../admin/transform-syncs/labels/de.js';
import { germanUserAttributes } from '../../admin/user-attributes/labels/de.js';
import { germanUserGroups } from '../../admin/user-groups/labels/de.js';
import { germanUsers } from '../../admin/user-management/labels/de.js';
import { germanWorkbooks } from '../../admin/workbook-manager/labels/de.js';
import { germanWorkspace } from '../../admin/workspace-explorer/labels/de.js';
import { germanCommandPalette } from '../../ui/command-palette/labels/de.js';
import { germanCommon } from '../../ui/labels/de.js';
import { germanKeys } from '../../ui/shortcuts/labels/de.js';
import type { AdminLabels } from './AdminLabels.js';

export const germanAdmin: AdminLabels = {
  common: germanCommon,
  branches: germanBranches,
  dataModel: germanDataModel,
  comments: germanComments,
  dashboardViewer: germanDashboardViewer,
  oauthIntegrations: germanOAuthIntegrations,
  myConnections: germanMyConnections,
  apiKeys: germanApiKeys,
  tokenMinter: germanTokenMinter,
  embedAccess: germanEmbedAccess,
  embedSessions: germanEmbedSessions,
  embedTenants: germanEmbedTenants,
  deploymentSettings: germanDeploymentSettings,
  deploymentWizard: germanDeploymentWizard,
  notificationSchedules: germanNotificationSchedules,
  metricViews: germanMetricViews,
  transformSyncs: germanTransformSyncs,
  oidcTokenConfigs: germanOidcTokenConfigs,
  provisioning: germanProvisioning,
  promotion: germanPromotion,
  placements: germanPlacements,
  reports: germanReports,
  variables: germanVariables,
  workbooks: germanWorkbooks,
  workspace: germanWorkspace,
  users: germanUsers,
  userAttributes: germanUserAttributes,
  userGroups: germanUserGroups,
  roles: germanRoles,
  builds: germanBuilds,
  keys: germanKeys,
  commandPalette: germanCommandPalette,
  jobs: germanJobs,
  logs: germanLogs,
  tenantSettings: germanTenantSettings,
  mySettings: germanMySettings,
};
