import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { type Column, type ColumnSort, DataTable } from '../../../src/admin.js';
import type { ResourceOwner } from '../../../src/client.js';
import { useResourceList, usersInfiniteQuery } from '../../../src/data.js';
import { AdminStage } from '../support/AdminStage.js';
import { columns, UserMenu } from '../support/People.js';

const meta: Meta = { title: 'Admin/Building blocks/Table', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const Sorted: Story = { render: () => staged(<Users />) };

export const Narrow: Story = {
  render: () =>
    staged(
      <div style={{ maxInlineSize: 420 }}>
        <Users />
      </div>,
    ),
};

export const Scrolling: Story = {
  name: 'Taller than its container',
  render: () =>
    staged(
      <div style={lowBox}>
        <Users />
      </div>,
    ),
};

export const LongText: Story = { name: 'Long text', render: () => staged(<Users change={withLongWords} />) };

export const Thousands: Story = {
  name: 'Ten thousand rows',
  render: () =>
    staged(<Users change={([user]) => (user === undefined ? [] : Array.from({ length: 10_000 }, (_, id) => ({ ...user, id })))} />),
};

export const Stale: Story = { name: 'Stale rows', render: () => staged(<Users isStale />) };

// React's style types do not include custom properties.
const lowBox = { '--parley-table-height': '320px' } as CSSProperties;

const staged = (table: React.ReactNode) => <AdminStage>{table}</AdminStage>;

interface UsersProps {
  change?: (users: readonly ResourceOwner[]) => readonly ResourceOwner[];
  isStale?: boolean;
}

function Users({ change = (users) => users, isStale = false }: UsersProps) {
  const list = useResourceList({ query: usersInfiniteQuery, params: { first: 20 }, idOf: ({ id }) => id, defaultSelectedIds: [2, 3] });
  const [sort, setSort] = useState<ColumnSort>({ columnId: 'id', direction: 'ASC' });
  const items = [...change(list.items)].sort(sort.direction === 'ASC' ? byId : (a, b) => byId(b, a));
  return (
    <DataTable
      caption="Users"
      columns={sortableColumns}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ id, email }) => `${email} ${id}`}
      selection={list.selection}
      sort={sort}
      onSortChange={setSort}
      actionsOf={(user) => <UserMenu user={user} />}
      isStale={isStale}
    />
  );
}

const sortableColumns: readonly Column<ResourceOwner>[] = columns.map((column) =>
  column.id === 'id' ? { ...column, isSortable: true } : column.id === 'name' ? { ...column, isSortable: true } : column,
);

function withLongWords(users: readonly ResourceOwner[]): readonly ResourceOwner[] {
  return users.slice(0, 4).map((user) => ({
    ...user,
    firstName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    email: `${'very.long.'.repeat(9)}${user.email}`,
  }));
}

function byId(a: ResourceOwner, b: ResourceOwner): number {
  return a.id - b.id;
}
