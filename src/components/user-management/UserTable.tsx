'use client';
import type { ReactNode } from 'react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { AccountState } from '../../hooks/user-management/accountLedger.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
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
  /** The signed-in user, who cannot be selected. */
  isOwn?: ((userId: number) => boolean) | undefined;
  /** Makes buttons of the names. */
  onOpen?: ((user: ResourceOwner) => void) | undefined;
  selection?: RowSelection<number> | undefined;
  actionsOf?: ((user: ResourceOwner) => ReactNode) | undefined;
}

/** Users as a table, from data alone. Renders a `<div>` around a `<table>`. */
export function UserTable({ users, stateOf, hasStates = false, isOwn, onOpen, className, ...props }: UserTableProps) {
  const { users: words } = useAdminLabels();
  return (
    <DataTable
      caption={words.caption}
      columns={columnsOf({ words, stateOf, hasStates, isOwn, onOpen })}
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
