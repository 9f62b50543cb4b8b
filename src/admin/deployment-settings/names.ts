export { DeploymentBuild } from './DeploymentBuild.js';
export { DeploymentDataModel, DeploymentGeneral, DeploymentInfrastructure, DeploymentStartPage } from './DeploymentGroups.js';
export { DeploymentRelease } from './DeploymentRelease.js';
export { DeploymentDeletion, DeploymentSettings, type DeploymentSettingsProps } from './DeploymentSettings.js';
export { DeploymentStorage } from './DeploymentStorage.js';
export { DeploymentVariables } from './DeploymentVariables.js';
export { type DeploymentSection, useDeploymentSettingsModel } from './deploymentSettingsWidget.js';
