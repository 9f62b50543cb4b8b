'use client';
import { Users } from 'lucide-react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { actionEventKeys } from '../kit/actions/action.js';
import type { TableSlots } from '../kit/list/ListSlots.js';
import { listBulk } from '../kit/resource/createBulkParts.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import type { DialogTypes, KnownOf } from '../kit/resource/ResourceWidgetDefinition.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import type { UserLabels } from './labels/UserLabels.js';
import { userActions, userCreationActions } from './model/userActions.js';
import { type UserKnowledge, type UserManagementOptions, useUserKnowledge, useUsers } from './model/useUserManagement.js';
import { type UserCellContext, userColumns, userColumnsWithState } from './userColumns.js';
import { useUserWords } from './userWords.js';

/** The options of a list of users, including the user whose drawer is open. */
export interface UserManagementWidgetOptions extends UserManagementOptions, TableSlots<ResourceOwner, UserLabels, UserCellContext> {
  /** The user whose drawer is open; `null` if none is open. */
  readonly openUser?: ResourceOwner | null | undefined;
  /** The user whose drawer is open at first. Default: none. */
  readonly defaultOpenUser?: ResourceOwner | undefined;
  /** Called with the user whose drawer opens; `undefined` when it closes. */
  readonly onOpenUserChange?: ((user: ResourceOwner | undefined) => void) | undefined;
}

/** The dialogs that add users. */
const moreDialogs: DialogTypes<{ readonly kind: 'add' | 'add-many' }> = {};

export const userManagementWidget = createResourceWidget(
  {
    name: 'user-management',
    root: 'UserManagementRoot',
    useLabels: useUserWords,
    options: {
      pageSize: true,
      isProvisioned: true,
      ...actionEventKeys(userCreationActions),
      selectedIds: true,
      defaultSelectedIds: true,
      onSelectionChange: true,
      ...controlledKeys('openUser'),
    },
    list: {
      useList: (options: UserManagementWidgetOptions) => useUsers(options),
      operation: 'getUsers',
      idOf: ({ id }: ResourceOwner) => id,
      nameOf: nameOfUser,
      rowNameOf: ({ email }) => email,
      takesIds: true,
      namedOf: (id, { nameOf, emailOf }) => ({ name: nameOf(id), detail: emailOf(id) }),
      isLockedOf: ({ isOwn }) => isOwn,
      isSearchedIfEmpty: true,
    },
    actions: userActions,
    useMore,
    columns: ({ isProvisioned = false }) => (isProvisioned ? userColumnsWithState : userColumns),
    contextOf: ({ model: { isOwn, stateOf, accountOf, setOpenUser } }): UserCellContext => ({
      isOwn,
      stateOf,
      accountOf,
      onOpen: setOpenUser,
    }),
    openOf: (_, { setOpenUser }) => setOpenUser,
    isReadOnly: ({ permission }) => permission.answer === 'refused',
    isBusyOf: ({ isBusy }) => isBusy,
    after({ openUser, setOpenUser }, ids, action) {
      if (action === 'delete' && openUser !== undefined && ids.includes(openUser.id)) setOpenUser(undefined);
    },
    icon: Users,
    // In narrower tables, the column of groups leaves too little room for emails.
    table: { cardsUpToPx: 680 },
    dialogs: moreDialogs,
  },
  listBulk,
);

/** What is known about users, and the open drawer. */
function useMore(
  options: UserManagementWidgetOptions,
  list: UserKnowledge['list'],
  known: KnownOf<ResourceOwner, number, typeof userActions>,
) {
  const [openUser, setOpenUser] = useControllableChoice(options.openUser, options.defaultOpenUser, options.onOpenUserChange);
  return { ...useUserKnowledge(options, list, known), openUser, setOpenUser };
}

/** Headless hook behind `UserManagement`: search, paging, selection, actions on one or many, and the known state of each account. */
export function useUserManagement(options: UserManagementOptions = {}) {
  return userManagementWidget.useModel(options);
}
