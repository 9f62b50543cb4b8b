export {
  EmbedGroupMembers,
  EmbedGroupMembersFooter,
  type EmbedGroupMembersProps,
  EmbedGroupMembersRoot,
  EmbedGroupMembersRows,
  EmbedGroupMembersToolbar,
  useEmbedGroupMemberList,
} from './EmbedGroupMembers.js';
export {
  EmbedTenantGroups,
  EmbedTenantGroupsFooter,
  type EmbedTenantGroupsProps,
  EmbedTenantGroupsRoot,
  EmbedTenantGroupsRows,
  EmbedTenantGroupsToolbar,
  useEmbedTenantGroupList,
} from './EmbedTenantGroups.js';
export {
  EmbedTenants,
  EmbedTenantsFooter,
  type EmbedTenantsProps,
  EmbedTenantsRoot,
  EmbedTenantsRows,
  EmbedTenantsSearch,
  EmbedTenantsToolbar,
  useEmbedTenantList,
} from './EmbedTenants.js';
export {
  EmbedTenantUsers,
  EmbedTenantUsersFooter,
  type EmbedTenantUsersProps,
  EmbedTenantUsersRoot,
  EmbedTenantUsersRows,
  EmbedTenantUsersSearch,
  EmbedTenantUsersToolbar,
  useEmbedTenantUserList,
} from './EmbedTenantUsers.js';
export {
  EmbedTenantWorkbooks,
  EmbedTenantWorkbooksFooter,
  type EmbedTenantWorkbooksProps,
  EmbedTenantWorkbooksRoot,
  EmbedTenantWorkbooksRows,
  EmbedTenantWorkbooksToolbar,
  embedTenantWorkbookParams,
  useEmbedTenantWorkbookList,
} from './EmbedTenantWorkbooks.js';
export { useEmbedTenantLabels } from './useEmbedTenantLabels.js';
