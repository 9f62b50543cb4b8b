import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProvisionedUsers, type ProvisionedUsersProps } from '../../../src/admin.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { answering, expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ProvisionedUsersProps & StageProps> = {
  title: 'Admin/States/Provisioned users',
  tags: ['!autodocs'],
  args: { pageSize: 20 },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} hasScim>
      <ProvisionedUsers {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ProvisionedUsersProps & StageProps>;

const slot = 'provisioned-users';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No users yet',
  args: { faultsOf: answering({ totalResults: 0, Resources: [] }, ({ pathname }) => pathname.endsWith('/scim/v2/Users')) },
  play: (story) => expectState(story, slot, 'empty', 'No provisioned users'),
};

export const NoMatches: Story = { name: 'No matches', ...states.noMatches };

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
