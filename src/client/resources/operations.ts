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
import { type OperationId, type OperationRoute, operationRoutes } from './operation-routes.js';
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

const calls = {
  getDeployments: deployments.getDeployments,
  getDeployment: deployments.getDeployment,
  updateDeployment: deployments.updateDeployment,
  deleteDeployment: deployments.deleteDeployment,
  getDeploymentSettings: deployments.getDeploymentSettings,
  listDeploymentVersions: deployments.listDeploymentVersions,
  buildStatus: deployments.buildStatus,
  logs: deploymentLogs.logs,
  pods: deploymentLogs.pods,
  advanceCreationStep: deployments.advanceCreationStep,
  resetCreationStep: deployments.resetCreationStep,
  deploymentToken: deploymentTokens.deploymentToken,
  createDeployment: deployments.createDeployment,
  getDeploymentEnvironments: environments.getDeploymentEnvironments,
  getDeploymentEnvironmentTokens: environments.getDeploymentEnvironmentTokens,
  createDeploymentEnvironmentToken: environments.createDeploymentEnvironmentToken,
  createDeploymentEnvironmentTokenForMetaSync: environments.createDeploymentEnvironmentTokenForMetaSync,
  getEnvVariables: envVariables.getEnvVariables,
  setEnvVariables: envVariables.setEnvVariables,
  listRegions: regions.listRegions,
  listFiles: dataModel.listFiles,
  updateFiles: dataModel.updateFiles,
  removeFiles: dataModel.removeFiles,
  renameFiles: dataModel.renameFiles,
  validateDataModel: dataModel.validateDataModel,
  startDevMode: branches.startDevMode,
  stopDevMode: branches.stopDevMode,
  listBranches: branches.listBranches,
  createBranch: branches.createBranch,
  removeBranch: branches.removeBranch,
  setBranchStagingEnvironment: branches.setBranchStagingEnvironment,
  commitChanges: branches.commitChanges,
  pull: branches.pull,
  mergeIntoParentBranch: branches.mergeIntoParentBranch,
  mergeToDefaultBranch: branches.mergeToDefaultBranch,
  startUpload: dataModelUploads.startUpload,
  uploadFile: dataModelUploads.uploadFile,
  finishUpload: dataModelUploads.finishUpload,
  fileHashes: dataModelUploads.fileHashes,
  status: sourceControl.status,
  installations: sourceControl.installations,
  repositories: sourceControl.repositories,
  branches: sourceControl.branches,
  connect: sourceControl.connect,
  startTransformSync: transformSync.startTransformSync,
  listTransformSyncs: transformSync.listTransformSyncs,
  getTransformSyncStatus: transformSync.getTransformSyncStatus,
  getTransformSyncResult: transformSync.getTransformSyncResult,
  getTransformSyncLogs: transformSync.getTransformSyncLogs,
  cancelTransformSync: transformSync.cancelTransformSync,
  getTransformSyncGeneratedFiles: transformSync.getTransformSyncGeneratedFiles,
  startPreview: metricViewPreviews.startPreview,
  previewStatus: metricViewPreviews.previewStatus,
  previewResult: metricViewPreviews.previewResult,
  cancelPreview: metricViewPreviews.cancelPreview,
  getIntegration: metricViewIntegrations.getIntegration,
  saveIntegration: metricViewIntegrations.saveIntegration,
  getFolders: folders.getFolders,
  createFolder: folders.createFolder,
  updateFolder: folders.updateFolder,
  deleteFolder: folders.deleteFolder,
  getFolderAncestors: folders.getFolderAncestors,
  getReports: reports.getReports,
  createReport: reports.createReport,
  upsertReportByPublicId: reports.upsertReportByPublicId,
  getReport: reports.getReport,
  updateReport: reports.updateReport,
  deleteReport: reports.deleteReport,
  connectReportToWorkbook: reports.connectReportToWorkbook,
  disconnectReportFromWorkbook: reports.disconnectReportFromWorkbook,
  refreshReport: reports.refreshReport,
  listExternalDocumentPlacements: externalDocuments.listExternalDocumentPlacements,
  getWorkbooks: workbooks.getWorkbooks,
  createWorkbook: workbooks.createWorkbook,
  upsertWorkbookBySlug: workbooks.upsertWorkbookBySlug,
  getWorkbook: workbooks.getWorkbook,
  updateWorkbook: workbooks.updateWorkbook,
  deleteWorkbook: workbooks.deleteWorkbook,
  updateWorkbookDashboard: dashboards.updateWorkbookDashboard,
  publishDashboard: dashboards.publishDashboard,
  duplicateWorkbook: workbooks.duplicateWorkbook,
  updatePublishedDashboardAiWidgetThread: dashboards.updatePublishedDashboardAiWidgetThread,
  previewWorkbookPromotion: workbookPromotions.previewWorkbookPromotion,
  promoteWorkbook: workbookPromotions.promoteWorkbook,
  getWorkbookPromotion: workbookPromotions.getWorkbookPromotion,
  getWorkbookPromotions: workbookPromotions.getWorkbookPromotions,
  getWorkbookPromotionLinks: workbookPromotions.getWorkbookPromotionLinks,
  startExport: dashboardExports.startExport,
  getExportStatus: dashboardExports.getExportStatus,
  downloadExport: dashboardExports.downloadExport,
  getNotifications: notifications.getNotifications,
  createNotification: notifications.createNotification,
  getNotification: notifications.getNotification,
  updateNotification: notifications.updateNotification,
  deleteNotification: notifications.deleteNotification,
  getRecipients: notifications.getRecipients,
  addRecipients: notifications.addRecipients,
  removeRecipients: notifications.removeRecipients,
  workspaceObjects: workspace.workspaceObjects,
  sharedWorkspaceObjects: workspace.sharedWorkspaceObjects,
  moveWorkspaceObject: workspace.moveWorkspaceObject,
  bulkDeleteWorkspaceObjects: workspace.bulkDeleteWorkspaceObjects,
  bulkMoveWorkspaceObjects: workspace.bulkMoveWorkspaceObjects,
  getUsers: users.getUsers,
  getMe: currentUser.getMe,
  updateMySettings: currentUser.updateMySettings,
  listGroups: userGroups.listGroups,
  createUser: users.createUser,
  updateUser: users.updateUser,
  deleteUser: users.deleteUser,
  bulkUserAction: users.bulkUserAction,
  getUserAttributes: userAttributes.getUserAttributes,
  createUserAttribute: userAttributes.createUserAttribute,
  updateUserAttribute: userAttributes.updateUserAttribute,
  getUserAttributeValues: userAttributes.getUserAttributeValues,
  upsertUserAttributeValue: userAttributes.upsertUserAttributeValue,
  getTenantSettings: tenantSettings.getTenantSettings,
  updateTenantSettings: tenantSettings.updateTenantSettings,
  listOAuthIntegrations: oauthIntegrations.listOAuthIntegrations,
  createOAuthIntegration: oauthIntegrations.createOAuthIntegration,
  getOAuthIntegration: oauthIntegrations.getOAuthIntegration,
  updateOAuthIntegration: oauthIntegrations.updateOAuthIntegration,
  deleteOAuthIntegration: oauthIntegrations.deleteOAuthIntegration,
  listUserOAuthTokens: userOauthTokens.listUserOAuthTokens,
  getUserOAuthToken: userOauthTokens.getUserOAuthToken,
  revokeUserOAuthToken: userOauthTokens.revokeUserOAuthToken,
  initiateOAuthFlow: userOauthTokens.initiateOAuthFlow,
  listOidcTokenConfigs: oidcTokenConfigs.listOidcTokenConfigs,
  createOidcTokenConfig: oidcTokenConfigs.createOidcTokenConfig,
  getOidcTokenConfig: oidcTokenConfigs.getOidcTokenConfig,
  updateOidcTokenConfig: oidcTokenConfigs.updateOidcTokenConfig,
  deleteOidcTokenConfig: oidcTokenConfigs.deleteOidcTokenConfig,
  getAppConfig: appTheme.getAppConfig,
  getAppTheme: appTheme.getAppTheme,
  generateSession: embedSessions.generateSession,
  postTokenBySessionId: embedSessions.postTokenBySessionId,
  revokeSession: embedSessions.revokeSession,
  getDashboard: embedDashboards.getDashboard,
  updateDashboardEmbedding: embedDashboards.updateDashboardEmbedding,
  postDashboardPythonRun: embedDashboards.postDashboardPythonRun,
  listDashboardComments: dashboardComments.listDashboardComments,
  createDashboardComment: dashboardComments.createDashboardComment,
  updateDashboardComment: dashboardComments.updateDashboardComment,
  removeDashboardComment: dashboardComments.removeDashboardComment,
  setDashboardCommentResolved: dashboardComments.setDashboardCommentResolved,
  listMentionableEmbedUsers: dashboardComments.listMentionableEmbedUsers,
  listEmbedTenants: embedTenants.listEmbedTenants,
  deleteEmbedTenant: embedTenants.deleteEmbedTenant,
  listEmbedUsers: embedTenants.listEmbedUsers,
  provisionEmbedUsers: embedTenants.provisionEmbedUsers,
  provisionEmbedUser: embedTenants.provisionEmbedUser,
  getEmbedGroups: embedGroups.getEmbedGroups,
  createEmbedGroup: embedGroups.createEmbedGroup,
  getEmbedGroup: embedGroups.getEmbedGroup,
  updateEmbedGroup: embedGroups.updateEmbedGroup,
  deleteEmbedGroup: embedGroups.deleteEmbedGroup,
  getEmbedGroupMembers: embedGroups.getEmbedGroupMembers,
  addEmbedGroupMembers: embedGroups.addEmbedGroupMembers,
  removeEmbedGroupMembers: embedGroups.removeEmbedGroupMembers,
  getEmbedAccess: embedAccess.getEmbedAccess,
  updateEmbedAccess: embedAccess.updateEmbedAccess,
  listEmbedTenantWorkbooks: embedAccess.listEmbedTenantWorkbooks,
  createToken: usageAnalytics.createToken,
  getSpec: apiSpec.getSpec,
  listApiKeys: apiKeys.listApiKeys,
  createApiKey: apiKeys.createApiKey,
  getApiKey: apiKeys.getApiKey,
  deleteApiKey: apiKeys.deleteApiKey,
  getRoles: roles.getRoles,
  createRole: roles.createRole,
  getRole: roles.getRole,
  updateRole: roles.updateRole,
  deleteRole: roles.deleteRole,
  assignRoleToUser: roles.assignRoleToUser,
  removeRoleFromUser: roles.removeRoleFromUser,
  listScimUsers: scimUsers.listScimUsers,
  createScimUser: scimUsers.createScimUser,
  getScimUser: scimUsers.getScimUser,
  replaceScimUser: scimUsers.replaceScimUser,
  patchScimUser: scimUsers.patchScimUser,
  deleteScimUser: scimUsers.deleteScimUser,
  listScimGroups: scimGroups.listScimGroups,
  createScimGroup: scimGroups.createScimGroup,
  getScimGroup: scimGroups.getScimGroup,
  replaceScimGroup: scimGroups.replaceScimGroup,
  patchScimGroup: scimGroups.patchScimGroup,
  deleteScimGroup: scimGroups.deleteScimGroup,
} as const satisfies Readonly<Record<OperationId, Operation['call']>>;

/** Every call by its operation id, for tools and tests that walk them all. An application imports the calls it uses. */
export const operations = /* @__PURE__ */ withRoutes();

/** One operation of the interface. */
export interface Operation extends OperationRoute {
  /** Never called through this type, because each call has its own parameters. */
  readonly call: (client: ServiceClient, params: never, options?: CallOptions) => Promise<unknown>;
}

type Operations = { readonly [Id in OperationId]: (typeof operationRoutes)[Id] & { readonly call: (typeof calls)[Id] } };

function withRoutes(): Operations {
  const joined = Object.entries(operationRoutes).map(([id, route]) => [id, { ...route, call: Reflect.get(calls, id) }]);
  // Both tables have the same keys, by their types.
  return Object.fromEntries(joined) as Operations;
}
