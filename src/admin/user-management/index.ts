export type { AccountState, KnownAccount } from '../../data/resources/accountStates.js';
export type { GroupChange, GroupsOfUser } from '../../data/resources/groupsOfUser.js';
export type { AttributeDraft } from './model/attributeDraft.js';
export type { UserChange, UserInputWithoutPassword, UserManagementEvents } from './model/userActions.js';
export type { DraftPart } from './model/userDraft.js';
export {
  type AttributeField,
  type SaveReport,
  type UserDetails,
  type UserDetailsOptions,
  useUserDetails,
} from './model/useUserDetails.js';
export {
  nameOfUser,
  type UserBulk,
  type UserManagementModel,
  type UserManagementOptions,
  useUserManagement,
} from './model/useUserManagement.js';
export type { UserValues } from './model/useUserValues.js';
export { UserDrawer, type UserDrawerProps } from './UserDrawer.js';
export {
  UserBulkResult,
  UserManagement,
  UserManagementFooter,
  type UserManagementProps,
  UserManagementRoot,
  type UserManagementRootProps,
} from './UserManagement.js';
export { AddUser, type AddUserProps, UserBulkBar, UserManagementToolbar } from './UserManagementToolbar.js';
export { UserRows } from './UserRows.js';
export { UserName, type UserNameProps, userColumns, userColumnsWithState } from './userColumns.js';
export type { UserCellContext, UserManagementDialog, UserManagementWidgetOptions } from './userManagementWidget.js';
export { useUserLabels } from './userManagementWidget.js';
