import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishNotificationSchedules as words } from '../../../src/admin/notification-schedules/labels/en.js';
import { NotificationSchedules, type NotificationSchedulesProps, ScheduleDashboardButton } from '../../../src/admin.js';
import { deleteNotification, getNotification, getNotifications, getWorkbooks, updateNotification } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

describeWidget('NotificationSchedules', (props) => <NotificationSchedules deploymentId={1} {...props} />, NotificationSchedules, {
  slot: 'notification-schedules',
  whenEmpty: ['No scheduled notifications', 'Schedule dashboard'],
  read: /^GET .*\/notifications\b/,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({
      ...{ id: index + 1, dashboardId: index + 1, deploymentId: 1, cronExpression: '0 8 * * 1', timezone: 'UTC', isEnabled: true },
      ...{ humanReadableSchedule: 'Weekly', notificationEnabled: true, notificationFormat: 'pdf', notificationAiSummary: false },
    })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
  isSearchable: false,
});

function show(props: Partial<NotificationSchedulesProps> = {}) {
  const world = startWorld();
  render(<NotificationSchedules deploymentId={1} {...props} />, { wrapper: world.wrapper });
  return world;
}

async function choose(box: HTMLElement, option: string | RegExp) {
  await userEvent.click(box);
  await userEvent.click((await screen.findAllByRole('option', { name: option }))[0] as HTMLElement);
}

/** Runs an action of the oldest schedule, which is the last of the list. */
async function chooseAction(name: string) {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Actions for/ })).at(-1) as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('a schedule', () => {
  it('is created for a chosen dashboard, once its fields are valid', async () => {
    const onCreated = vi.fn();
    const { client } = show({ onCreated, defaultDialog: { kind: 'create' } });
    const dialog = within(await screen.findByRole('dialog'));
    await choose(dialog.getByRole('combobox', { name: 'Frequency' }), 'Custom');
    const cron = dialog.getByRole('textbox', { name: 'Cron expression' });
    expect(cron).toHaveValue('0 8 * * 1');
    fireEvent.change(cron, { target: { value: '0 0 30 FEB *' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    expect(dialog.getByText(words.problems.never)).toBeVisible();
    fireEvent.change(cron, { target: { value: '15 9 * * MON-FRI' } });
    expect(dialog.getByRole('status')).toHaveTextContent('Monday–Friday at 9:15 AM');
    expect(within(dialog.getByRole('list', { name: /^Next runs/ })).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    expect(await dialog.findByText(words.problems.dashboard)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'Dashboard' })).toHaveFocus();
    await choose(dialog.getByRole('combobox', { name: 'Dashboard' }), /./);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    const created = { cronExpression: '15 9 * * MON-FRI', isEnabled: true, notificationFormat: 'pdf' };
    expect((await getNotifications(client, { deploymentId: 1 })).items[0]).toMatchObject(created);
  });

  it('is updated with changed fields only, and keeps its filters with their types', async () => {
    const onUpdated = vi.fn();
    const { client } = show({ defaultOpenId: 4, onUpdated });
    const drawer = within(await screen.findByRole('dialog'));
    await choose(await drawer.findByRole('combobox', { name: 'Condition' }), 'is at least');
    await choose(drawer.getByRole('combobox', { name: 'Frequency' }), 'Daily');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
    expect(Object.keys(onUpdated.mock.calls[0]?.[2] ?? {}).toSorted()).toEqual(['schedule', 'view']);
    expect(await getNotification(client, { deploymentId: 1, id: 4 })).toMatchObject({
      timezone: 'Asia/Tokyo',
      filters: [{ member: 'sales.amount', operator: 'greater_than_or_equal', value: 500 }],
    });
  });

  it('that was deleted says so when it is saved, and keeps what was entered', async () => {
    const { client } = show({ defaultOpenId: 4 });
    const drawer = within(await screen.findByRole('dialog'));
    await choose(await drawer.findByRole('combobox', { name: 'Format' }), 'PDF');
    await deleteNotification(client, { deploymentId: 1, id: 4 });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent(words.update.failed);
    expect(drawer.getByRole('combobox', { name: 'Format' })).toHaveTextContent('PDF');
  });

  it('that someone else has also changed shows both schedules in words', async () => {
    const { client } = show({ defaultOpenId: 2 });
    const drawer = within(await screen.findByRole('dialog'));
    await choose(await drawer.findByRole('combobox', { name: 'Frequency' }), 'Hourly');
    await updateNotification(client, { deploymentId: 1, id: 2, scheduleType: 'WEEKLY', dayOfWeek: 3, hour: 9, minute: 0 });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const notice = await drawer.findByRole('region', { name: 'Changed by someone else' });
    expect(notice).toHaveFocus();
    expect(within(notice).getByText('Every hour at minute 30')).toBeVisible();
    expect(within(notice).getByText(/^Every Wednesday at 9:00/)).toBeVisible();
  });

  it('is paused at once and resumed from the toast', async () => {
    const { client } = show();
    const isEnabled = async () => (await getNotification(client, { deploymentId: 1, id: 1 })).isEnabled;
    await chooseAction('Pause');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Resumed/)).toBeVisible();
    expect(await isEnabled()).toBe(true);
  });

  it('is deleted after the number of recipients is shown', async () => {
    show();
    await chooseAction('Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText(/^[4-6]$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Deleted a schedule of/)).toBeVisible();
  });

  it('of one dashboard is created from a button, without choosing the dashboard', async () => {
    const { wrapper, client } = startWorld();
    const onCreated = vi.fn();
    const { items } = await getWorkbooks(client, { deploymentId: 1 });
    const dashboard = items.find(({ publishedDashboard }) => publishedDashboard)?.publishedDashboard;
    render(<ScheduleDashboardButton deploymentId={1} dashboardPublicId={dashboard?.publicId ?? ''} schedules={{ onCreated }} />, {
      wrapper,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Schedule dashboard' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('combobox', { name: 'Dashboard' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule dashboard' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(onCreated.mock.calls[0]?.[0]).toMatchObject({ dashboardId: dashboard?.id });
    // The drawer of the new schedule, to add its recipients. The button moves once the list turns out to be empty.
    await waitFor(() => expect(screen.getByRole('button', { name: words.recipients.add.action })).toBeVisible());
  });
});

describe('the list', () => {
  it('is filtered by the embed user of a tenant', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByRole('button', { name: words.filters.anyRecipient }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Embed user' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Embed tenant' }), { target: { value: 'harbor-goods' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    expect(dialog.getByText(words.filters.missing)).toBeVisible();
    fireEvent.change(dialog.getByRole('textbox', { name: 'External ID' }), { target: { value: 'nobody' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(sent(/recipientEmbedTenantName=harbor-goods.*recipientExternalId=nobody/)).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: words.filters.clear }));
    expect(screen.getByRole('button', { name: words.filters.anyRecipient })).toBeVisible();
  });
});
