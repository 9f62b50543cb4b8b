export {
  ProvisionedGroups,
  ProvisionedGroupsFooter,
  type ProvisionedGroupsProps,
  ProvisionedGroupsRoot,
  ProvisionedGroupsRows,
  ProvisionedGroupsSearch,
  ProvisionedGroupsToolbar,
  useProvisionedGroupList,
} from './ProvisionedGroups.js';
export {
  ProvisionedUserStateFilter,
  ProvisionedUsers,
  ProvisionedUsersFooter,
  type ProvisionedUsersProps,
  ProvisionedUsersRoot,
  ProvisionedUsersRows,
  ProvisionedUsersSearch,
  ProvisionedUsersToolbar,
  provisionedUserParams,
  useProvisionedUserList,
} from './ProvisionedUsers.js';
export { ProvisioningMonitor, type ProvisioningMonitorProps, type ProvisioningView } from './ProvisioningMonitor.js';
export { useProvisioningLabels } from './useProvisioningLabels.js';
