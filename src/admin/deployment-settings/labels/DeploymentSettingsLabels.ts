import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishDeploymentSettings } from './en.js';

/** The labels of `DeploymentSettings`. */
export type DeploymentSettingsLabels = LabelsOf<typeof englishDeploymentSettings>;
