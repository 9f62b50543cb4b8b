import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishDeploymentWizard } from './en.js';

/** The labels of `DeploymentWizard`. */
export type DeploymentWizardLabels = LabelsOf<typeof englishDeploymentWizard>;
