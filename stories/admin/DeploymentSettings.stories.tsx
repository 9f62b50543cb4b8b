import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DeploymentSettings, type DeploymentSettingsProps } from '../../src/admin.js';
import { updateDeployment } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { keepAdmin } from './support/keepAdmin.js';
import { answering, expectState, failing, widgetStates } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<DeploymentSettingsProps & StageProps> = {
  title: 'Admin/Deployment/Deployment settings',
  component: DeploymentSettings,
  args: { deploymentId: 1, onUpdated: fn(), onDeleted: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <DeploymentSettings {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<DeploymentSettingsProps & StageProps>;

const slot = 'deployment-settings';
const states = widgetStates(slot);

export const Settings: Story = {
  name: 'Settings of a deployment',
  play: (story) => expectState(story, slot, 'ready', 'Template variables', 'Deployed'),
};

export const OnHold: Story = {
  name: 'On hold at an earlier version',
  args: { deploymentId: 2 },
  play: (story) => expectState(story, slot, 'ready', /gets no fixes/, /^Go back to the latest version/),
};

export const Variables: Story = {
  name: 'Adding a secret template variable',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New variable' }), 'signingSecret{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'signingSecret' }), 'example');
    await canvas.findByText('1 unsaved change');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved the deployment settings');
    await expect(args.onUpdated).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      templateVariables: { signingSecret: 'example' },
    });
  },
};

export const Consequences: Story = {
  name: 'Consequences before saving',
  parameters: inFrame,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Cloud' }), 'AWS');
    await canvas.findByText(/moves to another location/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Choose a region.');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Variable changed by someone else meanwhile',
  tags: ['!autodocs'],
  args: {
    prepare: admin.prepare,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const replicas = await canvas.findByRole('textbox', { name: 'apiReplicas' });
    await userEvent.clear(replicas);
    await userEvent.type(replicas, '3');
    await updateDeployment(admin.client(), { deploymentId: 1, templateVariables: { apiReplicas: 4 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
  },
};

const failedBuild = {
  deploymentId: 1,
  branchName: 'main',
  mode: 'production',
  status: 'failed',
  deploymentStatus: 'not_deployed',
  buildJobId: 41,
  errorText: 'model/cubes/orders.yml: The measure "total_amount" refers to the column "amount", which does not exist.',
  lastHash: '35c8cada66b1',
  updatedAt: '2026-03-03T09:12:00Z',
};

export const BuildFailed: Story = {
  name: 'Build that failed',
  args: { faultsOf: answering(failedBuild, ({ pathname }) => pathname.endsWith('/build-status')), defaultSection: 'build' },
  play: (story) => expectState(story, slot, 'ready', 'Failed', /total_amount/),
};

export const Building: Story = {
  name: 'Build that is running',
  tags: ['!autodocs'],
  args: {
    faultsOf: answering({ ...failedBuild, status: 'building', deploymentStatus: 'pending', errorText: null }, ({ pathname }) =>
      pathname.endsWith('/build-status'),
    ),
    defaultSection: 'build',
  },
  play: (story) => expectState(story, slot, 'ready', 'Building'),
};

export const Deleting: Story = {
  name: 'Deleting the deployment',
  tags: ['!autodocs'],
  args: { deploymentId: 3 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete deployment' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('Workbooks');
    await expect(dialog.getByRole('button', { name: 'Delete deployment' })).toBeDisabled();
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  tags: ['!autodocs'],
  args: { faultsOf: failing(503, (_, method) => method === 'PUT') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' EU');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Couldn’t save the deployment settings');
    await expect(name).toHaveValue('Production EU');
  },
};

export const Loading: Story = { ...states.loading, tags: ['!dev', '!autodocs'] };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed, tags: ['!dev', '!autodocs'] };

export const Denied: Story = { name: 'Access denied', ...states.denied, tags: ['!dev', '!autodocs'] };

export const Offline: Story = { ...states.offline, tags: ['!dev', '!autodocs'] };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed, tags: ['!dev', '!autodocs'] };
