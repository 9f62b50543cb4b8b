import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownRows } from '../../../src/chat/results/ShownRows.js';
import { SqlResult } from '../../../src/chat/results/SqlResult.js';
import { Announcer } from '../../../src/ui/announcer/Announcer.js';
import { exampleResult, monthlyRevenue, orderRows } from '../../../stories/support/exampleResults.js';
import { describePart } from '../../support/conformance.js';
import { createDataQueryService } from './dataQueryService.js';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const partial = exampleResult({ ...orderRows(100), totalRows: 250, sqlQuery: 'SELECT * FROM orders', queryTitle: 'Orders' });
const { columns, rows: wholeRows } = orderRows(250);
const schema = columns.map(({ name, serviceType }) => ({ name, column_type: serviceType }));
const data = wholeRows.map((row) => row.map((value) => (typeof value === 'number' ? String(value) : value)));

describePart('SqlResult', (props) => <SqlResult result={monthlyRevenue()} defaultView="table" {...props} />, { slot: 'sql-result' });

describe('a result', () => {
  it('is labelled by its title and shows how many of its rows are loaded', () => {
    render(<SqlResult result={partial} />);
    const card = screen.getByRole('article', { name: 'Orders' });
    expect(within(card).getByText('100 of 250 rows')).toBeInTheDocument();
    expect(within(card).getByRole('table', { name: 'Orders, 100 of 250 rows' })).toBeInTheDocument();
  });

  it('offers no chart without a spec and no downloads without rows', () => {
    render(<SqlResult result={exampleResult({ columns, rows: [] })} />);
    expect(screen.queryByRole('tab', { name: 'Chart' })).toBeNull();
    expect(screen.getByText('The query returned no rows.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  });

  it('remembers chart or table for the results of a thread', async () => {
    const choose = async (view: string, result = monthlyRevenue()) => {
      const { unmount } = render(<SqlResult result={result} chatId="one" />);
      await userEvent.click(screen.getByRole('tab', { name: view }));
      unmount();
    };
    await choose('Table');
    expect(viewOf('one')).toBe('Table');
    expect(viewOf('two')).toBe('Chart');
    expect(viewOf(undefined)).toBe('Chart');
    await choose('Chart');
    expect(viewOf('one')).toBe('Chart');
  });

  it('never remembers SQL, nor a table if there was no chart to choose', async () => {
    const { unmount } = render(<SqlResult result={monthlyRevenue()} chatId="one" />);
    await userEvent.click(screen.getByRole('tab', { name: 'SQL' }));
    unmount();
    const withoutChart = render(<SqlResult result={partial} chatId="one" />);
    await userEvent.click(screen.getByRole('tab', { name: 'SQL' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
    withoutChart.unmount();
    expect(viewOf('one')).toBe('Chart');
  });

  it('is shown as a chart if storage contains anything else', () => {
    for (const stored of ['{', '{"one":"table"}', '[["one","sql"],"two",[1,"table"],null]']) {
      sessionStorage.setItem('parley.result-views', stored);
      expect(viewOf('one')).toBe('Chart');
    }
  });

  it('shows the source of the rows', async () => {
    render(<SqlResult result={partial} defaultView="sql" branch="add-returns" timeZone="Europe/Berlin" durationMs={1240} />);
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveTextContent('SELECT * FROM orders');
    for (const fact of ['add-returns', 'Europe/Berlin', partial.resultId, 'order_id Int64', '1.2 s'])
      expect(panel).toHaveTextContent(String(fact));
  });

  it('shows SQL exactly, however it is coloured', () => {
    const sqlQuery = `SELECT 'it''s' AS "a ""b""", 1.5 -- why\nFROM t /* open`;
    render(<SqlResult result={{ ...partial, sqlQuery }} defaultView="sql" />);
    expect(screen.getByRole('tabpanel', { name: 'SQL' }).querySelector('pre')?.textContent).toBe(sqlQuery);
  });

  it('has only one area labelled SQL', () => {
    render(<SqlResult result={partial} defaultView="sql" />);
    const places = [...screen.queryAllByRole('region'), ...screen.queryAllByRole('tabpanel'), ...screen.queryAllByRole('group')];
    expect(places.map((place) => place.getAttribute('aria-label') ?? place.getAttribute('role'))).toEqual(['tabpanel']);
  });

  it('passes the rows to the host once, and again when all are loaded', async () => {
    const service = createDataQueryService();
    const seen: ShownRows[] = [];
    render(<SqlResult result={partial} onRows={(rows) => seen.push(rows)} />, { wrapper: service.wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    service.send({ schema }, { data });
    service.end();
    await screen.findByText('250 rows');
    expect(seen.map(({ rows, totalRows }) => [rows.length, totalRows])).toEqual([
      [100, 250],
      [250, 250],
    ]);
    expect(seen[1]?.rows[249]?.[0]).toBe(wholeRows[249]?.[0]);
  });
});

describe('sorting', () => {
  it('notes that it sorts only the loaded rows, if there are more', async () => {
    render(
      <Announcer>
        <SqlResult result={partial} />
      </Announcer>,
    );
    const note = 'Only the 100 rows loaded so far (of 250) are sorted.';
    expect(screen.queryByText(note)).toBeNull();
    await userEvent.click(screen.getByTitle('Sort by Order ID, ascending'));
    expect(
      screen
        .getAllByText(note)
        .map((element) => element.closest('[role="status"]') !== null)
        .sort(),
    ).toEqual([false, true]);
  });

  it('shows no such note if all rows are loaded', async () => {
    render(<SqlResult result={{ ...partial, totalRows: 100 }} />);
    await userEvent.click(screen.getByTitle('Sort by Order ID, ascending'));
    expect(screen.queryByText(/loaded rows/)).toBeNull();
  });
});

describe('loading all rows', () => {
  it('is not offered without a data address, or if all rows are loaded', () => {
    const { unmount } = render(<SqlResult result={partial} />);
    expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
    unmount();
    render(<SqlResult result={{ ...partial, totalRows: 100 }} />, { wrapper: createDataQueryService().wrapper });
    expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
  });

  it('runs the query of the result, reports its progress and shows all rows', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    expect(await service.requests[0]?.clone().json()).toEqual({ query: 'SELECT * FROM orders' });
    service.send({ schema }, { data: data.slice(0, 120) });
    expect(await screen.findByText('Loading 120 of 250 rows…')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '120');
    expect(screen.getByRole('table')).toHaveAccessibleName('Orders, 100 of 250 rows');
    service.send({ data: data.slice(120) });
    service.end();
    expect(await screen.findByText('250 rows')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Orders, 250 rows' })).toHaveAttribute('aria-rowcount', '251');
    expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
  });

  it('can be cancelled with the same button, which keeps the focus', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    const button = screen.getByRole('button', { name: 'Load all rows' });
    await userEvent.click(button);
    await service.asked();
    expect(button).toHaveAccessibleName('Cancel');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(service.requests[0]?.signal.aborted).toBe(true);
    expect(button).toHaveAccessibleName('Load all rows');
    expect(screen.getByText('100 of 250 rows')).toBeInTheDocument();
  });

  it('moves the focus when the button disappears', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    service.send({ schema }, { data });
    service.end();
    expect(await screen.findByText('250 rows')).toHaveFocus();
  });

  it('keeps the loaded rows if loading fails, and retries', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    service.send({ schema }, { data: data.slice(0, 10) });
    service.breakOff();
    const notice = await screen.findByText('Some rows couldn’t be loaded.');
    expect(notice.closest('[data-slot="error"]')).toHaveAttribute('data-kind');
    expect(screen.getByRole('table')).toHaveAccessibleName('Orders, 100 of 250 rows');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await service.asked();
    service.send({ schema }, { data });
    service.end();
    expect(await screen.findByText('250 rows')).toBeInTheDocument();
    expect(screen.queryByText('Some rows couldn’t be loaded.')).toBeNull();
  });

  it('stops at the limit and says so', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial} rowCap={150} />, { wrapper: service.wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    service.send({ schema }, { data });
    expect(await screen.findByText('150 of 250 rows · Only the first 150 rows were loaded.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
  });

  it('sends one request under StrictMode and stops when the result unmounts', async () => {
    const service = createDataQueryService();
    const { unmount } = render(
      <StrictMode>
        <SqlResult result={partial} />
      </StrictMode>,
      { wrapper: service.wrapper },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Load all rows' }));
    await service.asked();
    expect(service.requests).toHaveLength(1);
    unmount();
    await waitFor(() => expect(service.requests[0]?.signal.aborted).toBe(true));
  });
});

describe('exporting rows', () => {
  it('downloads exactly the displayed rows, in a file named after the title', async () => {
    const { files } = catchDownloads();
    render(<SqlResult result={partial} />);
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV (100 of 250 rows)' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('orders-100-of-250-rows.csv');
    expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(102);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download JSON (100 of 250 rows)', hidden: true }));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(JSON.parse((await files[1]?.blob.text()) ?? '')).toHaveLength(100);
    expect(files[1]?.name).toBe('orders-100-of-250-rows.json');
    await userEvent.click(screen.getByRole('button', { name: 'Copy result' }));
    expect(screen.getByRole('menuitem', { name: 'Copy table (100 of 250 rows)', hidden: true })).toBeInTheDocument();
  });

  it('offers pictures of a chart that was not drawn yet, and shows its place if it cannot be drawn', async () => {
    vi.stubGlobal('IntersectionObserver', NeverNear);
    render(<SqlResult result={{ ...monthlyRevenue(), vegaSpec: '{"mark":"image"}' }} defaultView="table" />);
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('menuitem', { name: 'Download SVG', hidden: true })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download PNG', hidden: true }));
    expect(await screen.findByRole('tab', { name: 'Chart', selected: true })).toBeInTheDocument();
  });

  it('does not mention a part if all rows are loaded', async () => {
    const { files } = catchDownloads();
    render(<SqlResult result={{ ...partial, totalRows: 100 }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders.csv']));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(screen.queryByRole('menuitem', { name: /Load all/, hidden: true })).toBeNull();
  });

  it('loads all rows and then downloads them, with progress', async () => {
    const { files } = catchDownloads();
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await downloadAll();
    await service.asked();
    service.send({ schema }, { data: data.slice(0, 120) });
    expect(await screen.findByText('Loading 120 of 250 rows…')).toBeInTheDocument();
    expect(files).toEqual([]);
    service.send({ data: data.slice(120) });
    service.end();
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders.csv']));
    expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(252);
  });

  it('downloads nothing if loading was cancelled', async () => {
    const { files } = catchDownloads();
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await downloadAll();
    await service.asked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(service.requests[0]?.signal.aborted).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /Download CSV/ }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders-100-of-250-rows.csv']));
  });

  it('keeps the loaded rows if loading all fails, and downloads all on retry', async () => {
    const { files } = catchDownloads();
    const service = createDataQueryService();
    render(<SqlResult result={partial} />, { wrapper: service.wrapper });
    await downloadAll();
    await service.asked();
    service.breakOff();
    await screen.findByText('Some rows couldn’t be loaded.');
    expect(files).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download CSV (100 of 250 rows)' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await service.asked();
    service.send({ schema }, { data });
    service.end();
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders.csv']));
  });

  it('states the number of rows in the file name if they are limited', async () => {
    const { files } = catchDownloads();
    const service = createDataQueryService();
    render(<SqlResult result={partial} rowCap={150} />, { wrapper: service.wrapper });
    await downloadAll();
    await service.asked();
    service.send({ schema }, { data });
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['orders-150-of-250-rows.csv']));
  });

  it('is not offered if downloads are restricted', () => {
    render(<SqlResult result={partial} restrictDataDownload />, { wrapper: createDataQueryService().wrapper });
    expect(screen.queryByRole('button', { name: /download|copy/i })).toBeNull();
    expect(screen.getByRole('button', { name: 'Load all rows' })).toBeInTheDocument();
  });

  it('copies the table for a spreadsheet', async () => {
    const user = userEvent.setup();
    render(<SqlResult result={exampleResult({ columns: columns.slice(0, 2), rows: [[1, 'a\tb']] })} />);
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy table', hidden: true }));
    expect(await navigator.clipboard.readText()).toBe('order_id\tordered_at\n1\ta b');
  });

  it('copies the table as Markdown, with values that are not markup', async () => {
    const user = userEvent.setup();
    render(<SqlResult result={exampleResult({ columns: columns.slice(0, 2), rows: [[1, '*a*|b\nc']] })} />);
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as Markdown', hidden: true }));
    expect(await navigator.clipboard.readText()).toBe('| order\\_id | ordered\\_at |\n| --: | :-- |\n| 1 | \\*a\\*\\|b c |');
  });

  it('copies what the reader has filtered, and says how many rows that are', async () => {
    const user = userEvent.setup();
    render(<SqlResult result={exampleResult({ ...orderRows(40) })} defaultView="table" />);
    await user.type(await screen.findByRole('searchbox', { name: 'Search rows' }), 'Lyon');
    await user.click(screen.getByRole('button', { name: 'Copy result' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Copy table \(\d+ of 40 rows\)$/, hidden: true }));
    const [, ...lines] = (await navigator.clipboard.readText()).split('\n');
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((text) => !text.includes('Lyon'))).toEqual([]);
  });
});

async function downloadAll(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Load all 250 rows and download CSV', hidden: true }));
}

function viewOf(chatId: string | undefined): string | null {
  const { unmount } = render(<SqlResult result={monthlyRevenue()} chatId={chatId} />);
  const chosen = screen.getByRole('tab', { selected: true }).textContent;
  unmount();
  return chosen;
}

function catchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob) => {
    latest = blob instanceof Blob ? blob : latest;
    return 'blob:caught';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return { files };
}

/** An observer of elements that stay out of view. */
class NeverNear {
  observe(): void {}
  disconnect(): void {}
}
