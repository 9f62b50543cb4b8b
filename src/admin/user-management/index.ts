export { AddUser, type AddUserProps } from './AddUser.js';
export type { AccountState, KnownAccount } from './model/accountLedger.js';
export type { AttributeDraft } from './model/attributeDraft.js';
export type {
  GroupChange,
  UserChange,
  UserInputWithoutPassword,
  UserManagementEvents,
} from './model/UserManagementEvents.js';
export type { DraftPart } from './model/userDraft.js';
export type { UserActs } from './model/useUserActs.js';
export type { UserBulk } from './model/useUserBulk.js';
export {
  type AttributeField,
  type SaveReport,
  type UserDetails,
  type UserDetailsOptions,
  useUserDetails,
} from './model/useUserDetails.js';
export type { GroupsOfUser } from './model/useUserGroupsOf.js';
export {
  nameOfUser,
  type UserManagementModel,
  type UserManagementOptions,
  useUserManagement,
} from './model/useUserManagement.js';
export type { UserValues } from './model/useUserValues.js';
export { UserBulkBar } from './UserBulkBar.js';
export { UserBulkResult } from './UserBulkResult.js';
export { UserDrawer, type UserDrawerProps } from './UserDrawer.js';
export { UserManagement, type UserManagementProps } from './UserManagement.js';
export { UserManagementFooter } from './UserManagementFooter.js';
export { UserManagementRoot, type UserManagementRootProps } from './UserManagementRoot.js';
export { UserManagementToolbar } from './UserManagementToolbar.js';
export { UserName, type UserNameProps } from './UserName.js';
export { UserRows } from './UserRows.js';
export { type UserCellContext, userColumns, userColumnsWithState } from './userColumns.js';
export type { UserManagementDialog, UserManagementWidgetOptions } from './userManagementWidget.js';
export { useUserLabels } from './useUserLabels.js';
