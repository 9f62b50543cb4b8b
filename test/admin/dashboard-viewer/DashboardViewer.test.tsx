import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type AiThreadProps, DashboardBody, DashboardHeader, DashboardViewer, DashboardViewerRoot } from '../../../src/admin.js';
import { publishDashboard, type ReportSnapshot } from '../../../src/client.js';
// Loaded with the first dashboard otherwise, which would then be slower than a test waits.
import '../../../src/chat/markdown/Markdown.js';
import '../../../src/chat/results/chart/VegaChart.js';
import '../../../src/chat/results/table/ResultTable.js';
import '../../../src/chat/results/table/SingleRow.js';
import { startWorld } from '../../data/support/startWorld.js';
import { chooseOption } from '../../support/chooseOption.js';
import { describePart } from '../../support/conformance.js';

const place = { deploymentId: 1, workbookId: 1 };
const position = { x: 0, y: 0, w: 12, h: 1 };
const isWorkbook = (sent: string) => sent === 'GET /api/v1/deployments/1/workbooks/1';
const loadRows = vi.fn(async ({ snapshot }: { snapshot: ReportSnapshot }) => ({
  columns: [{ name: snapshot.name ?? '', type: 'integer' as const, serviceType: '' }],
  rows: [[4_711]],
}));
const shown = <DashboardViewer {...place} loadRows={loadRows} />;
const ready = () => screen.findByText('Daily trading');

/** A workbook whose published dashboard has other widgets or reports. */
async function showing(config: object, reports: readonly object[] = [], more: object = {}) {
  const world = startWorld();
  world.answer = async (sent) =>
    isWorkbook(sent)
      ? Response.json({
          id: 1,
          deploymentId: 1,
          publishedDashboard: {
            id: 1,
            publicId: 'p',
            deploymentId: 1,
            workbookId: 1,
            versionId: 7,
            config,
            reportSnapshots: reports,
            ...more,
          },
        })
      : undefined;
  return world;
}

const chartOf = (reportId: number) => ({ id: `chart-${reportId}`, type: 'CHART', position, config: { reportId } });

const region = { id: 'region', type: 'FILTER', position, config: { title: 'Region', member: 'sales.region', options: ['Asia', 'Europe'] } };
const orders = { id: 1, reportId: 5, name: 'Orders', kind: 'table', sqlQuery: 'SELECT 1' };
const small = await showing({ title: 'Small', widgets: [region, chartOf(5)] }, [orders]);
const smallIsReady = () => screen.findByText('4,711');
const inRoot = ({ children }: { children: ReactNode }) =>
  small.wrapper({
    children: (
      <DashboardViewerRoot {...place} loadRows={loadRows}>
        {children}
      </DashboardViewerRoot>
    ),
  });
describePart('DashboardViewer', (props) => <DashboardViewer {...place} loadRows={loadRows} {...props} />, {
  slot: 'dashboard-viewer',
  wrapper: small.wrapper,
  ready: smallIsReady,
});
describePart('DashboardBody', (props) => <DashboardBody {...props} />, { slot: 'dashboard-body', wrapper: inRoot, ready: smallIsReady });
describePart('DashboardHeader', (props) => <DashboardHeader {...props} />, {
  slot: 'dashboard-header',
  wrapper: inRoot,
  ready: () => screen.findByText('Small'),
});

const { wrapper } = startWorld();

it('shows a single value, a table and texts, and switches tabs with the keyboard', async () => {
  render(shown, { wrapper });
  await ready();
  expect(await screen.findByText('before returns')).toBeInTheDocument();
  expect(await screen.findAllByText('4,711')).not.toEqual([]);
  expect(screen.getByText('Top stores', { selector: 'h4 bdi' })).toBeInTheDocument();
  screen.getByText('Stores', { selector: '[role=tab]' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('Payment methods', { selector: 'h4 bdi' })).toBeInTheDocument();
  expect(screen.queryByText('Top stores', { selector: 'h4 bdi' })).toBeNull();
  expect(await screen.findByText('This HTML page can’t be shown here. This is its data.')).toBeInTheDocument();
  expect(await screen.findByText('This flow chart can’t be drawn here. This is its data.')).toBeInTheDocument();
  expect(document.querySelector('.parley-dashboard-viewer script')).toBeNull();
});

it('loads rows for the reader’s choices, and reports the choices', async () => {
  const onViewChange = vi.fn();
  loadRows.mockClear();
  render(<DashboardViewer {...place} loadRows={loadRows} onViewChange={onViewChange} />, { wrapper: small.wrapper });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Region' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Europe' }));
  const filters = [{ member: 'sales.region', operator: 'equals', value: ['Europe'] }];
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ filters });
  await waitFor(() =>
    expect(loadRows).toHaveBeenCalledWith(expect.objectContaining({ view: expect.objectContaining({ filters }) }), expect.anything()),
  );
});

it('shows controls as published, and no data, if there is no way to load rows', async () => {
  render(<DashboardViewer {...place} />, { wrapper });
  await ready();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByText('As published')).toHaveLength(3);
  expect(screen.getAllByText('This page doesn’t load data.').length).toBeGreaterThan(3);
});

it('offers a retry if rows fail to load, and reports the error', async () => {
  const onError = vi.fn();
  const load = vi.fn(loadRows).mockRejectedValueOnce(new Error('The warehouse sleeps.'));
  const world = await showing({ widgets: [chartOf(5)] }, [orders]);
  render(<DashboardViewer {...place} loadRows={load} onError={onError} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('4,711')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'protocol' }), {
    widget: 'dashboard-viewer',
    operation: 'runSql',
  });
});

it('says what it cannot show: unknown types, missing reports, and widgets beyond the limit', async () => {
  const many = Array.from({ length: 201 }, (_, index) => ({ id: `t${index}`, type: 'HOLOGRAM', position, config: {} }));
  const world = await showing({ widgets: [chartOf(404), ...many] });
  render(shown, { wrapper: world.wrapper });
  expect(await screen.findByText('This report isn’t part of the published version.')).toBeInTheDocument();
  expect(screen.getAllByText('Widgets of the type HOLOGRAM can’t be shown here.')).toHaveLength(199);
  expect(screen.getByText('2 more widgets aren’t shown.')).toBeInTheDocument();
});

it('never runs an app', async () => {
  const world = await showing({ kind: 'APP', app: { html: '<script>window.ran = true</script>' } });
  render(<DashboardViewer {...place} appLink={<a href="/apps/1">Open it</a>} />, { wrapper: world.wrapper });
  expect(await screen.findByRole('heading', { name: 'This dashboard is an app' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open it' })).toBeInTheDocument();
  expect(document.querySelector('iframe, script')).toBeNull();
});

it('runs Python over the published query and shows what it returned', async () => {
  const world = startWorld();
  const onBeforePythonRun = vi.fn();
  const onPythonRan = vi.fn();
  // By the public id, as the run is.
  const published = await publishDashboard(world.client, {
    ...place,
    config: { widgets: [{ ...chartOf(1), id: 'code' }] },
    allowEmbed: true,
  });
  world.answer = (sent) => {
    if (sent.startsWith('GET /api/v1/embed/dashboard/'))
      return Response.json({
        ...published,
        reportSnapshots: [{ id: 3, reportId: 1, name: 'Mean', kind: 'table', sqlQuery: 'SELECT 1', pythonCode: 'mean()' }],
      });
    if (sent.endsWith('/python-run'))
      return Response.json({
        at: '2026-11-02T09:00:00Z',
        stdout: 'Hello\n',
        stderr: 'Old API',
        inputRowCount: 12,
        outputData: [{ mean: 3.5 }],
        executionError: null,
      });
    return undefined;
  };
  render(<DashboardViewer publicId={published.publicId} onBeforePythonRun={onBeforePythonRun} onPythonRan={onPythonRan} />, {
    wrapper: world.wrapper,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Run Python' }));
  expect(await screen.findByText('12 rows read ·', { exact: false })).toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: '3.5' })).toBeInTheDocument();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(screen.getByText('Old API')).toBeInTheDocument();
  expect(onBeforePythonRun).toHaveBeenCalledOnce();
  expect(onPythonRan).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
});

it('runs Python over the query that returned the rows, and says so if that query is unknown', async () => {
  const python = { ...orders, pythonCode: 'mean()' };
  const onBeforePythonRun = vi.fn(() => false);
  const world = await showing({ widgets: [region, chartOf(5)] }, [python]);
  const filtered = async () => ({ ...(await loadRows({ snapshot: python as never })), sqlQuery: 'SELECT 2' });
  const { rerender } = render(<DashboardViewer {...place} loadRows={filtered} onBeforePythonRun={onBeforePythonRun} />, {
    wrapper: world.wrapper,
  });
  await screen.findByText('4,711');
  await userEvent.click(screen.getByRole('button', { name: 'Run Python' }));
  expect(onBeforePythonRun).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), 'SELECT 2');
  expect(screen.queryByText(/without the dashboard’s filters/)).toBeNull();
  rerender(
    <DashboardViewer
      {...place}
      workbookId={1}
      key="other"
      loadRows={loadRows}
      defaultView={{ filters: [{ member: 'sales.region', value: ['Asia'] }] }}
    />,
  );
  expect(await screen.findByText(/without the dashboard’s filters/)).toBeInTheDocument();
});

it('shows the error of the code, and explains a refusal', async () => {
  const world = await showing({ widgets: [chartOf(1)] }, [{ id: 3, reportId: 1, name: 'Mean', sqlQuery: 'SELECT 1', pythonCode: 'x' }]);
  const { answer } = world;
  let runs = 0;
  world.answer = (sent) => {
    if (!sent.endsWith('/python-run')) return answer(sent);
    runs += 1;
    return runs === 1
      ? Response.json({ at: '2026-11-02T09:00:00Z', stdout: '', stderr: '', inputRowCount: 0, executionError: 'NameError: x' })
      : Response.json({ error: 'Python is off.' }, { status: 403 });
  };
  render(<DashboardViewer {...place} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Run Python' }));
  expect(await screen.findByText('NameError: x')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  expect(await screen.findByText(/^Python is turned off for this account, .* Python is off\.$/)).toBeInTheDocument();
});

it('saves the conversation of an AI widget for everyone', async () => {
  const world = startWorld();
  const onThreadChanged = vi.fn();
  const AiThread = ({ threadId, changeThread }: AiThreadProps) => (
    <button type="button" onClick={() => changeThread('thread-9', 'sum')}>
      {threadId ?? 'none'}
    </button>
  );
  render(<DashboardViewer {...place} AiThread={AiThread} onThreadChanged={onThreadChanged} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'none' }));
  expect(await screen.findByRole('button', { name: 'thread-9' })).toBeInTheDocument();
  expect(onThreadChanged).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ publicId: expect.any(String) }), {
    widgetId: 'changes',
    threadId: 'thread-9',
    checksum: 'sum',
  });
});

it('says that a workbook has no published dashboard', async () => {
  const world = startWorld();
  world.answer = (sent) => (isWorkbook(sent) ? Response.json({ id: 1, publishedDashboard: null }) : undefined);
  render(shown, { wrapper: world.wrapper });
  expect(await screen.findByRole('heading', { name: 'Not published yet' })).toBeInTheDocument();
});

it('starts loading reports out of view when the page is printed, and marks them on paper as not loaded', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class FarAway {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const load = vi.fn(loadRows);
  const { wrapper } = await showing({ title: 'Far', widgets: [chartOf(5)] }, [orders]);
  render(<DashboardViewer {...place} loadRows={load} />, { wrapper });
  await screen.findByText('Far');
  expect(load).not.toHaveBeenCalled();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText(/^Not loaded/)).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(await smallIsReady()).toBeVisible();
  expect(screen.queryByText(/^Not loaded/)).toBeNull();
});

it('shows several published filter values as one option, and still offers it after another choice', async () => {
  const config = {
    title: 'Region',
    member: 'sales.region',
    values: ['Asia', 'Europe'],
    options: ['Asia', { value: 'Europe', label: 'EU' }],
  };
  const { wrapper } = await showing({ widgets: [{ ...region, config }, chartOf(5)] }, [orders]);
  loadRows.mockClear();
  const onViewChange = vi.fn();
  render(<DashboardViewer {...place} loadRows={loadRows} onViewChange={onViewChange} />, { wrapper });
  const applies = (value: readonly string[]) =>
    expect.objectContaining({ filters: [{ member: 'sales.region', operator: 'equals', value }] });
  const select = await screen.findByRole('combobox', { name: 'Region' });
  expect(select).toHaveTextContent('Asia, EU');
  await waitFor(() =>
    expect(loadRows).toHaveBeenLastCalledWith(expect.objectContaining({ view: applies(['Asia', 'Europe']) }), expect.anything()),
  );
  await chooseOption(select, 'EU');
  expect(onViewChange).toHaveBeenLastCalledWith(applies(['Europe']));
  await chooseOption(screen.getByRole('combobox', { name: 'Region' }), 'Asia, EU');
  expect(onViewChange).toHaveBeenLastCalledWith(applies(['Asia', 'Europe']));
});

it('shows the comparison of a filter next to its name', async () => {
  const config = { title: 'Region', member: 'sales.region', operator: 'not_equals', value: 'Asia', options: ['Asia', 'Europe'] };
  const { wrapper } = await showing({ widgets: [{ ...region, config }, chartOf(5)] }, [orders]);
  render(<DashboardViewer {...place} loadRows={loadRows} />, { wrapper });
  expect(await screen.findByRole('combobox', { name: 'Region ≠' })).toHaveTextContent('Asia');
});

it('takes typed filter values whole, keeps published ones, and replaces the value of a comparison', async () => {
  const values = [null, '', 'x'.repeat(260), ...Array.from({ length: 150 }, (_, index) => `City ${index}`)];
  const city = { ...region, id: 'city', config: { title: 'City', member: 'sales.city', values } };
  const amount = { ...region, id: 'amount', config: { title: 'Amount', member: 'sales.amount', operator: 'less_than', values: [500] } };
  const { wrapper } = await showing({ widgets: [city, amount, chartOf(5)] }, [orders]);
  const onViewChange = vi.fn();
  render(<DashboardViewer {...place} loadRows={loadRows} onViewChange={onViewChange} />, { wrapper });
  await userEvent.type(await screen.findByRole('textbox', { name: 'City' }), 'Tokyo, Japan{Enter}');
  const filter = { member: 'sales.city', operator: 'equals', value: [...values, 'Tokyo, Japan'] };
  expect(onViewChange).toHaveBeenLastCalledWith({ filters: [filter] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount <' }), '700{Enter}');
  expect(onViewChange).toHaveBeenLastCalledWith({ filters: [filter, { member: 'sales.amount', operator: 'less_than', value: [700] }] });
});

it('passes drafts about the dashboard and about each report to the host', async () => {
  const onAskAbout = vi.fn();
  render(<DashboardViewer {...place} loadRows={loadRows} onAskAbout={onAskAbout} />, { wrapper: small.wrapper });
  await smallIsReady();
  for (const button of screen.getAllByRole('button', { name: 'Ask about this' })) await userEvent.click(button);
  expect(onAskAbout.mock.calls.map(([{ context }]) => context)).toEqual([
    [{ id: 'dashboard', label: 'Small', value: { title: 'Small', id: 'p' } }],
    [{ id: 'report', label: 'Orders', value: { title: 'Orders', id: 5, sql: 'SELECT 1' } }],
  ]);
});
