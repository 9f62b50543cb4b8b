'use client';
import { type ReactNode, useMemo } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { AccountState } from '../../hooks/user-management/accountLedger.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import { useStableHandler } from '../../hooks/useStableHandler.js';
import type { UserLabels } from '../../labels/admin/users/UserLabels.js';
import type { Column, RowSelection } from '../primitives/data-table/Column.js';
import { DataTable, type DataTableProps } from '../primitives/data-table/DataTable.js';
import { partClass } from '../primitives/partClass.js';
import { AccountStateMark } from './AccountStateMark.js';
import { UserName } from './UserName.js';

export interface UserTableProps
  extends Omit<DataTableProps<ResourceOwner, number>, 'caption' | 'columns' | 'items' | 'idOf' | 'nameOf' | 'lockOf'> {
  users: readonly ResourceOwner[];
  stateOf?: ((userId: number) => AccountState) | undefined;
  /** The states of all users are known, and have a column of their own. */
  hasStates?: boolean | undefined;
  /** True for the signed-in user, who cannot be selected. */
  isOwn?: ((userId: number) => boolean) | undefined;
  /** Makes buttons of the names. */
  onOpen?: ((user: ResourceOwner) => void) | undefined;
  selection?: RowSelection<number> | undefined;
  actionsOf?: ((user: ResourceOwner) => ReactNode) | undefined;
}

/**
 * Users as a table, from data alone. Memoize `stateOf`, `isOwn` and `actionsOf`: another one renders every row again.
 * Renders a `<div>` around a `<table>`.
 */
export function UserTable({ users, stateOf, hasStates = false, isOwn, onOpen, className, ...props }: UserTableProps) {
  const { users: words } = useAdminLabels();
  const open = useStableHandler(onOpen);
  const columns = useMemo(() => columnsOf({ words, stateOf, hasStates, isOwn, onOpen: open }), [words, stateOf, hasStates, isOwn, open]);
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      items={users}
      idOf={idOf}
      nameOf={({ email }) => email}
      lockOf={({ id }) => (isOwn?.(id) === true ? words.ownRow : undefined)}
      className={partClass('user-table', className)}
      {...props}
    />
  );
}

type ColumnParts = Pick<UserTableProps, 'stateOf' | 'hasStates' | 'isOwn' | 'onOpen'> & { readonly words: UserLabels };

function columnsOf({ words, stateOf, hasStates = false, isOwn, onOpen }: ColumnParts): readonly Column<ResourceOwner>[] {
  const state: Column<ResourceOwner> = {
    id: 'state',
    header: words.columns.state,
    width: '18%',
    cell: ({ id }) => <AccountStateMark state={stateOf?.(id) ?? 'unknown'} />,
  };
  return [
    {
      id: 'name',
      header: words.columns.name,
      width: '38%',
      isRowHeader: true,
      cell: (user) => (
        <UserName
          user={user}
          isOwn={isOwn?.(user.id) === true}
          isDeactivated={!hasStates && stateOf?.(user.id) === 'deactivated'}
          onOpen={onOpen && (() => onOpen(user))}
        />
      ),
    },
    {
      id: 'email',
      header: words.columns.email,
      cell: (user) => (nameOfUser(user) === user.email ? null : <bdi>{user.email}</bdi>),
    },
    ...(hasStates ? [state] : []),
  ];
}

function idOf({ id }: ResourceOwner): number {
  return id;
}
