import type { Meta, StoryObj } from '@storybook/react-vite';
import { OidcTokenConfigs, type OidcTokenConfigsProps } from '../../../src/admin.js';
import { deleteOidcTokenConfig, listOidcTokenConfigs } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<OidcTokenConfigsProps & StageProps> = {
  title: 'Admin/States/Token configurations',
  tags: ['!autodocs'],
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <OidcTokenConfigs {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<OidcTokenConfigsProps & StageProps>;

const slot = 'oidc-token-configs';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No configurations yet',
  args: {
    async prepare(admin) {
      for (const { id } of await listOidcTokenConfigs(admin, {})) await deleteOidcTokenConfig(admin, { id });
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No token configurations', 'Add configuration'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.deniedToAnalyst };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
