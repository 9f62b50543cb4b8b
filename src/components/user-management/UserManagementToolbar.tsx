'use client';
import { ShieldAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { SearchField } from '../primitives/fields/SearchField.js';
import { Toolbar } from '../primitives/list/Toolbar.js';
import { AddUser } from './AddUser.js';
import { UserBulkBar } from './UserBulkBar.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** Search and the way to add a user; while users are selected, what can be done with them. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const { users: words } = useAdminLabels();
  const { list, permission } = useUserManagementContext().users;
  if (list.selection.count > 0) return <UserBulkBar {...props} />;
  if (list.state.status === 'denied' && !list.isFiltered) return null;
  return (
    <Toolbar {...props}>
      <SearchField label={words.search} search={list.search} />
      {permission.answer === 'refused' ? (
        <p className="parley-user-note">
          <ShieldAlert aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.adminsOnly}
        </p>
      ) : (
        <AddUser />
      )}
    </Toolbar>
  );
}
