'use client';
import type { ComponentProps } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import type { UserManagementEvents } from '../../hooks/user-management/UserManagementEvents.js';
import { type UserManagementOptions, useUserManagement } from '../../hooks/user-management/useUserManagement.js';
import { partClass } from '../primitives/partClass.js';
import { Toasts } from '../primitives/toasts/Toasts.js';
import { useControllable, useControllableChoice } from '../primitives/useControllable.js';
import { AddUserDialog } from './AddUserDialog.js';
import { UserActionDialog } from './UserActionDialog.js';
import { UserManagementContext, type UserQuestion } from './UserManagementContext.js';

export interface UserManagementRootProps
  extends UserManagementOptions,
    UserManagementEvents,
    Omit<ComponentProps<'div'>, keyof UserManagementOptions | keyof UserManagementEvents> {
  /** Whose drawer is open; `null` for nobody's. */
  openUser?: ResourceOwner | null | undefined;
  defaultOpenUser?: ResourceOwner | undefined;
  onOpenUserChange?: ((user: ResourceOwner | undefined) => void) | undefined;
  /** What is asked before it is done; `null` for nothing. */
  question?: UserQuestion | null | undefined;
  defaultQuestion?: UserQuestion | undefined;
  onQuestionChange?: ((question: UserQuestion | undefined) => void) | undefined;
  /** Whether the form that adds a user is open. */
  adding?: boolean | undefined;
  defaultAdding?: boolean | undefined;
  onAddingChange?: ((isAdding: boolean) => void) | undefined;
}

/** Holds one list of users for the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function UserManagementRoot({
  openUser,
  defaultOpenUser,
  onOpenUserChange,
  question,
  defaultQuestion,
  onQuestionChange,
  adding,
  defaultAdding = false,
  onAddingChange,
  ...props
}: UserManagementRootProps) {
  const { options, events, rest } = splitProps(props);
  const users = useUserManagement(options, events);
  const [shownUser, setOpenUser] = useControllableChoice(openUser, defaultOpenUser, onOpenUserChange);
  const [shownQuestion, ask] = useControllableChoice(question, defaultQuestion, onQuestionChange);
  const [isAdding, setAdding] = useControllable(adding, defaultAdding, onAddingChange);
  const { className, children, ...native } = rest;
  return (
    <UserManagementContext
      value={{
        users,
        openUser: shownUser,
        setOpenUser,
        question: shownQuestion,
        ask,
        isAdding,
        setAdding,
        onError: events.onError,
      }}
    >
      <Toasts>
        <div
          data-slot="user-management"
          data-state={users.list.state.status}
          className={partClass('user-management', className)}
          {...native}
        >
          {children}
          <AddUserDialog />
          <UserActionDialog />
        </div>
      </Toasts>
    </UserManagementContext>
  );
}

function splitProps(
  props: Omit<UserManagementRootProps, 'openUser' | 'defaultOpenUser' | 'onOpenUserChange' | 'adding' | 'defaultAdding' | 'onAddingChange'>,
) {
  const { pageSize, isProvisioned, search, defaultSearch, onSearchChange, selectedIds, defaultSelectedIds, onSelectionChange, ...others } =
    props;
  const { onBeforeCreate, onCreated, onBeforeUpdate, onUpdated, onBeforeAction, onActionSettled, ...more } = others;
  const { onBeforeValueSave, onValueSaved, onBeforeGroupChange, onGroupChanged, onError, ...rest } = more;
  const view = { search, defaultSearch, onSearchChange, selectedIds, defaultSelectedIds, onSelectionChange };
  const accountEvents = { onBeforeCreate, onCreated, onBeforeUpdate, onUpdated, onBeforeAction, onActionSettled };
  const detailEvents = { onBeforeValueSave, onValueSaved, onBeforeGroupChange, onGroupChanged };
  return { options: { pageSize, isProvisioned, ...view }, events: { ...accountEvents, ...detailEvents, onError }, rest };
}
