import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmbedTenants, type EmbedTenantsProps } from '../../../src/admin.js';
import { deleteEmbedTenant, listEmbedTenants } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<EmbedTenantsProps & StageProps> = {
  title: 'Admin/States/Embed tenants',
  tags: ['!autodocs'],
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <EmbedTenants {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<EmbedTenantsProps & StageProps>;

const slot = 'embed-tenants';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No tenants yet',
  args: {
    async prepare(admin) {
      for (const { name } of (await listEmbedTenants(admin, {})).items) await deleteEmbedTenant(admin, { embedTenantName: name });
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No embed tenants', 'Add tenant'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.deniedToAnalyst };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };

export const LoadMoreFailed: Story = {
  name: 'Failed to load more',
  args: { ...states.loadMoreFailed.args, pageSize: 3 },
  play: states.loadMoreFailed.play,
};
