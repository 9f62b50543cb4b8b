import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ReportDrawer, ReportList, ReportPlacementList } from '../../../src/admin.js';
import { getReport, getReports, getWorkbook } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const hrefOf = ({ id }: { readonly id: number }) => `#reports/${id}`;

it('shows the name, placements and link of the opened report, and saves its name and title', async () => {
  const world = startWorld();
  const { name } = await getReport(world.client, { deploymentId: 1, reportId: 139 });
  const onUpdated = vi.fn();
  render(
    <ReportDrawer
      deploymentId={1}
      report={{ id: 139, name }}
      onClose={() => {}}
      hrefOf={hrefOf}
      onUpdated={onUpdated}
      renderPlacements={(address) => <ReportPlacementList {...address} />}
    />,
    {
      wrapper: world.wrapper,
    },
  );
  const drawer = within(await screen.findByRole('dialog', { name }));
  expect(await drawer.findByRole('table')).toBeVisible();
  expect(drawer.getByRole('region', { name: 'Placements' })).toContainElement(drawer.getByRole('table'));
  // Pressing Enter in a part below the fields must not save them.
  expect(drawer.getByRole('region', { name: 'Placements' }).closest('form')).toBeNull();
  expect(drawer.getByRole('textbox', { name: 'Name' }).closest('form')).not.toBeNull();
  expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#reports/139');
  const user = userEvent.setup();
  await user.click(drawer.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#reports/139`);
  const field = drawer.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription(/^Enter a report name\./);
  await user.type(field, 'Margin by region');
  await user.type(drawer.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Margin by region' })).toBeVisible();
  expect(onUpdated).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Margin by region' }),
    expect.objectContaining({ name }),
    { name: 'Margin by region', title: expect.stringMatching(/!$/) },
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
  await dialogCloses();
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
  await dialogCloses();
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

it('shows the preview of the host around its own, and says what the service does not store', async () => {
  const world = startWorld();
  const jsonQuery = JSON.stringify({ fields: ['sales.revenue'] }) + ' '.repeat(20_000);
  const report = await getReport(world.client, { deploymentId: 1, reportId: 139 });
  const changed = { ...report, sqlQuery: null, jsonQuery, version: 3 };
  world.answer = (sent) => (/reports\/139$/.test(sent) ? Response.json(changed) : undefined);
  const renderPreview = (shown: { readonly name: string }, children: ReactNode) => (
    <section aria-label="Chart">
      {shown.name}
      {children}
    </section>
  );
  render(<ReportDrawer deploymentId={1} report={{ id: 139 }} onClose={() => {}} renderPreview={renderPreview} />, {
    wrapper: world.wrapper,
  });
  const preview = within(await screen.findByRole('region', { name: 'Chart' }));
  expect(preview.getByText(report.name)).toBeVisible();
  expect(preview.getByText(/sales\.revenue/).textContent).toHaveLength(20_000);
  expect(preview.getByText(/^Only the first 20,000 characters/)).toBeVisible();
  const result = preview.getByRole('region', { name: 'Result' });
  expect(result).toHaveTextContent(/Query language\s*JSON/);
  expect(result).toHaveTextContent('The service stores no result.');
});

it('creates a report in a workbook, once its query is valid', async () => {
  const world = startWorld();
  const onCreated = vi.fn();
  render(<ReportList deploymentId={1} onCreated={onCreated} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Create report' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Margin');
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Workbook' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Revenue overview' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Query language' }));
  await userEvent.click(await screen.findByRole('option', { name: 'JSON' }));
  const query = dialog.getByRole('textbox', { name: 'Query' });
  await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
  expect(query).toHaveAccessibleDescription('Enter a query.');
  await userEvent.click(query);
  await userEvent.paste('{\n"a": }');
  expect(query).toHaveAccessibleDescription('This isn’t valid JSON. Check line 2.');
  await userEvent.clear(query);
  await userEvent.paste('{"fields":[]}');
  await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  const { id } = onCreated.mock.calls[0]?.[0] ?? {};
  const { workbookId, ...created } = await getReport(world.client, { deploymentId: 1, reportId: id });
  expect(created).toMatchObject({ name: 'Margin', title: null, jsonQuery: '{"fields":[]}', sqlQuery: null, folderId: null });
  expect(await getWorkbook(world.client, { deploymentId: 1, workbookId: workbookId ?? 0 })).toMatchObject({ name: 'Revenue overview' });
});

it('says how many placements a deleted report had', async () => {
  const { client, wrapper } = startWorld();
  const item = await getReport(client, { deploymentId: 1, reportId: 139 });
  render(<ReportList deploymentId={1} defaultDialog={{ kind: 'delete', item }} />, { wrapper });
  const dialog = within(await screen.findByRole('alertdialog'));
  expect((await dialog.findByRole('definition')).textContent).toBe(`${item.externalWorkbookPlacements?.length}`);
});

it('runs the query on request, and shows its rows or why there are none', async () => {
  const world = startWorld({ hasData: true });
  let isDown = true;
  world.answer = (sent) => (isDown && /data\/query/.test(sent) ? Response.json({ error: 'Down.' }, { status: 503 }) : undefined);
  render(<ReportDrawer deploymentId={1} report={{ id: 139 }} onClose={() => {}} />, { wrapper: world.wrapper });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Run' }));
  expect(await drawer.findByText('Couldn’t run the query')).toBeVisible();
  expect(world.sent(/data\/query/)).toHaveLength(1);
  isDown = false;
  await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  expect(await drawer.findByRole('button', { name: 'Run again' })).toBeVisible();
  expect((await drawer.findAllByRole('row')).length).toBeGreaterThan(1);
});
