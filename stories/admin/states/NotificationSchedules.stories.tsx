import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotificationSchedules, type NotificationSchedulesProps } from '../../../src/admin.js';
import { deleteNotification, getNotifications } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<NotificationSchedulesProps & StageProps> = {
  title: 'Admin/States/NotificationSchedules',
  tags: ['!autodocs'],
  args: { deploymentId: 1 },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <NotificationSchedules {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<NotificationSchedulesProps & StageProps>;

const slot = 'notification-schedules';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No schedules yet',
  args: {
    async prepare(admin) {
      for (const { id } of (await getNotifications(admin, { deploymentId: 1 })).items)
        await deleteNotification(admin, { deploymentId: 1, id });
    },
  },
  play: (story) => expectState(story, slot, 'empty', 'No scheduled notifications', 'Schedule a dashboard'),
};

export const NothingFound: Story = {
  name: 'No schedules for a recipient',
  args: { defaultFilters: { recipientEmail: 'nobody@parley.example' } },
  play: (story) => expectState(story, slot, 'filtered-empty'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.deniedToAnalyst };

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
