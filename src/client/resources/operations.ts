import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
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

const environment = '/api/v1/deployments/{deploymentId}/environments/{environmentId}';
const workbook = '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}';
const report = '/api/v1/deployments/{deploymentId}/reports/{reportId}';
const notification = '/api/v1/deployments/{deploymentId}/notifications/{id}';
const transformSyncRun = '/api/v1/deployments/{deploymentId}/transform-sync/{syncJobId}';
const preview = '/api/v1/deployments/{deploymentId}/warehouse-metric-view-previews/{previewId}';
const integration = '/api/v1/deployments/{deploymentId}/warehouse-metric-view-integrations/{dataSourceName}';
const embedGroup = '/api/v1/embed-tenants/{embedTenantName}/groups/{id}';
const comment = '/api/v1/embed/dashboard/{publicId}/comments/{commentId}';
const folder = '/api/v1/deployments/{deploymentId}/folders/{folderId}';
const deployment = '/api/v1/deployments/{deploymentId}';
const build = '/build/api/v1/deployments/{deploymentId}';
const embedTenant = '/api/v1/embed-tenants/{embedTenantName}';
const embedDashboard = '/api/v1/embed/dashboard/{publicId}';
const scim = '/api/scim/v2';

/** Every call by its operation id, for tools and tests that walk them all. An application imports the calls it uses. */
export const operations = {
  getDeployments: { method: 'GET', path: '/api/v1/deployments', call: deployments.getDeployments },
  getDeployment: { method: 'GET', path: deployment, call: deployments.getDeployment },
  updateDeployment: { method: 'PUT', path: deployment, call: deployments.updateDeployment },
  deleteDeployment: { method: 'DELETE', path: deployment, call: deployments.deleteDeployment },
  getDeploymentSettings: { method: 'GET', path: `${deployment}/settings`, call: deployments.getDeploymentSettings },
  listDeploymentVersions: { method: 'GET', path: `${deployment}/versions`, call: deployments.listDeploymentVersions },
  buildStatus: { method: 'GET', path: `${deployment}/build-status`, call: deployments.buildStatus },
  logs: { method: 'GET', path: `${deployment}/logs`, call: deployments.logs },
  pods: { method: 'GET', path: `${deployment}/pods`, call: deployments.pods },
  advanceCreationStep: { method: 'POST', path: `${deployment}/creation-step/advance`, call: deployments.advanceCreationStep },
  resetCreationStep: { method: 'POST', path: `${deployment}/creation-step/reset`, call: deployments.resetCreationStep },
  deploymentToken: { method: 'POST', path: `${deployment}/token`, call: deployments.deploymentToken },
  createDeployment: { method: 'POST', path: '/build/api/v1/deployments', call: deployments.createDeployment },
  getDeploymentEnvironments: { method: 'GET', path: `${deployment}/environments`, call: environments.getDeploymentEnvironments },
  getDeploymentEnvironmentTokens: { method: 'GET', path: `${environment}/tokens`, call: environments.getDeploymentEnvironmentTokens },
  createDeploymentEnvironmentToken: { method: 'POST', path: `${environment}/tokens`, call: environments.createDeploymentEnvironmentToken },
  createDeploymentEnvironmentTokenForMetaSync: {
    method: 'POST',
    path: `${environment}/tokens-for-meta-sync`,
    call: environments.createDeploymentEnvironmentTokenForMetaSync,
  },
  getEnvVariables: { method: 'GET', path: `${deployment}/env-vars`, call: envVariables.getEnvVariables },
  setEnvVariables: { method: 'PUT', path: `${deployment}/env-vars`, call: envVariables.setEnvVariables },
  listRegions: { method: 'GET', path: '/api/v1/regions', call: regions.listRegions },
  listFiles: { method: 'GET', path: `${build}/data-model/files`, call: dataModel.listFiles },
  updateFiles: { method: 'PUT', path: `${build}/data-model/files`, call: dataModel.updateFiles },
  removeFiles: { method: 'DELETE', path: `${build}/data-model/files`, call: dataModel.removeFiles },
  renameFiles: { method: 'POST', path: `${build}/data-model/files/rename`, call: dataModel.renameFiles },
  validateDataModel: { method: 'GET', path: `${build}/data-model/validate`, call: dataModel.validateDataModel },
  startDevMode: { method: 'POST', path: `${build}/dev-mode`, call: branches.startDevMode },
  stopDevMode: { method: 'DELETE', path: `${build}/dev-mode`, call: branches.stopDevMode },
  listBranches: { method: 'GET', path: `${build}/branches`, call: branches.listBranches },
  createBranch: { method: 'POST', path: `${build}/branches`, call: branches.createBranch },
  removeBranch: { method: 'DELETE', path: `${build}/branches`, call: branches.removeBranch },
  setBranchStagingEnvironment: { method: 'PUT', path: `${build}/branches/staging-environment`, call: branches.setBranchStagingEnvironment },
  commitChanges: { method: 'POST', path: `${build}/commit`, call: branches.commitChanges },
  pull: { method: 'POST', path: `${build}/pull`, call: branches.pull },
  mergeIntoParentBranch: { method: 'POST', path: `${build}/merge`, call: branches.mergeIntoParentBranch },
  mergeToDefaultBranch: { method: 'POST', path: `${build}/merge-to-default`, call: branches.mergeToDefaultBranch },
  startUpload: { method: 'POST', path: `${build}/data-model/upload/start`, call: dataModelUploads.startUpload },
  uploadFile: { method: 'POST', path: `${build}/data-model/upload/file`, call: dataModelUploads.uploadFile },
  finishUpload: { method: 'POST', path: `${build}/data-model/upload/finish`, call: dataModelUploads.finishUpload },
  fileHashes: { method: 'GET', path: `${build}/data-model/file-hashes`, call: dataModelUploads.fileHashes },
  status: { method: 'GET', path: '/api/v1/source-control/status', call: sourceControl.status },
  installations: { method: 'GET', path: '/api/v1/source-control/installations', call: sourceControl.installations },
  repositories: {
    method: 'GET',
    path: '/api/v1/source-control/installations/{installationId}/repositories',
    call: sourceControl.repositories,
  },
  branches: { method: 'GET', path: '/api/v1/source-control/repositories/{owner}/{repo}/branches', call: sourceControl.branches },
  connect: { method: 'POST', path: `${build}/source-control/connect`, call: sourceControl.connect },
  startTransformSync: { method: 'POST', path: `${deployment}/transform-sync`, call: transformSync.startTransformSync },
  listTransformSyncs: { method: 'GET', path: `${deployment}/transform-sync`, call: transformSync.listTransformSyncs },
  getTransformSyncStatus: { method: 'GET', path: transformSyncRun, call: transformSync.getTransformSyncStatus },
  getTransformSyncResult: { method: 'GET', path: `${transformSyncRun}/result`, call: transformSync.getTransformSyncResult },
  getTransformSyncLogs: { method: 'GET', path: `${transformSyncRun}/logs`, call: transformSync.getTransformSyncLogs },
  cancelTransformSync: { method: 'DELETE', path: transformSyncRun, call: transformSync.cancelTransformSync },
  getTransformSyncGeneratedFiles: {
    method: 'GET',
    path: `${transformSyncRun}/generated-files`,
    call: transformSync.getTransformSyncGeneratedFiles,
  },
  startPreview: { method: 'POST', path: `${deployment}/warehouse-metric-view-previews`, call: metricViewPreviews.startPreview },
  previewStatus: { method: 'GET', path: preview, call: metricViewPreviews.previewStatus },
  previewResult: { method: 'GET', path: `${preview}/result`, call: metricViewPreviews.previewResult },
  cancelPreview: { method: 'DELETE', path: preview, call: metricViewPreviews.cancelPreview },
  getIntegration: { method: 'GET', path: integration, call: metricViewIntegrations.getIntegration },
  saveIntegration: { method: 'PUT', path: integration, call: metricViewIntegrations.saveIntegration },
  getFolders: { method: 'GET', path: `${deployment}/folders`, call: folders.getFolders },
  createFolder: { method: 'POST', path: `${deployment}/folders`, call: folders.createFolder },
  updateFolder: { method: 'PUT', path: folder, call: folders.updateFolder },
  deleteFolder: { method: 'DELETE', path: folder, call: folders.deleteFolder },
  getFolderAncestors: { method: 'GET', path: `${folder}/ancestors`, call: folders.getFolderAncestors },
  getReports: { method: 'GET', path: `${deployment}/reports`, call: reports.getReports },
  createReport: { method: 'POST', path: `${deployment}/reports`, call: reports.createReport },
  upsertReportByPublicId: { method: 'PUT', path: `${deployment}/reports/by-public-id/{publicId}`, call: reports.upsertReportByPublicId },
  getReport: { method: 'GET', path: report, call: reports.getReport },
  updateReport: { method: 'PUT', path: report, call: reports.updateReport },
  deleteReport: { method: 'DELETE', path: report, call: reports.deleteReport },
  connectReportToWorkbook: { method: 'PUT', path: `${report}/connect-workbook`, call: reports.connectReportToWorkbook },
  disconnectReportFromWorkbook: { method: 'DELETE', path: `${report}/connect-workbook`, call: reports.disconnectReportFromWorkbook },
  refreshReport: { method: 'PUT', path: `${report}/refresh`, call: reports.refreshReport },
  listExternalDocumentPlacements: {
    method: 'GET',
    path: '/api/v1/external-documents/{externalWorkbookId}/placements',
    call: externalDocuments.listExternalDocumentPlacements,
  },
  getWorkbooks: { method: 'GET', path: `${deployment}/workbooks`, call: workbooks.getWorkbooks },
  createWorkbook: { method: 'POST', path: `${deployment}/workbooks`, call: workbooks.createWorkbook },
  upsertWorkbookBySlug: { method: 'PUT', path: `${deployment}/workbooks/by-slug/{slug}`, call: workbooks.upsertWorkbookBySlug },
  getWorkbook: { method: 'GET', path: workbook, call: workbooks.getWorkbook },
  updateWorkbook: { method: 'PUT', path: workbook, call: workbooks.updateWorkbook },
  deleteWorkbook: { method: 'DELETE', path: workbook, call: workbooks.deleteWorkbook },
  updateWorkbookDashboard: { method: 'PUT', path: `${workbook}/dashboard`, call: dashboards.updateWorkbookDashboard },
  publishDashboard: { method: 'POST', path: `${workbook}/publish`, call: dashboards.publishDashboard },
  duplicateWorkbook: { method: 'POST', path: `${workbook}/duplicate`, call: workbooks.duplicateWorkbook },
  updatePublishedDashboardAiWidgetThread: {
    method: 'POST',
    path: `${workbook}/dashboard/ai-widget-thread`,
    call: dashboards.updatePublishedDashboardAiWidgetThread,
  },
  previewWorkbookPromotion: { method: 'POST', path: `${workbook}/promotion-previews`, call: workbookPromotions.previewWorkbookPromotion },
  promoteWorkbook: { method: 'POST', path: `${workbook}/promotions`, call: workbookPromotions.promoteWorkbook },
  getWorkbookPromotion: { method: 'GET', path: `${workbook}/promotion`, call: workbookPromotions.getWorkbookPromotion },
  getWorkbookPromotions: { method: 'GET', path: `${workbook}/promotions`, call: workbookPromotions.getWorkbookPromotions },
  getWorkbookPromotionLinks: { method: 'GET', path: `${workbook}/promotion-links`, call: workbookPromotions.getWorkbookPromotionLinks },
  startExport: { method: 'POST', path: `${deployment}/dashboard-exports`, call: dashboardExports.startExport },
  getExportStatus: { method: 'GET', path: `${deployment}/dashboard-exports/{jobId}`, call: dashboardExports.getExportStatus },
  downloadExport: { method: 'GET', path: `${deployment}/dashboard-exports/{jobId}/download`, call: dashboardExports.downloadExport },
  getNotifications: { method: 'GET', path: `${deployment}/notifications`, call: notifications.getNotifications },
  createNotification: { method: 'POST', path: `${deployment}/notifications`, call: notifications.createNotification },
  getNotification: { method: 'GET', path: notification, call: notifications.getNotification },
  updateNotification: { method: 'PUT', path: notification, call: notifications.updateNotification },
  deleteNotification: { method: 'DELETE', path: notification, call: notifications.deleteNotification },
  getRecipients: { method: 'GET', path: `${notification}/recipients`, call: notifications.getRecipients },
  addRecipients: { method: 'POST', path: `${notification}/recipients`, call: notifications.addRecipients },
  removeRecipients: { method: 'DELETE', path: `${notification}/recipients`, call: notifications.removeRecipients },
  workspaceObjects: { method: 'GET', path: `${deployment}/workspace`, call: workspace.workspaceObjects },
  sharedWorkspaceObjects: { method: 'GET', path: `${deployment}/shared-workspace`, call: workspace.sharedWorkspaceObjects },
  moveWorkspaceObject: { method: 'POST', path: `${deployment}/workspace/move`, call: workspace.moveWorkspaceObject },
  bulkDeleteWorkspaceObjects: { method: 'POST', path: `${deployment}/workspace/bulk-delete`, call: workspace.bulkDeleteWorkspaceObjects },
  bulkMoveWorkspaceObjects: { method: 'POST', path: `${deployment}/workspace/bulk-move`, call: workspace.bulkMoveWorkspaceObjects },
  getUsers: { method: 'GET', path: '/api/v1/users', call: users.getUsers },
  getMe: { method: 'GET', path: '/api/v1/users/me', call: currentUser.getMe },
  updateMySettings: { method: 'PATCH', path: '/api/v1/users/me/settings', call: currentUser.updateMySettings },
  listGroups: { method: 'GET', path: '/api/v1/user-groups', call: userGroups.listGroups },
  createUser: { method: 'POST', path: '/api/v1/users', call: users.createUser },
  updateUser: { method: 'PUT', path: '/api/v1/users/{id}', call: users.updateUser },
  deleteUser: { method: 'DELETE', path: '/api/v1/users/{id}', call: users.deleteUser },
  bulkUserAction: { method: 'POST', path: '/api/v1/users/bulk', call: users.bulkUserAction },
  getUserAttributes: { method: 'GET', path: '/api/v1/user-attributes', call: userAttributes.getUserAttributes },
  createUserAttribute: { method: 'POST', path: '/api/v1/user-attributes', call: userAttributes.createUserAttribute },
  updateUserAttribute: { method: 'PUT', path: '/api/v1/user-attributes/{id}', call: userAttributes.updateUserAttribute },
  getUserAttributeValues: { method: 'GET', path: '/api/v1/user-attribute-values/{userId}', call: userAttributes.getUserAttributeValues },
  upsertUserAttributeValue: { method: 'POST', path: '/api/v1/user-attribute-values', call: userAttributes.upsertUserAttributeValue },
  getTenantSettings: { method: 'GET', path: '/api/v1/tenant/settings', call: tenantSettings.getTenantSettings },
  updateTenantSettings: { method: 'PUT', path: '/api/v1/tenant/settings', call: tenantSettings.updateTenantSettings },
  listOAuthIntegrations: { method: 'GET', path: '/api/v1/oauth-integrations', call: oauthIntegrations.listOAuthIntegrations },
  createOAuthIntegration: { method: 'POST', path: '/api/v1/oauth-integrations', call: oauthIntegrations.createOAuthIntegration },
  getOAuthIntegration: { method: 'GET', path: '/api/v1/oauth-integrations/{id}', call: oauthIntegrations.getOAuthIntegration },
  updateOAuthIntegration: { method: 'PUT', path: '/api/v1/oauth-integrations/{id}', call: oauthIntegrations.updateOAuthIntegration },
  deleteOAuthIntegration: { method: 'DELETE', path: '/api/v1/oauth-integrations/{id}', call: oauthIntegrations.deleteOAuthIntegration },
  listUserOAuthTokens: { method: 'GET', path: '/api/v1/user-oauth-tokens', call: userOauthTokens.listUserOAuthTokens },
  getUserOAuthToken: { method: 'GET', path: '/api/v1/user-oauth-tokens/{integrationId}', call: userOauthTokens.getUserOAuthToken },
  revokeUserOAuthToken: { method: 'DELETE', path: '/api/v1/user-oauth-tokens/{integrationId}', call: userOauthTokens.revokeUserOAuthToken },
  initiateOAuthFlow: {
    method: 'POST',
    path: '/api/v1/user-oauth-tokens/{integrationId}/initiate',
    call: userOauthTokens.initiateOAuthFlow,
  },
  listOidcTokenConfigs: { method: 'GET', path: '/api/v1/oidc-token-configs', call: oidcTokenConfigs.listOidcTokenConfigs },
  createOidcTokenConfig: { method: 'POST', path: '/api/v1/oidc-token-configs', call: oidcTokenConfigs.createOidcTokenConfig },
  getOidcTokenConfig: { method: 'GET', path: '/api/v1/oidc-token-configs/{id}', call: oidcTokenConfigs.getOidcTokenConfig },
  updateOidcTokenConfig: { method: 'PUT', path: '/api/v1/oidc-token-configs/{id}', call: oidcTokenConfigs.updateOidcTokenConfig },
  deleteOidcTokenConfig: { method: 'DELETE', path: '/api/v1/oidc-token-configs/{id}', call: oidcTokenConfigs.deleteOidcTokenConfig },
  getAppConfig: { method: 'GET', path: '/api/v1/app-config', call: appTheme.getAppConfig },
  getAppTheme: { method: 'GET', path: '/api/v1/app-theme', call: appTheme.getAppTheme },
  generateSession: { method: 'POST', path: '/api/v1/embed/generate-session', call: embedSessions.generateSession },
  postTokenBySessionId: { method: 'POST', path: '/api/v1/embed/session/token', call: embedSessions.postTokenBySessionId },
  revokeSession: { method: 'POST', path: '/api/v1/embed/session/revoke', call: embedSessions.revokeSession },
  getDashboard: { method: 'GET', path: embedDashboard, call: embedDashboards.getDashboard },
  updateDashboardEmbedding: { method: 'PATCH', path: embedDashboard, call: embedDashboards.updateDashboardEmbedding },
  postDashboardPythonRun: { method: 'POST', path: `${embedDashboard}/python-run`, call: embedDashboards.postDashboardPythonRun },
  listDashboardComments: { method: 'GET', path: `${embedDashboard}/comments`, call: dashboardComments.listDashboardComments },
  createDashboardComment: { method: 'POST', path: `${embedDashboard}/comments`, call: dashboardComments.createDashboardComment },
  updateDashboardComment: { method: 'PATCH', path: comment, call: dashboardComments.updateDashboardComment },
  removeDashboardComment: { method: 'DELETE', path: comment, call: dashboardComments.removeDashboardComment },
  setDashboardCommentResolved: { method: 'POST', path: `${comment}/resolve`, call: dashboardComments.setDashboardCommentResolved },
  listMentionableEmbedUsers: {
    method: 'GET',
    path: `${embedDashboard}/comments/mentionable-users`,
    call: dashboardComments.listMentionableEmbedUsers,
  },
  listEmbedTenants: { method: 'GET', path: '/api/v1/embed-tenants', call: embedTenants.listEmbedTenants },
  deleteEmbedTenant: { method: 'DELETE', path: embedTenant, call: embedTenants.deleteEmbedTenant },
  listEmbedUsers: { method: 'GET', path: `${embedTenant}/users`, call: embedTenants.listEmbedUsers },
  provisionEmbedUsers: { method: 'POST', path: `${embedTenant}/users`, call: embedTenants.provisionEmbedUsers },
  provisionEmbedUser: { method: 'POST', path: `${embedTenant}/user`, call: embedTenants.provisionEmbedUser },
  getEmbedGroups: { method: 'GET', path: `${embedTenant}/groups`, call: embedGroups.getEmbedGroups },
  createEmbedGroup: { method: 'POST', path: `${embedTenant}/groups`, call: embedGroups.createEmbedGroup },
  getEmbedGroup: { method: 'GET', path: embedGroup, call: embedGroups.getEmbedGroup },
  updateEmbedGroup: { method: 'PATCH', path: embedGroup, call: embedGroups.updateEmbedGroup },
  deleteEmbedGroup: { method: 'DELETE', path: embedGroup, call: embedGroups.deleteEmbedGroup },
  getEmbedGroupMembers: { method: 'GET', path: `${embedGroup}/users`, call: embedGroups.getEmbedGroupMembers },
  addEmbedGroupMembers: { method: 'POST', path: `${embedGroup}/users`, call: embedGroups.addEmbedGroupMembers },
  removeEmbedGroupMembers: { method: 'DELETE', path: `${embedGroup}/users`, call: embedGroups.removeEmbedGroupMembers },
  getEmbedAccess: { method: 'GET', path: `${workbook}/embed-access`, call: embedAccess.getEmbedAccess },
  updateEmbedAccess: { method: 'PUT', path: `${workbook}/embed-access`, call: embedAccess.updateEmbedAccess },
  listEmbedTenantWorkbooks: {
    method: 'GET',
    path: `${deployment}/embed-tenants/{embedTenantName}/workbooks`,
    call: embedAccess.listEmbedTenantWorkbooks,
  },
  createToken: { method: 'POST', path: '/api/v1/usage-analytics/token', call: usageAnalytics.createToken },
  getSpec: { method: 'GET', path: '/api/v1/spec', call: apiSpec.getSpec },
  listApiKeys: { method: 'GET', path: '/api/v1/api-keys', call: apiKeys.listApiKeys },
  createApiKey: { method: 'POST', path: '/api/v1/api-keys', call: apiKeys.createApiKey },
  getApiKey: { method: 'GET', path: '/api/v1/api-keys/{id}', call: apiKeys.getApiKey },
  deleteApiKey: { method: 'DELETE', path: '/api/v1/api-keys/{id}', call: apiKeys.deleteApiKey },
  getRoles: { method: 'GET', path: '/api/v1/roles', call: roles.getRoles },
  createRole: { method: 'POST', path: '/api/v1/roles', call: roles.createRole },
  getRole: { method: 'GET', path: '/api/v1/roles/{roleId}', call: roles.getRole },
  updateRole: { method: 'PUT', path: '/api/v1/roles/{roleId}', call: roles.updateRole },
  deleteRole: { method: 'DELETE', path: '/api/v1/roles/{roleId}', call: roles.deleteRole },
  assignRoleToUser: { method: 'PUT', path: '/api/v1/roles/{roleId}/users/{userId}', call: roles.assignRoleToUser },
  removeRoleFromUser: { method: 'DELETE', path: '/api/v1/roles/{roleId}/users/{userId}', call: roles.removeRoleFromUser },
  listScimUsers: { method: 'GET', path: `${scim}/Users`, call: scimUsers.listScimUsers },
  createScimUser: { method: 'POST', path: `${scim}/Users`, call: scimUsers.createScimUser },
  getScimUser: { method: 'GET', path: `${scim}/Users/{id}`, call: scimUsers.getScimUser },
  replaceScimUser: { method: 'PUT', path: `${scim}/Users/{id}`, call: scimUsers.replaceScimUser },
  patchScimUser: { method: 'PATCH', path: `${scim}/Users/{id}`, call: scimUsers.patchScimUser },
  deleteScimUser: { method: 'DELETE', path: `${scim}/Users/{id}`, call: scimUsers.deleteScimUser },
  listScimGroups: { method: 'GET', path: `${scim}/Groups`, call: scimGroups.listScimGroups },
  createScimGroup: { method: 'POST', path: `${scim}/Groups`, call: scimGroups.createScimGroup },
  getScimGroup: { method: 'GET', path: `${scim}/Groups/{id}`, call: scimGroups.getScimGroup },
  replaceScimGroup: { method: 'PUT', path: `${scim}/Groups/{id}`, call: scimGroups.replaceScimGroup },
  patchScimGroup: { method: 'PATCH', path: `${scim}/Groups/{id}`, call: scimGroups.patchScimGroup },
  deleteScimGroup: { method: 'DELETE', path: `${scim}/Groups/{id}`, call: scimGroups.deleteScimGroup },
} as const satisfies Readonly<Record<string, Operation>>;

/** One operation of the interface; names in braces are path parameters. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Never called through this type, since each call has parameters of its own. */
  readonly call: (client: ServiceClient, params: never, options?: CallOptions) => Promise<unknown>;
}

export type OperationId = keyof typeof operations;
