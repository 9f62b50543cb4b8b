export { ProvisionedGroups, useProvisionedGroupList } from './ProvisionedGroups.js';
export { ProvisionedUsers, provisionedUserParams, useProvisionedUserList } from './ProvisionedUsers.js';
export { ProvisioningMonitor, type ProvisioningMonitorProps } from './ProvisioningMonitor.js';
export { useProvisioningLabels } from './useProvisioningLabels.js';
