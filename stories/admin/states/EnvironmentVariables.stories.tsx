import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EnvironmentVariablesEditor, type EnvironmentVariablesEditorProps } from '../../../src/admin.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { NewDeployment } from '../support/NewDeployment.js';
import { expectState, failing, waiting } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<EnvironmentVariablesEditorProps & StageProps> = {
  title: 'Admin/States/Environment variables',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, onError: fn() },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <EnvironmentVariablesEditor {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<EnvironmentVariablesEditorProps & StageProps>;

const slot = 'environment-variables-editor';
const isSave = ({ pathname }: URL, method: string) => pathname.endsWith('/env-vars') && method === 'PUT';

export const Empty: Story = {
  name: 'No variables yet',
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <NewDeployment>{(deploymentId) => <EnvironmentVariablesEditor {...props} deploymentId={deploymentId} />}</NewDeployment>
    </AdminStage>
  ),
  play: (story) => expectState(story, slot, 'empty', 'No variables yet', 'Paste .env', 'Add variable'),
};

export const AddClosed: Story = {
  name: 'Closed while adding a variable',
  async play({ canvasElement }) {
    await press(canvasElement, 'Add variable');
    await fill('Name', 'PAYMENT_API_KEY');
    await fill('Value', 'live-0f93b1');
    await expect(await screen.findByText(/hidden once saved/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await press(canvasElement, 'Add variable');
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('PAYMENT_API_KEY');
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('live-0f93b1');
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain('live-0f93b1');
  },
};

export const PasteClosed: Story = {
  name: 'Closed while pasting',
  async play({ canvasElement }) {
    await paste(canvasElement, 'REGION=eu-central');
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await press(canvasElement, 'Paste .env');
    await expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('REGION=eu-central');
    await expect(screen.getByRole('button', { name: 'Import 1 variable' })).toBeEnabled();
  },
};

export const Comparing: Story = {
  name: 'Comparing for the review',
  args: { faultsOf: (url, count) => (count > 0 ? waiting(isRead)(url, count) : undefined) },
  async play({ canvasElement }) {
    await review(canvasElement);
    await expect(await screen.findByText('Comparing with the saved variables')).toBeInTheDocument();
  },
};

export const ComparisonFailed: Story = {
  name: 'Comparison failed',
  args: { faultsOf: (url, count) => (count > 0 ? failing(503, isRead)(url, count) : undefined) },
  async play({ canvasElement }) {
    await review(canvasElement);
    await expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  },
};

export const Saving: Story = {
  name: 'Saving',
  args: { faultsOf: waiting(isSave) },
  async play({ canvasElement }) {
    await save(canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 change' })).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  name: 'Read-only',
  args: { email: 'viewer@parley.example' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText(/but not change them/)).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Add variable' })).toBeDisabled();
  },
};

export const SavingFailed: Story = {
  name: 'Saving failed, edits are kept',
  args: { faultsOf: failing(503, isSave) },
  async play({ canvasElement }) {
    await save(canvasElement);
    await expect(await screen.findByText('Couldn’t save the changes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await within(canvasElement).findByText('1 unsaved change')).toBeVisible();
    await expect(within(canvasElement).getByText('60')).toBeVisible();
  },
};

export const SavingDenied: Story = {
  name: 'Saving denied',
  args: { faultsOf: failing(403, isSave) },
  async play({ canvasElement, args }) {
    await save(canvasElement);
    await expect(await screen.findByText('Couldn’t save the changes')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), {
      widget: slot,
      operation: 'setEnvVariables',
    });
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByText('1 unsaved change')).toBeVisible();
  },
};

export const Vetoed: Story = {
  name: 'Vetoed by the host',
  args: { onBeforeSave: () => false },
  async play({ canvasElement }) {
    await save(canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 change' })).toBeEnabled());
    await expect(within(canvasElement).getByText('1 unsaved change')).toBeInTheDocument();
  },
};

function isRead({ pathname }: URL): boolean {
  return pathname.endsWith('/env-vars');
}

async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
}

async function fill(name: string, text: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: text } });
}

async function paste(canvasElement: HTMLElement, text: string): Promise<void> {
  await press(canvasElement, 'Paste .env');
  await fill('Text', text);
}

async function review(canvasElement: HTMLElement): Promise<void> {
  await paste(canvasElement, 'CACHE_TTL_SECONDS=60');
  await userEvent.click(await screen.findByRole('button', { name: /^Import/ }));
  await dialogCloses();
  await press(canvasElement, 'Review changes');
}

async function save(canvasElement: HTMLElement): Promise<void> {
  await review(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
}
