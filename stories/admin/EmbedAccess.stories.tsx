import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmbedAccess, type EmbedAccessProps } from '../../src/admin.js';
import { getEmbedAccess, getWorkbooks } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { expectState, failing, widgetStates } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

let sharedId = 0;

const meta: Meta<EmbedAccessProps & StageProps> = {
  title: 'Admin/Embedding/Embed access',
  component: EmbedAccess,
  args: {
    deploymentId: 1,
    onShared: fn(),
    onEmbeddingChanged: fn(),
    async prepare(admin) {
      const { items } = await getWorkbooks(admin, { deploymentId: 1, first: 100 });
      sharedId = items.find(({ name }) => name === 'Company scorecard')?.id ?? 0;
    },
  },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <Shared {...props} />
    </AdminStage>
  ),
};

/** Rendered once the id of the workbook is known. */
function Shared({ workbookId = sharedId, ...props }: EmbedAccessProps) {
  return <EmbedAccess workbookId={workbookId} {...props} />;
}

export default meta;

type Story = StoryObj<EmbedAccessProps & StageProps>;

const slot = 'embed-access';
const states = widgetStates(slot);

export const Access: Story = {
  name: 'Who sees a dashboard, and why',
  play: (story) => expectState(story, slot, 'ready', 'All embed users', 'Shared with the tenant'),
};

export const Sharing: Story = {
  name: 'Sharing with a tenant',
  parameters: inFrame,
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /harbor-goods/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
    await within(canvasElement).findByRole('row', { name: /harbor-goods/ });
    await expect(args.onShared).toHaveBeenCalledOnce();
  },
};

export const Withdrawing: Story = {
  name: 'Ending a tenant’s access',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Actions for .*nordlys-optik/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stop sharing' }));
    await within(await screen.findByRole('alertdialog')).findByText(/^Users who see the dashboard for another reason/);
  },
};

export const EmbeddingFailed: Story = {
  name: 'Failed to change embedding',
  tags: ['!autodocs'],
  args: { faultsOf: failing(503, (_, method) => method === 'PATCH') },
  async play({ canvasElement }) {
    const box = await within(canvasElement).findByRole('checkbox', { name: 'Signed embedding' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await screen.findByText('Couldn’t change embedding');
  },
};

export const Empty: Story = {
  name: 'Not shared yet',
  args: {
    async prepare(admin) {
      const { items } = await getWorkbooks(admin, { deploymentId: 1, first: 100 });
      for (const { id } of items) {
        const { allEmbedUsers, tenants } = await getEmbedAccess(admin, { deploymentId: 1, workbookId: id });
        if (allEmbedUsers.enabled || tenants.length > 0) continue;
        sharedId = id;
        return;
      }
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'Not shared', 'Share'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches, tags: ['!dev', '!autodocs'] };

export const Loading: Story = { ...states.loading, tags: ['!dev', '!autodocs'] };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed, tags: ['!dev', '!autodocs'] };

export const Denied: Story = { name: 'Access denied', ...states.denied, tags: ['!dev', '!autodocs'] };

export const Offline: Story = { ...states.offline, tags: ['!dev', '!autodocs'] };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed, tags: ['!dev', '!autodocs'] };
