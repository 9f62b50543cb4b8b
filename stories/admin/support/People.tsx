import { MoreHorizontal, RefreshCw, UserPlus } from 'lucide-react';
import {
  BulkBar,
  BulkButton,
  type Column,
  DataTable,
  IconButton,
  ListFooter,
  ListStates,
  MenuItem,
  SearchField,
  SelectField,
  Toolbar,
  useCommonAdminLabels,
} from '../../../src/admin.js';
import type { ResourceOwner } from '../../../src/client.js';
import { useResourceList, usersInfiniteQuery } from '../../../src/data.js';
import { Badge } from '../../../src/ui/badge/Badge.js';
import { Button } from '../../../src/ui/button/Button.js';
import { EmptyState } from '../../../src/ui/empty-state/EmptyState.js';
import { Menu } from '../../../src/ui/menu/Menu.js';
import { MenuList } from '../../../src/ui/menu/MenuList.js';
import { MenuIconTrigger } from '../../../src/ui/menu/MenuTrigger.js';

/** A list of users with its toolbar, states and footer. */
export function People({ pageSize = 8 }: { pageSize?: number }) {
  const common = useCommonAdminLabels();
  const list = useResourceList({ query: usersInfiniteQuery, params: { first: pageSize }, idOf: ({ id }) => id });
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {list.selection.count > 0 ? (
        <BulkBar selection={list.selection}>
          <BulkButton size="small">Deactivate</BulkButton>
          <BulkButton size="small">{common.remove}</BulkButton>
        </BulkBar>
      ) : (
        <Toolbar>
          <SearchField search={list.search} />
          <SelectField label="State" isLabelHidden defaultValue="all">
            <option value="all">All states</option>
            <option value="active">Active</option>
          </SelectField>
          <IconButton label={common.refresh} onClick={list.refetch}>
            <RefreshCw aria-hidden="true" size={16} strokeWidth={1.5} />
          </IconButton>
          <Button variant="primary">
            <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
            Invite
          </Button>
        </Toolbar>
      )}
      <ListStates list={list} skeleton={{ columns: 3 }} empty={<EmptyState heading="No users yet" headingLevel={3} />}>
        <DataTable
          caption="Users"
          columns={columns}
          items={list.items}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          selection={list.selection}
          actionsOf={(user) => <UserMenu user={user} />}
          isStale={list.isStale}
        />
      </ListStates>
      <ListFooter list={list} />
    </div>
  );
}

export function UserMenu({ user: { email } }: { user: ResourceOwner }) {
  const common = useCommonAdminLabels();
  const label = common.rowActions(email);
  return (
    <Menu>
      <MenuIconTrigger label={label} size="small">
        <MoreHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
      </MenuIconTrigger>
      <MenuList label={label} align="end">
        <MenuItem onSelect={() => {}}>{common.edit}</MenuItem>
        <MenuItem onSelect={() => {}}>{common.remove}</MenuItem>
      </MenuList>
    </Menu>
  );
}

export const columns: readonly Column<ResourceOwner>[] = [
  { id: 'name', header: 'Name', cell: ({ firstName, email }) => firstName ?? email, isRowHeader: true },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'state', header: 'State', cell: () => <Badge tone="success">Active</Badge> },
  { id: 'id', header: 'Id', cell: ({ id }) => id, align: 'end', isWideOnly: true },
];
