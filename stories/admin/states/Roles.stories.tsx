import type { Meta, StoryObj } from '@storybook/react-vite';
import { Roles, type RolesProps } from '../../../src/admin.js';
import { deleteRole, getRoles } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<RolesProps & StageProps> = {
  title: 'Admin/States/Roles',
  tags: ['!autodocs'],
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <Roles {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<RolesProps & StageProps>;

const slot = 'roles';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No roles yet',
  args: {
    async prepare(admin) {
      for (const { id } of (await getRoles(admin, {})).items) await deleteRole(admin, { roleId: id });
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No custom roles', 'Add role'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.deniedToAnalyst };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
