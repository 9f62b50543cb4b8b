'use client';
import { ShieldAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { AddUser } from './AddUser.js';
import { UserBulkBar } from './UserBulkBar.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/** Search and a button that adds a user, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
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
  const { search: label } = useUserLabels();
  const search = userManagementWidget.use(({ model }) => model.list.search);
  return <SearchField label={label} search={search} />;
}
