import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SharedWorkspace, WorkbookManager } from '../../../src/admin.js';
import { getWorkbook, getWorkbooks, updateWorkbookDashboard } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const listed = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Workbook ${index + 1}`,
    type: 'WORKBOOK',
    updatedAt: '2026-03-05T09:00:00Z',
  })),
  pageInfo,
});

describeWidget('WorkbookManager', (props) => <WorkbookManager deploymentId={1} {...props} />, WorkbookManager, {
  slot: 'workbook-manager',
  whenEmpty: ['No workbooks yet', 'Create workbook'],
  read: /^GET .*\/(workbooks\?|workspace\?)/,
  bodyOf: listed,
  standardCount: 5,
  isSearchable: false,
});

describeWidget('SharedWorkspace', (props) => <SharedWorkspace deploymentId={1} {...props} />, SharedWorkspace, {
  slot: 'shared-workspace',
  whenEmpty: ['Nothing is shared'],
  read: /^GET .*\/shared-workspace\?/,
  bodyOf: listed,
});

const changedId = 3;
const address = { deploymentId: 1, workbookId: changedId };

function open(workbookId: number, props: Partial<Parameters<typeof WorkbookManager>[0]> = {}) {
  const world = startWorld();
  render(<WorkbookManager deploymentId={1} defaultOpenId={workbookId} {...props} />, { wrapper: world.wrapper });
  return world;
}

const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('WorkbookManager', () => {
  it('creates a workbook in a folder and opens it', async () => {
    const { client, wrapper } = startWorld();
    const onOpenIdChange = vi.fn();
    render(<WorkbookManager deploymentId={1} onOpenIdChange={onOpenIdChange} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Create workbook' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox', { name: 'Slug' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Plan ');
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Folder' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Finance' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create workbook' }));
    await waitFor(() => expect(onOpenIdChange).toHaveBeenCalledOnce());
    const created = await getWorkbook(client, { deploymentId: 1, workbookId: onOpenIdChange.mock.calls[0]?.[0] });
    expect(created).toMatchObject({ name: 'Plan', slug: null, folderPath: [{ name: 'Finance' }] });
  });

  it('searches all folders, and says so in the filter', async () => {
    const { wrapper, sent } = startWorld();
    render(<WorkbookManager deploymentId={1} defaultFilters={{ folderId: 1 }} defaultSearch="scorecard" />, { wrapper });
    expect(await screen.findByRole('rowheader', { name: /^Company scorecard/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveTextContent('All folders');
    expect(screen.getByRole('combobox', { name: 'Folder' })).toBeDisabled();
    expect(sent(/search=scorecard/)).toEqual([expect.stringMatching(/types=WORKBOOK/)]);
    expect(sent(/search=scorecard/)[0]).not.toContain('folderId');
  });

  it('takes a slug from the workbook that has it only if the user says so', async () => {
    const { client, sent } = open(4);
    const drawer = await drawerOf('Untitled workbook');
    const slug = await drawer.findByRole('textbox', { name: 'Slug' });
    await userEvent.type(slug, ' Daily-Trading');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const takeover = await drawer.findByRole('checkbox', { name: /^Take it from .*Daily trading/ });
    expect(slug).toHaveAccessibleDescription(/^Another workbook has this slug/);
    expect(await getWorkbook(client, { deploymentId: 1, workbookId: 1 })).toMatchObject({ slug: 'daily-trading' });
    await userEvent.click(takeover);
    fireEvent.change(drawer.getByRole('textbox', { name: 'Name' }), { target: { value: 'Plan' } });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    // Named as it was saved, although the service returns nothing.
    expect((await screen.findAllByText(/^Saved .*Plan/)).length).toBeGreaterThan(0);
    await waitFor(async () =>
      expect(await getWorkbook(client, { deploymentId: 1, workbookId: 4 })).toMatchObject({ slug: 'daily-trading' }),
    );
    expect(await getWorkbook(client, { deploymentId: 1, workbookId: 1 })).toMatchObject({ slug: null });
    await waitFor(() => expect(drawer.queryByRole('checkbox')).toBeNull());
    expect(sent(/^PUT/)).toHaveLength(2);
  });

  it('stays editable if a takeover is refused, and explains it at the slug', async () => {
    const world = open(4);
    const drawer = await drawerOf('Untitled workbook');
    let status = 409;
    world.answer = (sent) => (sent.startsWith('PUT ') ? Response.json({ error: 'No.' }, { status }) : undefined);
    const slug = await drawer.findByRole('textbox', { name: 'Slug' });
    await userEvent.type(slug, 'daily-trading');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await userEvent.click(await drawer.findByRole('checkbox'));
    status = 403;
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(slug).toHaveAccessibleDescription(/^You don’t have permission to take this slug/));
    await userEvent.type(slug, '-2');
    expect(drawer.queryByRole('checkbox')).toBeNull();
    expect(drawer.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('publishes the saved draft with its settings, without sending the draft', async () => {
    const onPublished = vi.fn();
    const { client } = open(changedId, { onPublished });
    const drawer = await drawerOf('Holiday season readout');
    await userEvent.click(await drawer.findByRole('button', { name: 'Publish…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Description' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Allow embedding' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(drawer.getByText('Published')).toBeVisible());
    const { dashboardDraft, publishedDashboard } = await getWorkbook(client, address);
    expect(publishedDashboard).toMatchObject({ versionNumber: 2, allowEmbed: false, description: null, config: dashboardDraft });
    expect(onPublished.mock.calls[0]?.[2]).not.toHaveProperty('config');
    expect(drawer.queryByRole('button', { name: 'Discard draft…' })).toBeNull();
  });

  it.each([
    ['Publish…', 'Publish'],
    ['Discard draft…', 'Discard draft'],
  ])('asks again before “%s” if someone has changed the draft meanwhile', async (opens, confirms) => {
    const { client, sent } = open(changedId);
    const drawer = await drawerOf('Holiday season readout');
    await userEvent.click(await drawer.findByRole('button', { name: opens }));
    const confirm = await screen.findByRole('button', { name: confirms });
    const { dashboardDraft } = await getWorkbook(client, address);
    await updateWorkbookDashboard(client, {
      ...address,
      dashboardDraft: { ...dashboardDraft, kind: 'CLASSIC', title: 'Theirs', theme: null },
    });
    const before = sent(/^(PUT|POST)/).length;
    await userEvent.click(confirm);
    expect(await screen.findByText(/^Someone changed the draft/)).toBeVisible();
    expect(sent(/^(PUT|POST)/)).toHaveLength(before);
    await userEvent.click(confirm);
    await waitFor(() => expect(sent(/^(PUT|POST)/)).toHaveLength(before + 1));
    await waitFor(() => expect(drawer.getByText('Published')).toBeVisible());
  });

  it('discards a draft by putting the published version in its place', async () => {
    const { client } = open(changedId);
    const drawer = await drawerOf('Holiday season readout');
    await userEvent.click(await drawer.findByRole('button', { name: 'Discard draft…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(drawer.getByText('Published')).toBeVisible());
    const { dashboardDraft, publishedDashboard } = await getWorkbook(client, address);
    expect(dashboardDraft).toEqual(publishedDashboard?.config);
  });

  it('says what is deleted with a workbook, and “at least” if there is more than a page', async () => {
    const world = startWorld();
    const [item] = (await getWorkbooks(world.client, { deploymentId: 1 })).items;
    if (item === undefined) throw new Error('The seeds have no workbook.');
    const reports = {
      items: Array.from({ length: 100 }, (_, id) => ({ id })),
      pageInfo: { ...pageInfo, hasNextPage: true, endCursor: 'a' },
    };
    world.answer = (sent) => (/reports\?/.test(sent) ? Response.json(reports) : undefined);
    render(<WorkbookManager deploymentId={1} defaultDialog={{ kind: 'delete', item }} />, { wrapper: world.wrapper });
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getAllByRole('definition')).toHaveLength(3));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'At least 100',
      expect.stringMatching(/^\d+$/),
      'All embed users',
    ]);
  });

  it('explains that the plan allows no more workbooks', async () => {
    const world = startWorld();
    world.answer = (sent) => (sent.endsWith('/duplicate') ? Response.json({ error: '100 are allowed.' }, { status: 400 }) : undefined);
    render(<WorkbookManager deploymentId={1} />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for .*Daily trading/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('Your plan allows no more workbooks')).toBeVisible();
    expect(screen.getByText('100 are allowed.')).toBeVisible();
  });
});

describe('SharedWorkspace', () => {
  it('opens a shared folder, and goes back by its path', async () => {
    const { wrapper } = startWorld();
    render(<SharedWorkspace deploymentId={1} />, { wrapper });
    await userEvent.click(await screen.findByRole('button', { name: 'Marketing' }));
    expect(await screen.findByRole('rowheader', { name: /Channel mix/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Shared' }));
    expect(await screen.findByRole('rowheader', { name: /Daily trading/ })).toBeVisible();
  });

  it.each([
    [403, {}, 'Only the embed session of a creator can clone shared workbooks'],
    [400, {}, 'Your plan allows no more workbooks'],
    [400, { publishedDashboard: null }, 'Nothing is published yet to clone'],
  ])('explains why a workbook cannot be cloned: %s %j', async (status, item, text) => {
    const world = startWorld();
    const { items } = listed(1);
    const list = { items: items.map((one) => ({ ...one, publishedDashboard: { id: 1, status: 'published' }, ...item })), pageInfo };
    world.answer = (sent) =>
      sent.startsWith('POST ')
        ? Response.json({ error: 'No.' }, { status })
        : sent.includes('shared-workspace')
          ? Response.json(list)
          : undefined;
    render(<SharedWorkspace deploymentId={1} />, { wrapper: world.wrapper });
    await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Clone' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
