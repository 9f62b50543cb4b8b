export {
  EmbedGroupMembersFooter,
  type EmbedGroupMembersProps,
  EmbedGroupMembersRoot,
  EmbedGroupMembersRows,
  EmbedGroupMembersSearch,
  EmbedGroupMembersToolbar,
} from './EmbedGroupMembers.js';
export {
  EmbedTenantGroupsFooter,
  type EmbedTenantGroupsProps,
  EmbedTenantGroupsRoot,
  EmbedTenantGroupsRows,
  EmbedTenantGroupsSearch,
  EmbedTenantGroupsToolbar,
} from './EmbedTenantGroups.js';
export { Footer, Root, Rows, Search, Toolbar } from './EmbedTenants.js';
export {
  EmbedTenantUsersFooter,
  type EmbedTenantUsersProps,
  EmbedTenantUsersRoot,
  EmbedTenantUsersRows,
  EmbedTenantUsersSearch,
  EmbedTenantUsersToolbar,
} from './EmbedTenantUsers.js';
export {
  EmbedTenantWorkbooksFooter,
  type EmbedTenantWorkbooksProps,
  EmbedTenantWorkbooksRoot,
  EmbedTenantWorkbooksRows,
  EmbedTenantWorkbooksSearch,
  EmbedTenantWorkbooksToolbar,
} from './EmbedTenantWorkbooks.js';
export { arabicEmbedTenants } from './labels/ar.js';
export { germanEmbedTenants } from './labels/de.js';
export type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
export { englishEmbedTenants } from './labels/en.js';
export { spanishEmbedTenants } from './labels/es.js';
export { japaneseEmbedTenants } from './labels/ja.js';
export * from './names.js';
export { useEmbedTenantLabels } from './useEmbedTenantLabels.js';
