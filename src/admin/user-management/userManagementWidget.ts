'use client';
import { useCallback } from 'react';
import type { BulkUserAction, ResourceOwner } from '../../client/resources/users.js';
import type { AccountState, KnownAccount } from '../../data/resources/accountStates.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { useLatest } from '../../react/state/useLatest.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { bulkEventKeys } from '../kit/actions/bulkAction.js';
import { type TableSlots, tableSlotKeys } from '../kit/list/ListSlots.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { englishUsers } from './labels/en.js';
import type { UserLabels } from './labels/UserLabels.js';
import { userActions, userChangeActions, userCreationActions } from './model/userActions.js';
import { type UserManagementModel, type UserManagementOptions, useUserManagement } from './model/useUserManagement.js';

/** The values that cells need in addition to the user. */
export interface UserCellContext {
  /** Returns the state of an account; without it, no state is shown. */
  readonly stateOf?: ((userId: number) => AccountState) | undefined;
  /** Returns the known facts about an account; without it, neither role nor last sign-in is shown. */
  readonly accountOf?: ((userId: number) => KnownAccount | undefined) | undefined;
  /** True for the signed-in user. */
  readonly isOwn?: ((userId: number) => boolean) | undefined;
  /** Called when a name is clicked. Makes the names buttons. */
  readonly onOpen?: ((user: ResourceOwner) => void) | undefined;
}

/** The options of a list of users, including the user whose drawer is open. */
export interface UserManagementWidgetOptions extends UserManagementOptions, TableSlots<ResourceOwner, UserLabels, UserCellContext> {
  /** The user whose drawer is open; `null` if none is open. */
  readonly openUser?: ResourceOwner | null | undefined;
  /** The user whose drawer is open at first. Default: none. */
  readonly defaultOpenUser?: ResourceOwner | undefined;
  /** Called with the user whose drawer opens; `undefined` when it closes. */
  readonly onOpenUserChange?: ((user: ResourceOwner | undefined) => void) | undefined;
}

/** The dialogs of the user list: forms for adding users and changing several at once, and confirmations. */
export type UserManagementDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'add-many' }
  | { readonly kind: 'change-groups'; readonly userIds: readonly number[] }
  | { readonly kind: 'set-attribute'; readonly userIds: readonly number[] }
  | {
      readonly kind: 'change-one';
      /** The action to confirm. Activating needs no confirmation. */
      readonly action: Exclude<BulkUserAction, 'ACTIVATE'>;
      /** The user it is about. */
      readonly user: ResourceOwner;
      /** True to show the dialog inside the open drawer, because nothing outside the drawer can be reached. */
      readonly isInDrawer?: boolean;
    }
  | { readonly kind: 'change-many'; readonly action: BulkUserAction; readonly userIds: readonly number[] };

/** The model of the list, and the open drawer. */
interface WidgetModel extends UserManagementModel {
  readonly openUser: ResourceOwner | undefined;
  readonly setOpenUser: (user: ResourceOwner | undefined) => void;
}

export const userManagementWidget = createWidget<UserManagementWidgetOptions, WidgetModel, UserManagementDialog>({
  name: 'user-management',
  root: 'UserManagementRoot',
  options: {
    ...actionEventKeys(userActions),
    ...tableSlotKeys,
    pageSize: true,
    isProvisioned: true,
    ...bulkEventKeys(userChangeActions),
    ...bulkEventKeys(userCreationActions),
    ...controlledKeys('search'),
    ...controlledKeys('filters'),
    selectedIds: true,
    defaultSelectedIds: true,
    onSelectionChange: true,
    ...controlledKeys('openUser'),
  },
  useModel,
  stateOf: ({ list }) => list.state.status,
});

function useModel({ openUser, defaultOpenUser, onOpenUserChange, ...options }: UserManagementWidgetOptions): WidgetModel {
  const [shown, setShown] = useControllableChoice(openUser, defaultOpenUser, onOpenUserChange);
  const latest = useLatest(setShown);
  return {
    ...useUserManagement(options),
    openUser: shown,
    setOpenUser: useCallback((user) => latest.current(user), [latest]),
  };
}

/** Returns the labels of user management from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useUserLabels = createLabelsHook<UserLabels>('users', englishUsers);
