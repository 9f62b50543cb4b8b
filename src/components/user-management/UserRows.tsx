'use client';
import { Users } from 'lucide-react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { useUserManagementContext } from './UserManagementContext.js';
import { UserRowMenu } from './UserRowMenu.js';
import { UserTable, type UserTableProps } from './UserTable.js';

export type UserRowsProps = Omit<
  UserTableProps,
  'users' | 'stateOf' | 'isOwn' | 'onOpen' | 'selection' | 'actionsOf' | 'isStale' | 'hasStates'
>;

/** The users as a table; their shape, nobody yet, nobody found, or why they are not there. Renders a `<div>` of each. */
export function UserRows(props: UserRowsProps) {
  const { empty } = useAdminLabels().users;
  const { users, setOpenUser } = useUserManagementContext();
  const { list, permission, isProvisioned, isOwn, stateOf } = users;
  const canChange = permission.answer !== 'refused';
  return (
    <ListStates
      list={list}
      skeletonColumns={isProvisioned ? 3 : 2}
      empty={
        <EmptyState
          heading={empty.heading}
          headingLevel={3}
          text={canChange ? empty.advice : undefined}
          icon={<Users aria-hidden="true" size={20} strokeWidth={1.5} />}
        />
      }
    >
      <UserTable
        users={list.items}
        hasStates={isProvisioned}
        stateOf={stateOf}
        isOwn={isOwn}
        onOpen={setOpenUser}
        selection={canChange ? list.selection : undefined}
        actionsOf={canChange ? menuOf : undefined}
        isStale={list.isStale}
        {...props}
      />
    </ListStates>
  );
}

function menuOf(user: ResourceOwner) {
  return <UserRowMenu user={user} />;
}
