export { arabicProvisioning } from './labels/ar.js';
export { germanProvisioning } from './labels/de.js';
export { englishProvisioning } from './labels/en.js';
export { spanishProvisioning } from './labels/es.js';
export { japaneseProvisioning } from './labels/ja.js';
export type { ProvisioningLabels } from './labels/ProvisioningLabels.js';
export * from './names.js';
export {
  ProvisionedGroupsFooter,
  type ProvisionedGroupsProps,
  ProvisionedGroupsRoot,
  ProvisionedGroupsRows,
  ProvisionedGroupsSearch,
  ProvisionedGroupsToolbar,
} from './ProvisionedGroups.js';
export {
  ProvisionedUserStateFilter,
  ProvisionedUsersFooter,
  type ProvisionedUsersProps,
  ProvisionedUsersRoot,
  ProvisionedUsersRows,
  ProvisionedUsersSearch,
  ProvisionedUsersToolbar,
} from './ProvisionedUsers.js';
export type { ProvisioningView } from './ProvisioningMonitor.js';
