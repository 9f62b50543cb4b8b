import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DeploymentWizard, type DeploymentWizardProps } from '../../src/admin.js';
import { advanceCreationStep, type CreateDeploymentInput, createDeployment, type ServiceClient } from '../../src/client.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { keepAdmin } from './support/keepAdmin.js';
import { answering, expectState, failing, widgetStates } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<Omit<DeploymentWizardProps, 'children'> & StageProps> = {
  title: 'Admin/Deployment/Deployment wizard',
  tags: ['!autodocs'],
  component: DeploymentWizard,
  args: { onCreated: fn(), onReady: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <DeploymentWizard {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<Omit<DeploymentWizardProps, 'children'> & StageProps>;

const slot = 'deployment-wizard';
const states = widgetStates(slot);
/** The first deployment that is added has this id. */
const addedId = 4;

/** Adds a deployment whose setup is at this step. */
function adding(creationMethod: NonNullable<CreateDeploymentInput['creationMethod']>, creationStep: CreateDeploymentInput['creationStep']) {
  return (admin: ServiceClient) =>
    createDeployment(admin, {
      name: 'Nordics pilot',
      cloudProvider: 'aws',
      isManaged: false,
      region: 'aws-eu-west-1',
      targetPlatform: 'kubernetes',
      deployMode: 'git',
      creationMethod,
      creationStep,
    });
}

export const New: Story = {
  name: 'A new deployment, and one to continue',
  tags: ['autodocs'],
  args: { prepare: adding('upload', 'databases') },
  play: (story) => expectState(story, slot, 'ready', 'Nordics pilot', 'Create deployment'),
};

export const Problems: Story = {
  name: 'Missing values',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create deployment' }));
    await canvas.findByText('Choose a region.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

export const InDoubt: Story = {
  name: 'Creation unconfirmed after a lost response',
  args: { faultsOf: failing(503, (_url, method) => method === 'POST') },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Nordics');
    await chooseOption(canvas.getByRole('combobox', { name: 'Region' }), 'Frankfurt');
    await userEvent.click(canvas.getByRole('button', { name: 'Create deployment' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Look for it' }));
    await canvas.findByText(/^There is no unfinished deployment/);
  },
};

export const DataSources: Story = {
  name: 'A step with its own page',
  tags: ['autodocs'],
  args: { prepare: adding('upload', 'databases'), defaultDeploymentId: addedId, StepDetails: VariablesLink },
  play: (story) => expectState(story, slot, 'ready', 'Environment variables', 'Continue'),
};

/** A stand-in for a host's link. */
function VariablesLink() {
  return <a href="#variables">Environment variables</a>;
}

export const Repository: Story = {
  name: 'Choosing and connecting a repository',
  tags: ['autodocs'],
  args: { prepare: adding('source-control', 'source-control'), defaultDeploymentId: addedId },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Owner' }), 'parley-retail');
    await chooseOption(await canvas.findByRole('combobox', { name: 'Repository' }), 'finance-model');
    await chooseOption(await canvas.findByRole('combobox', { name: 'Production branch' }), 'develop');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect repository' }));
    await canvas.findByRole('region', { name: 'First build' });
  },
};

export const NewRepository: Story = {
  name: 'A new repository whose name is taken',
  args: { prepare: adding('source-control', 'source-control'), defaultDeploymentId: addedId },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Owner' }), 'parley-retail');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Create a new repository' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the repository' }), 'finance-model');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect repository' }));
    await canvas.findByText(/already has a repository/);
  },
};

export const NotConnected: Story = {
  name: 'An account without a source-control host',
  args: {
    prepare: adding('source-control', 'source-control'),
    defaultDeploymentId: addedId,
    faultsOf: answering(
      { connected: false, linkUrl: 'https://source-control.example/link', settingsUrl: 'https://source-control.example/settings' },
      ({ pathname }) => pathname.endsWith('/source-control/status'),
    ),
  },
  play: (story) => expectState(story, slot, 'ready', /^The account isn’t connected/),
};

export const BuildFailed: Story = {
  name: 'Ready, but the first build failed',
  tags: ['autodocs'],
  args: {
    prepare: adding('upload', 'ready'),
    defaultDeploymentId: addedId,
    faultsOf: answering(
      {
        deploymentId: addedId,
        branchName: 'main',
        mode: 'production',
        status: 'failed',
        deploymentStatus: 'not_deployed',
        buildJobId: 41,
        errorText: 'model/cubes/orders.yml: The measure "total_amount" refers to the column "amount", which does not exist.',
        lastHash: '35c8cada66b1',
        updatedAt: '2026-03-03T09:12:00Z',
      },
      ({ pathname }) => pathname.endsWith('/build-status'),
    ),
  },
  play: (story) => expectState(story, slot, 'ready', 'Open the deployment', 'Failed', /total_amount/),
};

const admin = keepAdmin();

export const Moved: Story = {
  name: 'Advanced by someone else meanwhile',
  args: {
    async prepare(client) {
      await admin.prepare(client);
      await adding('upload', 'upload')(client);
    },
    defaultDeploymentId: addedId,
  },
  async play({ canvasElement }) {
    const next = await within(canvasElement).findByRole('button', { name: 'Continue' });
    await advanceCreationStep(admin.client(), { deploymentId: addedId, creationStep: 'schema' });
    await userEvent.click(next);
    await within(canvasElement).findByText(/^Someone else has moved this setup on/);
  },
};

export const StartingOver: Story = {
  name: 'Starting over',
  args: { prepare: adding('upload', 'schema'), defaultDeploymentId: addedId },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start over' }));
    await within(await screen.findByRole('alertdialog')).findByText(/serves no queries until it is ready again/);
  },
};

const ofProduction = { defaultDeploymentId: 1 };

export const Loading: Story = { name: 'Loading', ...states.loading, args: { ...states.loading.args, ...ofProduction }, tags: ['!dev'] };

export const LoadFailed: Story = {
  name: 'Failed to load',
  ...states.loadFailed,
  args: { ...states.loadFailed.args, ...ofProduction },
  tags: ['!dev'],
};

export const Denied: Story = { name: 'No access', ...states.denied, args: { ...states.denied.args, ...ofProduction }, tags: ['!dev'] };

export const Offline: Story = { name: 'Offline', ...states.offline, args: ofProduction, tags: ['!dev'] };

export const RefreshFailed: Story = {
  name: 'Failed to refresh',
  tags: ['!dev'],
  ...states.refreshFailed,
  args: { ...states.refreshFailed.args, ...ofProduction },
};
