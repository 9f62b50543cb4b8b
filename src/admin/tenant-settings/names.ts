export { TenantSettings, type TenantSettingsProps } from './TenantSettings.js';
export {
  AiSettings,
  AuditLogSettings,
  DeploymentSignInSettings,
  MaintenanceWindowSettings,
  SupportAccessSettings,
} from './TenantSettingsGroups.js';
export { useTenantSettingsModel } from './tenantSettingsWidget.js';
