import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { createServiceClient } from '../../src/client.js';
import { Badge } from '../../src/components/primitives/Badge.js';
import { Button } from '../../src/components/primitives/Button.js';
import { DataTable } from '../../src/components/primitives/data-table/DataTable.js';
import { ConfirmDialog } from '../../src/components/primitives/dialog/ConfirmDialog.js';
import { Dialog, DialogActions, DialogBody } from '../../src/components/primitives/dialog/Dialog.js';
import { EmptyState } from '../../src/components/primitives/EmptyState.js';
import { SearchField } from '../../src/components/primitives/fields/SearchField.js';
import { SelectField } from '../../src/components/primitives/fields/SelectField.js';
import { TextField } from '../../src/components/primitives/fields/TextField.js';
import { BulkBar } from '../../src/components/primitives/list/BulkBar.js';
import { ListFooter } from '../../src/components/primitives/list/ListFooter.js';
import { ListStates } from '../../src/components/primitives/list/ListStates.js';
import { Toolbar } from '../../src/components/primitives/list/Toolbar.js';
import { useToast } from '../../src/components/primitives/toasts/ToastContext.js';
import { Toasts } from '../../src/components/primitives/toasts/Toasts.js';
import { ParleyProvider, useResourceList, usersInfiniteQuery } from '../../src/index.js';
import { createLocalService } from '../../src/local-service.js';

const meta: Meta = { title: 'Admin/Foundation', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const AList: Story = {
  name: 'A list with its toolbar',
  render: () => (
    <Stage>
      <People />
    </Stage>
  ),
};

export const ADialog: Story = { name: 'A dialog', render: () => <RenameDialog /> };

export const AConfirmation: Story = { name: 'A confirmation', render: () => <Confirmation /> };

export const AToast: Story = {
  name: 'Toasts',
  render: () => (
    <Toasts>
      <ToastButtons />
    </Toasts>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(await screen.findByText('3 users deactivated')).toBeVisible();
  },
};

function Stage({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => {
    const service = createLocalService();
    return createServiceClient({
      baseUrl: service.addresses.baseUrl,
      fetch: service.fetch,
      credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    });
  });
  return (
    <ParleyProvider client={client} storage={null}>
      {children}
    </ParleyProvider>
  );
}

function People() {
  const list = useResourceList({ query: usersInfiniteQuery, params: { first: 20 }, idOf: ({ id }) => id });
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 880, marginInline: 'auto' }}>
      {list.selection.count > 0 ? (
        <BulkBar selection={list.selection}>
          <Button size="small">Deactivate</Button>
        </BulkBar>
      ) : (
        <Toolbar>
          <SearchField search={list.search} label="Search people" />
          <SelectField label="State" isLabelHidden defaultValue="all">
            <option value="all">All states</option>
            <option value="active">Active</option>
          </SelectField>
          <Button variant="primary">
            <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
            Invite
          </Button>
        </Toolbar>
      )}
      <ListStates list={list} empty={<EmptyState heading="No users yet" />}>
        <DataTable
          caption="Users"
          columns={[
            { id: 'name', header: 'Name', cell: ({ firstName, email }) => firstName ?? email, isRowHeader: true, isSortable: true },
            { id: 'email', header: 'Email', cell: ({ email }) => email },
            { id: 'state', header: 'State', cell: () => <Badge tone="success">Active</Badge> },
            { id: 'id', header: 'Id', cell: ({ id }) => id, align: 'end', isWideOnly: true },
          ]}
          items={list.items}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          selection={list.selection}
          sort={{ columnId: 'name', direction: 'ASC' }}
          onSortChange={() => {}}
          isStale={list.isStale}
        />
      </ListStates>
      <ListFooter list={list} />
    </div>
  );
}

function RenameDialog() {
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState('Sales overview');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Rename “${name}”`} description="Links to it go on working.">
        <DialogBody>
          <TextField label="Name" value={name} limit={255} onChange={(event) => setName(event.target.value)} />
        </DialogBody>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary">Rename</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Confirmation() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete 12 users?"
        description="They lose access at once. What they own stays and has no owner. This cannot be undone."
        confirmLabel="Delete 12 users"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

function ToastButtons() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ tone: 'success', title: '3 users deactivated', action: { label: 'Undo', onPress: () => {} } })}>
        Succeed
      </Button>
      <Button onClick={() => toast({ tone: 'error', title: 'The user was not saved', text: 'This email is taken already.' })}>Fail</Button>
    </>
  );
}
