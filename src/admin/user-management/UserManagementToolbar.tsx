'use client';
import { ShieldAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { AddUser } from './AddUser.js';
import { UserBulkBar } from './UserBulkBar.js';
import { userManagementWidget } from './userManagementWidget.js';

/** Search and a button that adds a user, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const { users: words } = useAdminLabels();
  const { isSelecting, isNeeded, canChange } = userManagementWidget.use(({ model: { list, permission } }) => ({
    isSelecting: list.selection.count > 0,
    isNeeded: list.state.status !== 'denied' || list.isFiltered,
    canChange: permission.answer !== 'refused',
  }));
  if (isSelecting) return <UserBulkBar {...props} />;
  if (!isNeeded) return null;
  return (
    <Toolbar {...props}>
      <UserSearch />
      {canChange ? (
        <AddUser />
      ) : (
        <p className="parley-user-note">
          <Icon of={ShieldAlert} />
          {words.adminsOnly}
        </p>
      )}
    </Toolbar>
  );
}

/** A separate component, so that typing rerenders nothing else. */
function UserSearch() {
  const { search: label } = useAdminLabels().users;
  const search = userManagementWidget.use(({ model }) => model.list.search);
  return <SearchField label={label} search={search} />;
}
