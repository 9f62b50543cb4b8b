'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { DeploymentSettingsLabels } from './labels/DeploymentSettingsLabels.js';
import { englishDeploymentSettings } from './labels/en.js';

/** Returns the labels of the settings of a deployment from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useDeploymentSettingsLabels = createLabelsHook<DeploymentSettingsLabels>('deploymentSettings', englishDeploymentSettings);
