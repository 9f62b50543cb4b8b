export { DeploymentWizard, type DeploymentWizardProps, DeploymentWizardRoot } from './DeploymentWizard.js';
export { type DeploymentStepDetails, useDeploymentWizard } from './deploymentWizardWidget.js';
