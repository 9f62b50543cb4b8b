import { arabicApiKeys } from '../../admin/api-keys/labels/ar.js';
import { arabicBranches } from '../../admin/branch-manager/labels/ar.js';
import { arabicComments } from '../../admin/comment-threads/labels/ar.js';
import { arabicEmbedAccess } from '../../admin/embed-access/labels/ar.js';
import { arabicEmbedSessions } from '../../admin/embed-session-tester/labels/ar.js';
import { arabicEmbedTenants } from '../../admin/embed-tenants/labels/ar.js';
import { arabicVariables } from '../../admin/environment-variables-editor/labels/ar.js';
import { arabicJobs } from '../../admin/kit/jobs/labels/ar.js';
import { arabicLogs } from '../../admin/log-viewer/labels/ar.js';
import { arabicMyConnections } from '../../admin/my-connections/labels/ar.js';
import { arabicMySettings } from '../../admin/my-settings/labels/ar.js';
import { arabicOAuthIntegrations } from '../../admin/oauth-integrations/labels/ar.js';
import { arabicOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/ar.js';
import { arabicPromotion } from '../../admin/promotion-dialog/labels/ar.js';
import { arabicReports } from '../../admin/report-list/labels/ar.js';
import { arabicPlacements } from '../../admin/report-placement-list/labels/ar.js';
import { arabicRoles } from '../../admin/roles/labels/ar.js';
import { arabicTenantSettings } from '../../admin/tenant-settings/labels/ar.js';
import { arabicTokenMinter } from '../../admin/token-minter/labels/ar.js';
import { arabicUserAttributes } from '../../admin/user-attributes/labels/ar.js';
import { arabicUserGroups } from '../../admin/user-groups/labels/ar.js';
import { arabicUsers } from '../../admin/user-management/labels/ar.js';
import { arabicWorkspace } from '../../admin/workspace-explorer/labels/ar.js';
import { arabicCommon } from '../../ui/labels/ar.js';
import type { AdminLabels } from './AdminLabels.js';

export const arabicAdmin: AdminLabels = {
  common: arabicCommon,
  branches: arabicBranches,
  comments: arabicComments,
  oauthIntegrations: arabicOAuthIntegrations,
  myConnections: arabicMyConnections,
  apiKeys: arabicApiKeys,
  tokenMinter: arabicTokenMinter,
  embedAccess: arabicEmbedAccess,
  embedSessions: arabicEmbedSessions,
  embedTenants: arabicEmbedTenants,
  oidcTokenConfigs: arabicOidcTokenConfigs,
  promotion: arabicPromotion,
  placements: arabicPlacements,
  reports: arabicReports,
  variables: arabicVariables,
  workspace: arabicWorkspace,
  users: arabicUsers,
  userAttributes: arabicUserAttributes,
  userGroups: arabicUserGroups,
  roles: arabicRoles,
  jobs: arabicJobs,
  logs: arabicLogs,
  tenantSettings: arabicTenantSettings,
  mySettings: arabicMySettings,
};
