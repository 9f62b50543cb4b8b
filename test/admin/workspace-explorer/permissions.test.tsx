import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportList, WorkspaceExplorer } from '../../../src/admin.js';
import { getFolders, getMe, getReports, getWorkbooks } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const locked = { id: 9_001, name: 'Locked report', canEdit: false, canManage: false };

it('a report without permissions has disabled actions, with the reason reachable by keyboard', async () => {
  const world = startWorld();
  const { items, pageInfo } = await getReports(world.client, { deploymentId: 1, first: 1 });
  world.answer = (sent) => {
    if (!/^GET .*\/workspace\?/.test(sent)) return undefined;
    return Response.json({ items: [{ ...items[0], ...locked, type: 'REPORT' }], pageInfo: { ...pageInfo, hasNextPage: false } });
  };
  render(<WorkspaceExplorer deploymentId={1} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Locked report' }));
  const menu = within(await screen.findByRole('menu'));
  const itemOf = (name: string) => menu.getByRole('menuitem', { name });
  for (const name of ['Rename', 'Move', 'Delete']) {
    expect(itemOf(name)).toHaveAttribute('aria-disabled', 'true');
    expect(itemOf(name)).toHaveAccessibleDescription(/^Some actions need permissions/);
  }
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(itemOf('Delete')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Locked report' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(/^Some actions need permissions/);
});

it('an owner whose policies do not allow it may still change a workbook', async () => {
  const world = startWorld({
    credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) }),
  });
  const me = await getMe(world.client);
  const { items } = await getWorkbooks(startWorld().client, { deploymentId: 1, first: 1 });
  const book = (id: number, name: string, user: object) => ({ ...items[0], id, name, user, type: 'WORKBOOK' });
  world.answer = (sent) => {
    if (!/^GET .*\/workspace\?/.test(sent)) return undefined;
    const pageInfo = { hasNextPage: false, hasPreviousPage: false };
    return Response.json({ items: [book(9_001, 'Mine', { id: me.id }), book(9_002, 'Other', { id: me.id + 1 })], pageInfo });
  };
  render(<WorkspaceExplorer deploymentId={1} />, { wrapper: world.wrapper });
  const openMenu = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    return screen.findByRole('menuitem', { name: 'Delete' });
  };
  // The rights are read with the first menu.
  const others = await openMenu('Other');
  await waitFor(() => expect(others).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await openMenu('Mine')).not.toHaveAttribute('aria-disabled', 'true');
});

it('a report that cannot be renamed explains why', async () => {
  const world = startWorld();
  const { items, pageInfo } = await getReports(world.client, { deploymentId: 1, first: 1 });
  world.answer = (sent) =>
    /^GET .*\/reports\?/.test(sent)
      ? Response.json({ items: [{ ...items[0], ...locked }], pageInfo: { ...pageInfo, hasNextPage: false } })
      : undefined;
  render(<ReportList deploymentId={1} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Locked report' }));
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAccessibleDescription(/^Some actions need permissions/);
});

it('warns that another folder has the new name, not the renamed one itself, and still renames it', async () => {
  const world = startWorld();
  render(<WorkspaceExplorer deploymentId={1} />, { wrapper: world.wrapper });
  const [menu] = await screen.findAllByRole('button', { name: 'Actions for Finance' });
  await userEvent.click(menu ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const folders = await getFolders(world.client, { deploymentId: 1 });
  const other = folders.items.find(({ parentId, name: taken }) => parentId == null && taken !== 'Finance')?.name ?? '';
  await userEvent.clear(name);
  await userEvent.type(name, other.toUpperCase());
  await waitFor(() => expect(name).toHaveAccessibleDescription(/already exists here/));
  await userEvent.clear(name);
  await userEvent.type(name, 'FINANCE');
  expect(name).not.toHaveAccessibleDescription(/already exists/);
  await userEvent.clear(name);
  await userEvent.type(name, other);
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await dialogCloses();
  expect(world.sent(/^PUT .*\/folders\//)).toHaveLength(1);
});

it('warns that the folder already contains one of the same name, and still creates it', async () => {
  const world = startWorld();
  render(<WorkspaceExplorer deploymentId={1} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Create folder' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' finance ');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/already exists here/));
  await userEvent.type(name, 's');
  expect(name).not.toHaveAccessibleDescription(/already exists/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Finance');
  await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
  await dialogCloses();
  expect(world.sent(/^POST .*\/folders$/)).toHaveLength(1);
});
