import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationSchedules, type NotificationSchedulesProps, ScheduleDashboardButton } from '../../src/admin.js';
import { updateNotification } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { WithDashboard } from './support/JobStage.js';
import { keepAdmin } from './support/keepAdmin.js';
import { expectState } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<NotificationSchedulesProps & StageProps> = {
  title: 'Admin/Content/Notification schedules',
  component: NotificationSchedules,
  args: { deploymentId: 1, onCreated: fn(), onUpdated: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <NotificationSchedules {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<NotificationSchedulesProps & StageProps>;

export const OfDeployment: Story = { name: 'Schedules of a deployment' };

export const Custom: Story = {
  name: 'Scheduling with a cron expression',
  tags: ['!autodocs'],
  args: { defaultDialog: { kind: 'create' } },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Frequency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Custom' }));
    const cron = dialog.getByRole('textbox', { name: 'Cron expression' });
    await userEvent.clear(cron);
    await userEvent.type(cron, '0 9 * * 1-');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    await dialog.findByText('“1-” isn’t valid for: day of the week.');
    await userEvent.type(cron, '5');
    await dialog.findByText('Monday–Friday at 9:00 AM');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    await dialog.findByText('Choose a dashboard.');
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  name: 'A schedule with filters and recipients',
  parameters: inFrame,
  args: { defaultOpenId: 1 },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('ada@parley.example');
  },
};

export const AddingRecipients: Story = {
  name: 'Adding recipients',
  tags: ['!autodocs'],
  args: { defaultOpenId: 1 },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Add recipients' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add recipients' }));
    await userEvent.click(dialog.getByRole('tab', { name: 'Emails' }));
    await userEvent.click(dialog.getByRole('textbox', { name: 'Email addresses' }));
    await userEvent.paste('analyst@parley.example; nobody');
    await dialog.findByText('“nobody” isn’t an email address.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add recipients' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('nobody'));
    await expect(dialog.getByText('“nobody” isn’t an email address.')).toBeVisible();
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  tags: ['!autodocs'],
  args: {
    defaultOpenId: 2,
    prepare: admin.prepare,
  },
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('combobox', { name: 'Frequency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Hourly' }));
    await updateNotification(admin.client(), { deploymentId: 1, id: 2, scheduleType: 'WEEKLY', dayOfWeek: 3, hour: 9, minute: 0 });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const notice = await drawer.findByRole('region', { name: 'Changed by someone else' });
    await expect(notice).toHaveFocus();
    await within(notice).findByText('Every Wednesday at 9:00 AM');
  },
};

export const OfResult: Story = {
  name: 'Scheduling the dashboard of a chat result',
  parameters: inFrame,
  render: ({ deploymentId, email, faultsOf, prepare, ...schedules }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WithDashboard>
        {(publicId) => <ScheduleDashboardButton deploymentId={deploymentId} dashboardPublicId={publicId} schedules={schedules} />}
      </WithDashboard>
    </AdminStage>
  ),
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule dashboard' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const NothingFound: Story = {
  name: 'No schedules for a recipient',
  args: { defaultFilters: { recipientEmail: 'nobody@parley.example' } },
  play: (story) => expectState(story, 'notification-schedules', 'filtered-empty'),
};
