import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TokenMinter, type TokenMinterProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { failing, waiting } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<TokenMinterProps & StageProps> = {
  title: 'Admin/Access/Token minter',
  component: TokenMinter,
  args: { deploymentId: 1, onMinted: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <TokenMinter {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<TokenMinterProps & StageProps>;

const isPost = (_: URL, method: string) => method === 'POST';

async function press(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create token' }));
}

export const Deployment: Story = { name: 'A token for a deployment' };

export const Minted: Story = {
  name: 'A new token, shown once',
  parameters: inFrame,
  async play({ canvasElement, args }) {
    await press(canvasElement);
    await within(canvasElement).findByText('Copy it now. You won’t see it again.');
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent(/^Expires in/);
    await waitFor(() => expect(args.onMinted).toHaveBeenCalledOnce());
  },
};

export const Environment: Story = {
  name: 'A token for an environment',
  args: { defaultKind: 'environment' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('textbox', { name: 'Security context (JSON)' });
  },
};

export const EnvironmentsFailed: Story = {
  name: 'Failed to load the environments',
  tags: ['!autodocs'],
  args: { defaultKind: 'environment', faultsOf: failing(503) },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Retry' });
  },
};

export const Usage: Story = {
  name: 'A token for usage analytics',
  args: { defaultKind: 'usage' },
  async play({ canvasElement }) {
    await press(canvasElement);
    await within(canvasElement).findByText('https://usage.parley.example/load/v1');
  },
};

export const UsageOff: Story = {
  name: 'Usage analytics is off',
  tags: ['!autodocs'],
  args: { defaultKind: 'usage', faultsOf: failing(404, isPost) },
  async play({ canvasElement }) {
    await press(canvasElement);
    await within(canvasElement).findByText('Usage analytics is off for this account.');
  },
};

export const Busy: Story = {
  name: 'Creating a token',
  tags: ['!autodocs'],
  args: { faultsOf: waiting(isPost) },
  async play({ canvasElement }) {
    await press(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="token-minter"]')).toHaveAttribute('data-state', 'busy'));
  },
};

export const Denied: Story = {
  name: 'Access denied',
  tags: ['!autodocs'],
  args: { faultsOf: failing(403, isPost) },
  async play({ canvasElement }) {
    await press(canvasElement);
    await within(canvasElement).findByText('Couldn’t create the token');
  },
};
