export { DeploymentBuild } from './DeploymentBuild.js';
export { DeploymentDataModel, DeploymentGeneral, DeploymentInfrastructure, DeploymentStartPage } from './DeploymentGroups.js';
export { DeploymentRelease } from './DeploymentRelease.js';
export {
  DeploymentDeletion,
  DeploymentSettings,
  DeploymentSettingsForm,
  type DeploymentSettingsProps,
  DeploymentSettingsRoot,
} from './DeploymentSettings.js';
export { DeploymentStorage } from './DeploymentStorage.js';
export { DeploymentVariables } from './DeploymentVariables.js';
export type { DeploymentSection } from './deploymentSettingsWidget.js';
export { useDeploymentSettingsModel } from './deploymentSettingsWidget.js';
export { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';
