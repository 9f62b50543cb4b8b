import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  AddUser,
  ResourceTable,
  UserBulkBar,
  UserManagement,
  UserManagementFooter,
  UserManagementRoot,
  UserManagementToolbar,
  UserName,
  UserRows,
  userColumnsWithState,
  useUserLabels,
} from '../../../src/admin.js';
import type { ResourceOwner } from '../../../src/client.js';
import { TokenField } from '../../../src/ui/fields/TokenField.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { describeWidget } from '../../support/describeWidget.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const { wrapper: World } = startWorld();
const inRoot = ({ children }: { children: React.ReactNode }) => (
  <World>
    <UserManagementRoot pageSize={3} defaultSelectedIds={[2]}>
      {children}
    </UserManagementRoot>
  </World>
);
const ada: ResourceOwner = { id: 1, email: 'ada@parley.example', firstName: 'Ada', picture: null };
const table = () => screen.findByRole('table');

describeWidget('UserManagement', (props) => <UserManagement pageSize={3} {...props} />, UserManagement, {
  slot: 'user-management',
  read: /^GET .*\/users\?/,
  hasPages: true,
  isSearchedIfEmpty: true,
  arranged: { isSorted: false },
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ ...ada, id: index + 1, email: `user${index}@parley.example` })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
});
describePart('UserRows', (props) => <UserRows {...props} />, { slot: 'data-table', wrapper: inRoot, ready: table });
describePart('UserBulkBar', (props) => <UserBulkBar {...props} />, { slot: 'bulk-bar', wrapper: inRoot });
describePart('UserManagementToolbar', (props) => <UserManagementToolbar {...props} />, { slot: 'bulk-bar', wrapper: inRoot });
describePart('UserManagementFooter', (props) => <UserManagementFooter {...props} />, {
  slot: 'list-footer',
  wrapper: inRoot,
  ready: () => screen.findByRole('button', { name: 'Load more' }),
});
describePart('AddUser', (props) => <AddUser {...props} />, { slot: 'button', wrapper: inRoot });
describePart('UserName', (props) => <UserName user={ada} isOwn {...props} />, { slot: 'user-name', wrapper: World });
describePart('ResourceTable of users', (props) => <UsersOfDataAlone {...props} />, { slot: 'data-table' });

function UsersOfDataAlone(props: object) {
  const labels = useUserLabels();
  return (
    <ResourceTable
      caption={labels.caption}
      list={{ items: [ada] }}
      columns={userColumnsWithState}
      labels={labels}
      context={{ isOwn: () => true }}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      {...props}
    />
  );
}

describe('a part outside its root', () => {
  it('throws an error that names the root', () => {
    expect(() => render(<UserManagementFooter />)).toThrow('<UserManagementRoot>');
  });
});

describe('a token field', () => {
  it('announces its tokens, and what is wrong with them', () => {
    render(
      <TokenField
        label="Stores"
        tokens={['1', 'x']}
        error="x isn’t a number."
        isInvalid={(token) => token === 'x'}
        onTokensChange={() => {}}
      />,
      {
        wrapper: World,
      },
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1', 'x']);
    expect(screen.getByRole('textbox', { name: 'Stores' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Stores' })).toHaveAccessibleDescription('x isn’t a number.');
    expect(screen.getByRole('button', { name: 'Remove x' })).toBeVisible();
  });
});

it('leaves the form for a new user to a host that controls it, also while users are selected', async () => {
  const onDialogChange = vi.fn();
  const { rerender } = render(<UserManagement pageSize={6} defaultSelectedIds={[3]} dialog={null} onDialogChange={onDialogChange} />, {
    wrapper: World,
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<UserManagement pageSize={6} dialog={{ kind: 'add' }} onDialogChange={onDialogChange} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('keeps the draft of a new user for the next opening, except for the password', async () => {
  render(<UserManagement pageSize={6} defaultDialog={{ kind: 'add' }} />, { wrapper: World });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'kim@parley.example');
  await userEvent.type(screen.getByLabelText('Initial password'), 'a secret{Escape}');
  await dialogCloses();
  await userEvent.click(await screen.findByRole('button', { name: 'Add user' }));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('kim@parley.example');
  expect(screen.getByLabelText('Initial password')).toHaveValue('');
});

it('asks for the number again each time the dialog opens', async () => {
  const dialog = { kind: 'change-many', action: 'DELETE', userIds: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } as const;
  const { rerender } = render(<UserManagement pageSize={6} dialog={dialog} />, { wrapper: World });
  await userEvent.type(await screen.findByRole('textbox'), '11');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  rerender(<UserManagement pageSize={6} dialog={null} />);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(<UserManagement pageSize={6} dialog={dialog} />);
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

it('leaves its dialogs to a host that controls them', async () => {
  const onDialogChange = vi.fn();
  const dialog = { kind: 'change-many', action: 'DELETE', userIds: [3, 4] } as const;
  const { rerender } = render(<UserManagement pageSize={6} dialog={dialog} onDialogChange={onDialogChange} />, { wrapper: World });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  rerender(<UserManagement pageSize={6} dialog={null} />);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
