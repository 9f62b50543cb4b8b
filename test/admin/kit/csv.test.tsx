import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvironmentVariablesEditor, ReportList, ReportPlacementList, UserManagement, WorkspaceExplorer } from '../../../src/admin.js';
import { getReports, updateReport } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

afterEach(() => vi.restoreAllMocks());

/** Catches what would be downloaded. */
function catchFiles() {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  let last: Blob | undefined;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last !== undefined) files.push({ name: this.download, blob: last });
  });
  return files;
}

async function openOptions() {
  await userEvent.click(await screen.findByRole('button', { name: 'View options' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

const linesOf = async (blob: Blob | undefined) =>
  new TextDecoder()
    .decode(await blob?.arrayBuffer())
    .trimEnd()
    .split('\r\n');

it('downloads the loaded rows of the shown columns, with formulas as text', async () => {
  const files = catchFiles();
  const { client, wrapper } = startWorld();
  const [report] = (await getReports(client, { deploymentId: 1, first: 1 })).items;
  await updateReport(client, { deploymentId: 1, reportId: report?.id ?? 0, name: '=HYPERLINK("x"),1' });
  render(<ReportList deploymentId={1} pageSize={5} />, { wrapper });
  const panel = await openOptions();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Owner' }));
  await userEvent.click(panel.getByRole('button', { name: 'Download 5 loaded rows (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('reports-showing-the-first-5.csv');
  const lines = await linesOf(files[0]?.blob);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('Name,Folder,Updated,Created');
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\),1",/);
});

it('loads all pages first if asked to, and continues after a page that failed', async () => {
  const files = catchFiles();
  const world = startWorld();
  const { items } = await getReports(world.client, { deploymentId: 1 });
  let failures = 1;
  world.answer = (sent) => {
    if (!/\/reports\?.*after=/.test(sent) || world.sent(/after=/).length < 2 || failures === 0) return undefined;
    failures -= 1;
    return new Response('{"error":"Later."}', { status: 500 });
  };
  render(<ReportList deploymentId={1} pageSize={50} />, { wrapper: world.wrapper });
  const panel = await openOptions();
  await userEvent.click(panel.getByRole('button', { name: 'Load all, then download' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Couldn’t load more');
  expect(files).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Load all, then download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('reports.csv');
  expect(await linesOf(files[0]?.blob)).toHaveLength(items.length + 1);
  expect(panel.queryByRole('alert')).toBeNull();
  expect(panel.getByRole('button', { name: 'Download CSV' })).toBeVisible();
});

it('stops loading when told to, and keeps what was loaded', async () => {
  const files = catchFiles();
  const world = startWorld();
  const held: (() => void)[] = [];
  world.onRequest = (sent) => (/after=/.test(sent) ? new Promise((resolve) => held.push(resolve)) : undefined);
  render(<ReportList deploymentId={1} pageSize={20} />, { wrapper: world.wrapper });
  const panel = await openOptions();
  await userEvent.click(panel.getByRole('button', { name: 'Load all, then download' }));
  expect(await panel.findByText('20 loaded')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  expect(await panel.findByRole('button', { name: 'Download 40 loaded rows (CSV)' })).toBeVisible();
  await world.settle();
  expect(held).toHaveLength(1);
  expect(files).toEqual([]);
});

it.each([
  ['users', <UserManagement key="" pageSize={100} />, /^Name,Email/],
  ['workspace', <WorkspaceExplorer key="" deploymentId={1} pageSize={200} />, /^Name,Owner,Updated/],
  ['placements', <ReportPlacementList key="" externalWorkbookId="trading-plan-2026" />, /^Report,Sheet,Cells,Status,Placed,Refreshed/],
  ['variables', <EnvironmentVariablesEditor key="" deploymentId={1} />, /^Name,Value/],
])('has a value for each column of the %s', async (_name, list, header) => {
  const files = catchFiles();
  render(list, { wrapper: startWorld().wrapper });
  const panel = await openOptions();
  await userEvent.click(panel.getByRole('button', { name: /^Download/ }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = await linesOf(files[0]?.blob);
  expect(lines[0]?.replace('\uFEFF', '')).toMatch(header);
  expect(lines).toHaveLength(screen.getAllByRole('rowheader').length + 1);
});
