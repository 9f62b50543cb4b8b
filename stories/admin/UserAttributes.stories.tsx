import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserAttributes, type UserAttributesProps } from '../../src/admin.js';
import { updateUserAttribute } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { keepAdmin } from './support/keepAdmin.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<UserAttributesProps & StageProps> = {
  title: 'Admin/People/User attributes',
  tags: ['!autodocs'],
  component: UserAttributes,
  args: { onCreated: fn(), onUpdated: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <UserAttributes {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<UserAttributesProps & StageProps>;

export const Attributes: Story = { name: 'Attributes of an account', tags: ['autodocs'] };

export const Adding: Story = {
  name: 'Adding an attribute',
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add attribute' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'country');
    await dialog.findByText(/userAttributes\.country/);
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    await within(canvasElement).findByRole('rowheader', { name: 'country' });
    await expect(args.onCreated).toHaveBeenCalledOnce();
  },
};

export const Problems: Story = {
  name: 'Adding with a name that is taken',
  args: { defaultDialog: { kind: 'create' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'region');
    await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    await dialog.findByText('Another attribute already has this name.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const UnusualName: Story = {
  name: 'A name that policies cannot read',
  args: { defaultDialog: { kind: 'create' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'home region');
    await dialog.findByText(/^Use letters, digits and underscores/);
  },
};

export const Opened: Story = {
  name: 'One attribute in a drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { defaultOpenId: 2 },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Discount limit' }));
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(drawer.getByRole('textbox', { name: 'Type' })).toHaveAttribute('readonly');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  args: {
    defaultOpenId: 1,
    prepare: admin.prepare,
  },
  async play() {
    const drawer = within(await screen.findByRole('dialog', { name: 'Region' }));
    const field = drawer.getByRole('textbox', { name: 'Default value' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Asia Pacific');
    await updateUserAttribute(admin.client(), { id: 1, defaultValue: 'Latin America' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
  },
};

export const AsAnalyst: Story = {
  name: 'Not an administrator',
  args: { email: 'analyst@parley.example', defaultOpenId: 1 },
  async play({ canvasElement }) {
    const drawer = within(await screen.findByRole('dialog', { name: 'Region' }));
    await waitFor(() => expect(drawer.queryByRole('button', { name: 'Save' })).toBeNull());
    await waitFor(() => expect(within(canvasElement).queryByText('Add attribute')).toBeNull());
  },
};
