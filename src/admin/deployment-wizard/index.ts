export { DeploymentWizardCreate } from './CreateDeployment.js';
export { DeploymentWizardSteps } from './DeploymentSteps.js';
export {
  DeploymentWizard,
  type DeploymentWizardProps,
  DeploymentWizardRoot,
  DeploymentWizardUnfinished,
} from './DeploymentWizard.js';
export {
  type DeploymentStepDetails,
  useDeploymentWizard,
  useDeploymentWizardLabels,
} from './deploymentWizardWidget.js';
