import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type EmbedSessionPreview, EmbedSessionTester, type EmbedSessionTesterProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<EmbedSessionTesterProps & StageProps> = {
  title: 'Admin/Embedding/Embed session tester',
  component: EmbedSessionTester,
  args: { deploymentId: 1, Preview: SessionPreview, onGenerated: fn(), onRevoked: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <EmbedSessionTester {...props} />
    </AdminStage>
  ),
};

/** Stands for the page of a host. */
function SessionPreview({ session }: EmbedSessionPreview) {
  return <p>The page of {session.externalId}</p>;
}

export default meta;

type Story = StoryObj<EmbedSessionTesterProps & StageProps>;

async function generate(canvasElement: HTMLElement): Promise<void> {
  await userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'Your ID' }), 'user-1');
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate session' }));
}

export const Form: Story = { name: 'What a session is opened with' };

export const Generated: Story = {
  name: 'A session to redeem',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await generate(canvasElement);
    await within(canvasElement).findByRole('textbox', { name: 'Session ID' });
  },
};

export const Redeemed: Story = {
  name: 'A redeemed session with its preview',
  parameters: inFrame,
  async play({ canvasElement }) {
    await generate(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Redeem' }));
    await within(canvasElement).findByText('The page of user-1');
    await expect(within(canvasElement).queryByRole('textbox', { name: 'Session ID' })).toBeNull();
  },
};

export const Revoked: Story = {
  name: 'A revoked session',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    await generate(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Revoke' }));
    await within(canvasElement).findByText(/^The session is revoked/);
    await expect(args.onRevoked).toHaveBeenCalledOnce();
  },
};

export const Problems: Story = {
  name: 'Values that the service would refuse',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Tenant name' }), 'Blue');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Groups of the tenant' }), 'Buyers{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate session' }));
    await expect(canvas.getByRole('textbox', { name: 'Your ID' })).toHaveFocus();
    await canvas.findByText(/^Turn on creator mode/);
  },
};

export const IdleBranch: Story = {
  name: 'A branch with nothing running',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: 'Branch' }), 'loyalty-tiers');
    await generate(canvasElement);
    await within(canvasElement).findByText(/^Nothing is running on this branch/);
  },
};

export const Denied: Story = {
  name: 'Not an administrator',
  args: { email: 'analyst@parley.example' },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Generate session' })).toBeDisabled());
    await expect(screen.queryByRole('textbox', { name: 'Session ID' })).toBeNull();
  },
};
