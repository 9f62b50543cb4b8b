import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NotificationSchedules, ReportDrawer, ReportList, Roles } from '../../../src/admin.js';
import {
  getNotification,
  getReport,
  getReports,
  getRole,
  type ServiceClient,
  updateNotification,
  updateReport,
  updateRole,
} from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

/** The widget on one record, and a text that both users change. */
interface Case {
  readonly widget: ReactElement;
  readonly field: string;
  readonly read: (client: ServiceClient) => Promise<string>;
  readonly write: (client: ServiceClient, text: string) => Promise<unknown>;
  readonly texts: readonly [mine: string, theirs: string];
  /** How the conflict shows theirs, if not as it is. */
  readonly shown?: RegExp;
  readonly hasVersion?: boolean;
}

const report = { deploymentId: 1, reportId: 139 };
const reportCase = {
  widget: <ReportDrawer deploymentId={1} report={{ id: 139 }} onClose={() => {}} />,
  field: 'Name',
  read: async (client: ServiceClient) => (await getReport(client, report)).name,
  write: (client: ServiceClient, name: string) => updateReport(client, { ...report, name }),
  texts: ['Margin', 'Turnover'],
} as const;

const cases: Readonly<Record<string, Case>> = {
  'a report with a version': reportCase,
  'a report without a version': { ...reportCase, hasVersion: false },
  'a role': {
    widget: <Roles defaultOpenId={100} />,
    field: 'Name',
    read: async (client) => (await getRole(client, { roleId: 100 })).name,
    write: (client, name) => updateRole(client, { roleId: 100, name }),
    texts: ['Margin', 'Turnover'],
  },
  'a schedule': {
    widget: <NotificationSchedules deploymentId={1} defaultOpenId={2} />,
    field: 'Cron expression',
    read: async (client) => (await getNotification(client, { deploymentId: 1, id: 2 })).cronExpression,
    write: (client, customCron) => updateNotification(client, { deploymentId: 1, id: 2, scheduleType: 'CUSTOM', customCron }),
    texts: ['1 2 3 4 *', '5 6 7 8 *'],
    shown: /6:05/,
  },
};

async function open({ widget, field, write, hasVersion = true }: Case) {
  const world = startWorld();
  if (!hasVersion) world.rewrite = withoutVersion;
  // A custom expression, which has a text field.
  if (field === 'Cron expression') await write(world.client, '9 9 9 9 *');
  render(widget, { wrapper: world.wrapper });
  const drawer = within(await screen.findByRole('dialog'));
  const text = await drawer.findByRole('textbox', { name: field });
  return { world, drawer, text, save: () => userEvent.click(drawer.getByRole('button', { name: 'Save' })) };
}

async function withoutVersion(_: string, response: Response): Promise<Response> {
  return Response.json({ ...(await response.json()), version: null }, response);
}

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe.each(Object.entries(cases))('%s that someone else has saved meanwhile', (_name, each) => {
  const [mine, theirs] = each.texts;

  it.each([
    ['Keep yours', mine],
    ['Use theirs', theirs],
  ])('is not overwritten: both texts are shown, and “%s” leaves “%s”', async (choice, kept) => {
    const { world, drawer, text, save } = await open(each);
    await type(text, mine);
    await each.write(world.client, theirs);
    const sent = world.sent(/^PUT/).length;
    await save();
    const conflict = within(await drawer.findByRole('region', { name: 'Changed by someone else' }));
    expect(conflict.getByText(each.shown ?? theirs)).toBeVisible();
    expect(text).toHaveValue(mine);
    expect(world.sent(/^PUT/)).toHaveLength(sent);
    await userEvent.click(conflict.getByRole('button', { name: choice }));
    expect(text).toHaveValue(kept);
    if (kept === mine) await save();
    await waitFor(async () => expect(await each.read(world.client)).toBe(kept));
  });
});

describe('a report that someone else saves between reading and writing', () => {
  /** Someone else saves just before the change arrives. */
  function saveBefore(world: World, change: object): void {
    let isFirst = true;
    world.onRequest = async (sent) => {
      if (!sent.startsWith('PUT') || !isFirst) return;
      isFirst = false;
      await updateReport(world.client, { ...report, ...change });
    };
  }

  it('is not overwritten either, and shows both texts', async () => {
    const { world, drawer, text, save } = await open(reportCase);
    saveBefore(world, { name: 'Theirs' });
    await type(text, 'Mine');
    await save();
    expect(await drawer.findByRole('region', { name: 'Changed by someone else' })).toHaveTextContent(/Mine.*Theirs/);
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(await reportCase.read(world.client)).toBe('Theirs');
  });

  it('keeps what they have changed in other fields', async () => {
    const { world, text, save } = await open(reportCase);
    saveBefore(world, { title: 'Theirs' });
    await type(text, 'Mine');
    await save();
    await waitFor(async () => expect(await getReport(world.client, report)).toMatchObject({ name: 'Mine', title: 'Theirs' }));
  });
});

it.each([
  ['Keep yours', 'Mine'],
  ['Use theirs', 'Theirs'],
])('a report that someone else has renamed is not renamed again without a choice; “%s” leaves “%s”', async (choice, kept) => {
  const world = startWorld();
  const [item] = (await getReports(world.client, { deploymentId: 1, first: 1 })).items;
  if (item === undefined) throw new Error('There is no report.');
  const address = { deploymentId: 1, reportId: item.id };
  const onRenamed = vi.fn();
  render(<ReportList deploymentId={1} defaultDialog={{ kind: 'rename', item }} onRenamed={onRenamed} />, { wrapper: world.wrapper });
  const dialog = within(await screen.findByRole('dialog'));
  await type(dialog.getByRole('textbox'), 'Mine');
  await updateReport(world.client, { ...address, name: 'Theirs' });
  const rename = dialog.getByRole('button', { name: 'Rename' });
  await userEvent.click(rename);
  const conflict = await dialog.findByRole('region', { name: 'Changed by someone else' });
  expect(conflict).toHaveTextContent(/Mine.*Theirs/);
  expect(dialog.getByRole('textbox')).toHaveValue('Mine');
  expect(rename).toBeDisabled();
  await userEvent.click(within(conflict).getByRole('button', { name: choice }));
  if (kept === 'Mine') await userEvent.click(rename);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await getReport(world.client, address)).name).toBe(kept);
  expect(onRenamed).toHaveBeenCalledTimes(kept === 'Mine' ? 1 : 0);
});
