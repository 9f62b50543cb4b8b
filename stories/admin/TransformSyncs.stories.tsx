import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TransformSyncs, type TransformSyncsProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { expectState, failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<TransformSyncsProps & StageProps> = {
  title: 'Admin/Deployment/Transform syncs',
  tags: ['!autodocs'],
  component: TransformSyncs,
  args: { deploymentId: 1, onStarted: fn(), onCancelRequested: fn(), onOpenIdChange: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <TransformSyncs {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<TransformSyncsProps & StageProps>;

export const History: Story = { name: 'The syncs of a deployment', tags: ['autodocs'] };

export const Failures: Story = { name: 'Failed syncs', args: { defaultFilters: { status: 'FAILED' } }, tags: ['autodocs'] };

export const Following: Story = {
  name: 'A running sync in its drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  async play({ canvasElement }) {
    const drawer = within(await openFirst(canvasElement));
    await drawer.findByRole('progressbar');
    await drawer.findByText('Cancel sync');
    await drawer.findByRole('list', { name: 'Log' });
  },
};

export const WithFiles: Story = {
  name: 'A sync whose files are kept for an hour',
  args: { defaultFilters: { status: 'COMPLETED' } },
  async play({ canvasElement }) {
    const drawer = within(await openFirst(canvasElement));
    await drawer.findByText(/left to download/);
    await expect((await drawer.findAllByRole('button', { name: /^Download / })).length).toBeGreaterThan(5);
  },
};

export const Failed: Story = {
  name: 'A sync that failed, with its reason',
  args: { defaultFilters: { status: 'FAILED' } },
  async play({ canvasElement }) {
    const drawer = within(await openFirst(canvasElement));
    await drawer.findByText(/^The sync failed in/);
    await drawer.findByText('Phases');
  },
};

export const Lost: Story = {
  name: 'A sync that the service lost',
  args: { defaultFilters: { status: 'UNKNOWN' } },
  async play({ canvasElement }) {
    await within(await openFirst(canvasElement)).findByText(/^The service lost track/);
  },
};

export const Missing: Story = {
  name: 'A sync that is not in the history',
  args: { defaultOpenId: 'sync_0' },
  async play() {
    await within(await screen.findByRole('dialog')).findByText(/^This sync isn’t among/);
  },
};

export const Starting: Story = {
  name: 'Starting a sync while another one runs',
  args: { defaultDialog: { kind: 'start' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('A sync is already running.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Branch or tag' }), 'f'.repeat(40));
    await userEvent.click(dialog.getByRole('button', { name: 'Start sync' }));
    await dialog.findByText('Enter a branch or tag, not a commit.');
  },
};

export const WrongManifest: Story = {
  name: 'Choosing a manifest that is not JSON',
  args: { defaultDialog: { kind: 'start' } },
  async play({ args }) {
    const dialog = await chooseManifest('{\n  "nodes": {\n    "a": tru\n  }\n}');
    await dialog.findByText('The file isn’t valid JSON. Check line 3.');
    await userEvent.click(dialog.getByRole('button', { name: 'Start sync' }));
    await expect(args.onStarted).not.toHaveBeenCalled();
  },
};

export const Started: Story = {
  name: 'Starting a sync from a manifest',
  args: { defaultDialog: { kind: 'start' } },
  async play({ args }) {
    const model = { resource_type: 'model', name: 'orders', schema: 'marts' };
    const dialog = await chooseManifest(JSON.stringify({ nodes: { orders: model } }));
    await dialog.findByText('Contains 1 model.');
    await userEvent.click(dialog.getByRole('button', { name: 'Start sync' }));
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledOnce());
    await screen.findByText('Uploaded manifest', { selector: 'dd *' });
  },
};

export const StartRefused: Story = {
  name: 'Failed to start',
  args: { defaultDialog: { kind: 'start' }, faultsOf: failing(409, (_, method) => method === 'POST') },
  async play() {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Branch or tag' }), 'develop');
    await userEvent.click(dialog.getByRole('button', { name: 'Start sync' }));
    await dialog.findByText('Couldn’t start the sync');
    await dialog.findByRole('button', { name: 'Show it' });
    await expect(dialog.getByRole('textbox', { name: 'Branch or tag' })).toHaveValue('develop');
  },
};

export const Cancelling: Story = {
  name: 'Cancelling a sync',
  async play({ canvasElement, args }) {
    const drawer = within(await openFirst(canvasElement));
    await userEvent.click(await drawer.findByRole('button', { name: 'Cancel sync' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel sync' }));
    await waitFor(() => expect(args.onCancelRequested).toHaveBeenCalledOnce());
    await drawer.findByText('Cancelling');
  },
};

/** Opens the newest listed run. */
async function openFirst(canvasElement: HTMLElement): Promise<HTMLElement> {
  const [, first] = await within(canvasElement).findAllByRole('row');
  await userEvent.click(within(first ?? canvasElement).getAllByRole('button')[0] ?? canvasElement);
  return screen.findByRole('dialog');
}

async function chooseManifest(text: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Project' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Manifest file' }));
  const field = await dialog.findByLabelText<HTMLInputElement>(/^Manifest/, { selector: 'input' });
  await userEvent.upload(field, new File([text], 'manifest.json', { type: 'application/json' }));
  return dialog;
}

export const NoMatches: Story = {
  name: 'No syncs match the filters',
  tags: ['autodocs'],
  args: { defaultFilters: { status: 'CANCELLED', trigger: 'api' } },
  play: (story) => expectState(story, 'transform-syncs', 'filtered-empty', 'No results', 'Clear search and filters'),
};
