export { Form, Root } from './DeploymentSettings.js';
export { arabicDeploymentSettings } from './labels/ar.js';
export type { DeploymentSettingsLabels } from './labels/DeploymentSettingsLabels.js';
export { germanDeploymentSettings } from './labels/de.js';
export { englishDeploymentSettings } from './labels/en.js';
export { spanishDeploymentSettings } from './labels/es.js';
export { japaneseDeploymentSettings } from './labels/ja.js';
export * from './names.js';
export { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';
