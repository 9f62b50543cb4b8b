import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MyConnections, type MyConnectionsProps } from '../../src/admin.js';
import { createOAuthIntegration, initiateOAuthFlow, type ServiceClient } from '../../src/client.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { answering, failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<MyConnectionsProps & StageProps> = {
  title: 'Admin/Account/My connections',
  component: MyConnections,
  args: { onConnectStarted: fn(), onDisconnected: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <MyConnections {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<MyConnectionsProps & StageProps>;

const integration = {
  type: 'custom',
  authUrl: 'https://login.example.com/authorize',
  tokenUrl: 'https://login.example.com/token',
  clientId: 'parley',
  clientSecret: 'secret',
  redirectUri: 'https://app.parley.example/oauth/callback',
};

/** Adds a connection that waits for the user, to a connected and an unconnected one. */
async function addPending(admin: ServiceClient): Promise<void> {
  const { id } = await createOAuthIntegration(admin, { ...integration, name: 'Customer mail' });
  await initiateOAuthFlow(admin, { integrationId: id });
}

export const Connections: Story = {
  name: 'Connections of a user',
  args: { prepare: addPending },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Waiting for you');
    await canvas.findByText('Connected');
    await canvas.findByText('Not connected');
  },
};

const broken = {
  ...{ id: 1, userId: 1, createdAt: '2026-01-05T09:00:00Z', updatedAt: '2026-03-05T09:00:00Z' },
  refreshTokenExpiresAt: '2026-04-05T09:00:00Z',
};

export const Broken: Story = {
  name: 'Expired, with an error from the provider',
  args: {
    faultsOf: answering(
      [
        { ...broken, integrationId: 1, status: 'active' },
        {
          ...broken,
          id: 2,
          integrationId: 2,
          status: 'REFRESH_FAILED',
          lastError: { message: 'invalid_grant: the user has revoked access' },
        },
      ],
      ({ pathname }) => pathname.endsWith('/user-oauth-tokens'),
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Expired');
    await canvas.findByText(/^invalid_grant/);
    await expect(canvas.getAllByRole('button', { name: 'Connect again' })).toHaveLength(2);
  },
};

export const IntegrationsDenied: Story = {
  name: 'Without access to the integrations',
  args: { faultsOf: failing(403, ({ pathname }) => pathname.endsWith('/oauth-integrations')) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Integration 1');
  },
};

export const StartFailed: Story = {
  name: 'Failed to connect',
  args: { faultsOf: failing(503, (_, method) => method === 'POST') },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Connect' }));
    await screen.findByText('Couldn’t start the connection');
  },
};

export const Disconnecting: Story = {
  name: 'Disconnecting',
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*Warehouse/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: 'Disconnect' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(args.onDisconnected).toHaveBeenCalledOnce());
  },
};
