import type { Operation } from '../http/operation.js';
import * as apiKeys from './api-keys.js';
import * as apiSpec from './api-spec.js';
import * as appTheme from './app-theme.js';
import * as branches from './branches.js';
import * as currentUser from './current-user.js';
import * as dashboardComments from './dashboard-comments.js';
import * as dashboardExports from './dashboard-exports.js';
import * as dashboards from './dashboards.js';
import * as dataModel from './data-model.js';
import * as dataModelUploads from './data-model-uploads.js';
import * as deploymentLogs from './deployment-logs.js';
import * as deploymentTokens from './deployment-tokens.js';
import * as deployments from './deployments.js';
import * as embedAccess from './embed-access.js';
import * as embedDashboards from './embed-dashboards.js';
import * as embedGroups from './embed-groups.js';
import * as embedSessions from './embed-sessions.js';
import * as embedTenants from './embed-tenants.js';
import * as envVariables from './env-variables.js';
import * as environments from './environments.js';
import * as externalDocuments from './external-documents.js';
import * as folders from './folders.js';
import * as metricViewIntegrations from './metric-view-integrations.js';
import * as metricViewPreviews from './metric-view-previews.js';
import * as notifications from './notifications.js';
import * as oauthIntegrations from './oauth-integrations.js';
import * as oidcTokenConfigs from './oidc-token-configs.js';
import type { OperationId } from './operation-routes.js';
import * as regions from './regions.js';
import * as reports from './reports.js';
import * as roles from './roles.js';
import * as scimGroups from './scim-groups.js';
import * as scimUsers from './scim-users.js';
import * as sourceControl from './source-control.js';
import * as tenantSettings from './tenant-settings.js';
import * as transformSync from './transform-sync.js';
import * as usageAnalytics from './usage-analytics.js';
import * as userAttributes from './user-attributes.js';
import * as userGroups from './user-groups.js';
import * as userOauthTokens from './user-oauth-tokens.js';
import * as users from './users.js';
import * as workbookPromotions from './workbook-promotions.js';
import * as workbooks from './workbooks.js';
import * as workspace from './workspace.js';

/** Every call by its id, for tools and tests that walk them all. An application imports the calls it uses. */
export const operations = /* @__PURE__ */ collect() satisfies Readonly<Record<OperationId, unknown>>;

function collect() {
  const exported = {
    ...apiKeys,
    ...apiSpec,
    ...appTheme,
    ...branches,
    ...currentUser,
    ...dashboardComments,
    ...dashboardExports,
    ...dashboards,
    ...dataModelUploads,
    ...dataModel,
    ...deploymentLogs,
    ...deploymentTokens,
    ...deployments,
    ...embedAccess,
    ...embedDashboards,
    ...embedGroups,
    ...embedSessions,
    ...embedTenants,
    ...envVariables,
    ...environments,
    ...externalDocuments,
    ...folders,
    ...metricViewIntegrations,
    ...metricViewPreviews,
    ...notifications,
    ...oauthIntegrations,
    ...oidcTokenConfigs,
    ...regions,
    ...reports,
    ...roles,
    ...scimGroups,
    ...scimUsers,
    ...sourceControl,
    ...tenantSettings,
    ...transformSync,
    ...usageAnalytics,
    ...userAttributes,
    ...userGroups,
    ...userOauthTokens,
    ...users,
    ...workbookPromotions,
    ...workbooks,
    ...workspace,
  };
  const found = Object.entries(exported).filter(([, value]) => typeof value === 'function' && 'path' in value);
  // The filter is that of the type.
  return Object.fromEntries(found) as OperationsOf<typeof exported>;
}

type OperationsOf<Exported> = {
  readonly [Id in keyof Exported as Exported[Id] extends Operation<never, unknown> ? Id : never]: Exported[Id];
};
