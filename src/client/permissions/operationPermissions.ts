import type { OperationId } from '../resources/operation-routes.js';
import type { PermissionAction } from './can.js';

/** The permission that an operation needs. */
export interface OperationPermission {
  /** Any one of these suffices. */
  readonly anyOf: readonly [PermissionAction, ...PermissionAction[]];
  /** What they are needed for. */
  readonly on: 'Global' | 'Deployment';
}

const admin: OperationPermission = { anyOf: ['admin'], on: 'Global' };
const changeDeployment: OperationPermission = { anyOf: ['DeploymentUpdate', 'DeploymentsManage'], on: 'Deployment' };
const changeModel: OperationPermission = { anyOf: ['SchemaUpdate'], on: 'Deployment' };
const changeBranch: OperationPermission = { anyOf: ['SchemaUpdate', 'SchemaUpdateDevBranches'], on: 'Deployment' };
const readModel: OperationPermission = { anyOf: ['SchemaRead', 'SchemaUpdate'], on: 'Deployment' };
const readSyncs: OperationPermission = { anyOf: ['DeploymentRead', 'SchemaRead', 'SchemaUpdate'], on: 'Deployment' };
const manageIntegrations: OperationPermission = { anyOf: ['OAuthIntegrationsManage'], on: 'Global' };

/**
 * The permissions of operations, where the admin role or the policies of `getMe` decide. Operations that are not listed are open to
 * everybody, or depend on the record, such as `deleteReport`.
 */
export const operationPermissions: Readonly<Partial<Record<OperationId, OperationPermission>>> = {
  listApiKeys: admin,
  createApiKey: admin,
  getApiKey: admin,
  deleteApiKey: admin,
  createBranch: changeBranch,
  removeBranch: changeBranch,
  setBranchStagingEnvironment: changeBranch,
  startDevMode: changeBranch,
  stopDevMode: changeBranch,
  commitChanges: changeBranch,
  pull: changeBranch,
  mergeIntoParentBranch: changeBranch,
  mergeToDefaultBranch: changeBranch,
  createDeployment: { anyOf: ['DeploymentCreate'], on: 'Deployment' },
  updateDeployment: changeDeployment,
  deleteDeployment: { anyOf: ['DeploymentDelete', 'DeploymentsManage'], on: 'Deployment' },
  advanceCreationStep: changeDeployment,
  resetCreationStep: changeDeployment,
  setEnvVariables: changeDeployment,
  listEmbedTenantWorkbooks: admin,
  updateDashboardEmbedding: admin,
  getEmbedGroups: admin,
  createEmbedGroup: admin,
  getEmbedGroup: admin,
  updateEmbedGroup: admin,
  deleteEmbedGroup: admin,
  getEmbedGroupMembers: admin,
  addEmbedGroupMembers: admin,
  removeEmbedGroupMembers: admin,
  generateSession: admin,
  revokeSession: admin,
  listEmbedTenants: admin,
  deleteEmbedTenant: admin,
  listEmbedUsers: admin,
  provisionEmbedUser: admin,
  provisionEmbedUsers: admin,
  getIntegration: readModel,
  saveIntegration: changeModel,
  startPreview: readModel,
  previewStatus: readModel,
  previewResult: readModel,
  cancelPreview: readModel,
  getNotifications: admin,
  createNotification: admin,
  getNotification: admin,
  updateNotification: admin,
  deleteNotification: admin,
  getRecipients: admin,
  addRecipients: admin,
  removeRecipients: admin,
  createOAuthIntegration: manageIntegrations,
  updateOAuthIntegration: manageIntegrations,
  deleteOAuthIntegration: manageIntegrations,
  listOidcTokenConfigs: admin,
  createOidcTokenConfig: admin,
  getOidcTokenConfig: admin,
  updateOidcTokenConfig: admin,
  deleteOidcTokenConfig: admin,
  getRoles: admin,
  createRole: admin,
  getRole: admin,
  updateRole: admin,
  deleteRole: admin,
  assignRoleToUser: admin,
  removeRoleFromUser: admin,
  getTenantSettings: admin,
  updateTenantSettings: admin,
  startTransformSync: changeModel,
  cancelTransformSync: changeModel,
  listTransformSyncs: readSyncs,
  getTransformSyncStatus: readSyncs,
  getTransformSyncResult: readSyncs,
  getTransformSyncLogs: readSyncs,
  getTransformSyncGeneratedFiles: readSyncs,
  createToken: admin,
  createUserAttribute: admin,
  updateUserAttribute: admin,
  upsertUserAttributeValue: admin,
  createUser: admin,
  updateUser: admin,
  deleteUser: admin,
  bulkUserAction: admin,
};
