export { TenantSettings, TenantSettingsForm, type TenantSettingsProps, TenantSettingsRoot } from './TenantSettings.js';
export {
  AiSettings,
  AuditLogSettings,
  DeploymentSignInSettings,
  MaintenanceWindowSettings,
  SupportAccessSettings,
} from './TenantSettingsGroups.js';
export { useTenantSettingsLabels, useTenantSettingsModel } from './tenantSettingsWidget.js';
