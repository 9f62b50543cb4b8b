'use client';
import { createContext, use } from 'react';
import type { BulkUserAction, ResourceOwner } from '../../client/resources/users.js';
import type { UserManagementEvents } from '../../hooks/user-management/UserManagementEvents.js';
import type { UserManagement } from '../../hooks/user-management/useUserManagement.js';

export interface UserManagementContextValue {
  readonly users: UserManagement;
  /** Whose drawer is open. */
  readonly openUser: ResourceOwner | undefined;
  setOpenUser(user: ResourceOwner | undefined): void;
  /** What is being asked for before it is done. */
  readonly question: UserQuestion | undefined;
  ask(question: UserQuestion | undefined): void;
  /** Whether the form that adds a user is open. */
  readonly isAdding: boolean;
  setAdding(isAdding: boolean): void;
  readonly onError: UserManagementEvents['onError'];
}

/** An act on one user, by a record, or on many, by their ids. */
export type UserQuestion =
  | { readonly kind: 'one'; readonly action: BulkUserAction; readonly user: ResourceOwner; readonly isInDrawer?: boolean }
  | { readonly kind: 'many'; readonly action: BulkUserAction; readonly userIds: readonly number[] };

export const UserManagementContext = createContext<UserManagementContextValue | undefined>(undefined);

export function useUserManagementContext(): UserManagementContextValue {
  const context = use(UserManagementContext);
  if (context === undefined) {
    throw new Error('The parts of UserManagement must be used inside <UserManagementRoot>. Wrap them in it.');
  }
  return context;
}
