import { japaneseApiKeys } from '../../admin/api-keys/labels/ja.js';
import { japaneseBranches } from '../../admin/branch-manager/labels/ja.js';
import { japaneseComments } from '../../admin/comment-threads/labels/ja.js';
import { japaneseEmbedAccess } from '../../admin/embed-access/labels/ja.js';
import { japaneseEmbedSessions } from '../../admin/embed-session-tester/labels/ja.js';
import { japaneseEmbedTenants } from '../../admin/embed-tenants/labels/ja.js';
import { japaneseVariables } from '../../admin/environment-variables-editor/labels/ja.js';
import { japaneseJobs } from '../../admin/kit/jobs/labels/ja.js';
import { japaneseLogs } from '../../admin/log-viewer/labels/ja.js';
import { japaneseMyConnections } from '../../admin/my-connections/labels/ja.js';
import { japaneseMySettings } from '../../admin/my-settings/labels/ja.js';
import { japaneseOAuthIntegrations } from '../../admin/oauth-integrations/labels/ja.js';
import { japaneseOidcTokenConfigs } from '../../admin/oidc-token-configs/labels/ja.js';
import { japanesePromotion } from '../../admin/promotion-dialog/labels/ja.js';
import { japaneseReports } from '../../admin/report-list/labels/ja.js';
import { japanesePlacements } from '../../admin/report-placement-list/labels/ja.js';
import { japaneseRoles } from '../../admin/roles/labels/ja.js';
import { japaneseTenantSettings } from '../../admin/tenant-settings/labels/ja.js';
import { japaneseTokenMinter } from '../../admin/token-minter/labels/ja.js';
import { japaneseUserAttributes } from '../../admin/user-attributes/labels/ja.js';
import { japaneseUserGroups } from '../../admin/user-groups/labels/ja.js';
import { japaneseUsers } from '../../admin/user-management/labels/ja.js';
import { japaneseWorkspace } from '../../admin/workspace-explorer/labels/ja.js';
import { japaneseCommon } from '../../ui/labels/ja.js';
import type { AdminLabels } from './AdminLabels.js';

export const japaneseAdmin: AdminLabels = {
  common: japaneseCommon,
  branches: japaneseBranches,
  comments: japaneseComments,
  oauthIntegrations: japaneseOAuthIntegrations,
  myConnections: japaneseMyConnections,
  apiKeys: japaneseApiKeys,
  tokenMinter: japaneseTokenMinter,
  embedAccess: japaneseEmbedAccess,
  embedSessions: japaneseEmbedSessions,
  embedTenants: japaneseEmbedTenants,
  oidcTokenConfigs: japaneseOidcTokenConfigs,
  promotion: japanesePromotion,
  placements: japanesePlacements,
  reports: japaneseReports,
  variables: japaneseVariables,
  workspace: japaneseWorkspace,
  users: japaneseUsers,
  userAttributes: japaneseUserAttributes,
  userGroups: japaneseUserGroups,
  roles: japaneseRoles,
  jobs: japaneseJobs,
  logs: japaneseLogs,
  tenantSettings: japaneseTenantSettings,
  mySettings: japaneseMySettings,
};
