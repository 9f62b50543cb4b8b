import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ReportDrawer, ReportList, ReportPlacementList } from '../../../src/admin.js';
import { getReport, getReports } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

const hrefOf = ({ id }: { readonly id: number }) => `#reports/${id}`;

it('shows the name, placements and link of the opened report, and renames it', async () => {
  const world = startWorld();
  const { name } = await getReport(world.client, { deploymentId: 1, reportId: 139 });
  const onRenamed = vi.fn();
  render(
    <ReportDrawer
      deploymentId={1}
      report={{ id: 139, name }}
      onClose={() => {}}
      hrefOf={hrefOf}
      onRenamed={onRenamed}
      renderPlacements={(address) => <ReportPlacementList {...address} />}
    />,
    {
      wrapper: world.wrapper,
    },
  );
  const drawer = within(await screen.findByRole('dialog', { name }));
  expect(await drawer.findByRole('table')).toBeVisible();
  expect(drawer.getByRole('region', { name: 'Placements' })).toContainElement(drawer.getByRole('table'));
  expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#reports/139');
  const user = userEvent.setup();
  await user.click(drawer.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#reports/139`);
  await user.click(drawer.getByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Margin by region');
  const form = within(screen.getByRole('dialog', { name: /^Rename/ }));
  await user.click(form.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('dialog', { name: 'Margin by region' })).toBeVisible();
  expect(onRenamed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Margin by region' }),
    expect.objectContaining({ name }),
    'Margin by region',
  );
});

it('shows the query of the report, and closes once the report is deleted', async () => {
  const world = startWorld();
  const { name, sqlQuery } = await getReport(world.client, { deploymentId: 1, reportId: 139 });
  const onClose = vi.fn();
  const onDeleted = vi.fn();
  const onError = vi.fn();
  const Page = () => {
    const [report, setReport] = useState<{ readonly id: number } | undefined>({ id: 139 });
    const close = () => {
      onClose();
      setReport(undefined);
    };
    return <ReportDrawer deploymentId={1} report={report} onClose={close} onDeleted={onDeleted} onError={onError} />;
  };
  render(<Page />, { wrapper: world.wrapper });
  const drawer = within(await screen.findByRole('dialog', { name }));
  const query = within(await drawer.findByRole('region', { name: 'Query' }));
  expect(query.getByText(/^SELECT/).textContent).toBe(sqlQuery);
  await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Delete/ }));
  expect(onDeleted).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 139 })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  await world.settle();
  expect(onError).not.toHaveBeenCalled();
});

it('has no link to a page that is already shown', async () => {
  history.replaceState(null, '', '#reports/139');
  render(<ReportDrawer deploymentId={1} report={{ id: 139 }} onClose={() => {}} hrefOf={hrefOf} />, { wrapper: startWorld().wrapper });
  expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  history.replaceState(null, '', location.pathname);
});

it('opens beside the list, and returns the focus to the name that opened it', async () => {
  const Page = () => {
    const [report, setReport] = useState<{ readonly id: number; readonly name: string }>();
    return (
      <>
        <ReportList deploymentId={1} onOpen={setReport} />
        <ReportDrawer deploymentId={1} report={report} onClose={() => setReport(undefined)} />
      </>
    );
  };
  render(<Page />, { wrapper: startWorld().wrapper });
  const [opener] = await screen.findAllByRole('rowheader');
  const name = within(opener ?? document.body).getByRole('button');
  await userEvent.click(name);
  await screen.findByRole('dialog', { name: name.textContent });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name).toHaveFocus();
});

it('explains why a report cannot be shown', async () => {
  const onError = vi.fn();
  render(<ReportDrawer deploymentId={1} report={{ id: 999_999 }} onClose={() => {}} onError={onError} />, {
    wrapper: startWorld().wrapper,
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'not-found' }), {
    widget: 'report-list',
    operation: 'getReport',
  });
});

it('says that a list in which the user may change nothing is read-only', async () => {
  const viewer = startWorld();
  const { items, pageInfo } = await getReports(viewer.client, { deploymentId: 1, first: 3 });
  const refused = items.map((report) => ({ ...report, canEdit: false, canManage: false }));
  viewer.answer = (sent) => (sent.includes('/reports?') ? Response.json({ items: refused, pageInfo }) : undefined);
  const { unmount } = render(<ReportList deploymentId={1} />, { wrapper: viewer.wrapper });
  expect(await screen.findByText('Read-only.')).toBeVisible();
  unmount();
  render(<ReportList deploymentId={1} />, { wrapper: startWorld().wrapper });
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Read-only.')).toBeNull();
});
