import type { Meta, StoryObj } from '@storybook/react-vite';
import { OAuthIntegrations, type OAuthIntegrationsProps } from '../../../src/admin.js';
import { deleteOAuthIntegration, listOAuthIntegrations } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<OAuthIntegrationsProps & StageProps> = {
  title: 'Admin/States/OAuth integrations',
  tags: ['!autodocs'],
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <OAuthIntegrations {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<OAuthIntegrationsProps & StageProps>;

const slot = 'oauth-integrations';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No integrations yet',
  args: {
    async prepare(admin) {
      for (const { id } of await listOAuthIntegrations(admin, {})) await deleteOAuthIntegration(admin, { id });
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No integrations', 'Add integration'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
