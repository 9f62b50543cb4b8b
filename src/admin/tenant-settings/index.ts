export { arabicTenantSettings } from './labels/ar.js';
export { germanTenantSettings } from './labels/de.js';
export { englishTenantSettings } from './labels/en.js';
export { spanishTenantSettings } from './labels/es.js';
export { japaneseTenantSettings } from './labels/ja.js';
export type { TenantSettingsLabels } from './labels/TenantSettingsLabels.js';
export * from './names.js';
export { Form, Root } from './TenantSettings.js';
export { useTenantSettingsLabels } from './tenantSettingsWidget.js';
