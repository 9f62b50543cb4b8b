export { EmbedGroupMembers, useEmbedGroupMemberList } from './EmbedGroupMembers.js';
export { EmbedTenantGroups, useEmbedTenantGroupList } from './EmbedTenantGroups.js';
export { EmbedTenants, type EmbedTenantsProps, useEmbedTenantList } from './EmbedTenants.js';
export { EmbedTenantUsers, useEmbedTenantUserList } from './EmbedTenantUsers.js';
export { EmbedTenantWorkbooks, embedTenantWorkbookParams, useEmbedTenantWorkbookList } from './EmbedTenantWorkbooks.js';
