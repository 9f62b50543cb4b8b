import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownRows } from '../../../src/chat/results/ShownRows.js';
import { SqlResult, type SqlResultProps } from '../../../src/chat/results/SqlResult.js';
import type { SqlToolResult } from '../../../src/client/chat-stream/ToolResult.js';
import type { ServiceClient } from '../../../src/client/http/ServiceClient.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { loadServedResult } from '../../../stories/sql-result/loadServedResult.js';
import { columnsOf, exampleResult, orderRows } from '../../../stories/support/exampleResults.js';
import { createDataQueryService } from './dataQueryService.js';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { columns, rows } = orderRows(250);
const schema = columns.map(({ name, serviceType }) => ({ name, column_type: serviceType }));
const data = rows.map((row) => row.map((value) => (typeof value === 'number' ? String(value) : value)));
const counted = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { aggregate: 'count' } } };
const amounts = { mark: 'bar', encoding: { x: { field: 'city', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } } };
const partial = ({ spec = counted, totalRows = 250 }: { spec?: object; totalRows?: number } = {}): SqlToolResult =>
  exampleResult({ ...orderRows(100), totalRows, vegaSpec: JSON.stringify(spec) });

describe('a chart', () => {
  it('has a description in words, and a button that moves the focus to its rows', async () => {
    render(<SqlResult result={exampleResult({ ...orderRows(12), vegaSpec: JSON.stringify(amounts) })} />);
    const details = document.getElementById((await drawn()).getAttribute('aria-details') ?? '');
    expect(details).toHaveTextContent(/Points: \d+.*Highest: /);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('tab', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('table').closest('section')).toHaveFocus();
  });
});

describe('a chart of some of the rows', () => {
  it('is drawn with all rows, which are loaded from the service once, for the table as well', async () => {
    const { result, client } = await loadServedResult();
    const requests = vi.spyOn(client, 'stream');
    const seen: ShownRows[] = [];
    const show = () => render(<SqlResult result={result} onRows={(shown) => seen.push(shown)} />, { wrapper: withClient(client) });
    const { unmount } = show();
    expect(await drawn()).toHaveAccessibleName(/, 1,096 rows, highest Mar 30, 2025 6.5K$/);
    expect(seen.map((shown) => shown.rows.length)).toEqual([100, 1096]);
    unmount();
    show();
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1097');
    expect(screen.queryByRole('button', { name: 'Load all rows' })).toBeNull();
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('waits for the rows, and sends one request under StrictMode', async () => {
    const service = createDataQueryService();
    render(
      <StrictMode>
        <SqlResult result={partial()} />
      </StrictMode>,
      { wrapper: service.wrapper },
    );
    await service.asked();
    service.send({ schema }, { data: data.slice(0, 120) });
    expect(await screen.findByText('Loading 120 of 250 rows…')).toBeInTheDocument();
    expect(document.querySelector('svg[class*="marks"]')).toBeNull();
    service.send({ data: data.slice(120) });
    service.end();
    expect(await drawn()).toHaveAccessibleName(/, 250 rows/);
    expect(service.requests).toHaveLength(1);
  });

  it.each<[string, (service: ReturnType<typeof createDataQueryService>) => unknown]>([
    ['loading fails', (service) => service.breakOff()],
    ['the service answers with an error', (service) => service.send({ error: 'The query failed.' })],
    ['there are too many characters', (service) => service.send({ schema }, { data: [['x'.repeat(5 * 1024 * 1024)]] })],
    ['the reader cancels', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('shows the rows of the answer and says so if %s', async (_, happens) => {
    const service = createDataQueryService();
    render(<SqlResult result={partial()} />, { wrapper: service.wrapper });
    await service.asked();
    await screen.findByRole('button', { name: 'Cancel' });
    await happens(service);
    const chart = await drawn();
    expect(chart).toHaveAccessibleName(/, 100 of 250 rows/);
    expect(chart.querySelector('svg')).toHaveTextContent('100 of 250 rows');
    expect(screen.getByRole('button', { name: 'Load all rows' })).toBeInTheDocument();
    expect(screen.queryByText('Some rows couldn’t be loaded.')).toBeNull();
    expect(service.requests).toHaveLength(1);
  });

  it('does not wait for a service that stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const service = createDataQueryService();
    render(<SqlResult result={partial()} />, { wrapper: service.wrapper });
    await service.asked();
    await screen.findByRole('button', { name: 'Cancel' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await drawn()).toHaveAccessibleName(/, 100 of 250 rows/);
    expect(service.requests[0]?.signal.aborted).toBe(true);
  });

  it('loads at most 5,000 rows, and more only if asked to', async () => {
    const service = createDataQueryService();
    render(<SqlResult result={partial({ totalRows: 7_000 })} />, { wrapper: service.wrapper });
    await service.asked();
    service.send({ schema }, ...Array.from({ length: 28 }, () => ({ data })));
    expect(await drawn()).toHaveAccessibleName(/, 5,000 of 7,000 rows/);
    expect(screen.getByRole('button', { name: 'Load all rows' })).toBeInTheDocument();
  });

  it('shows the rows of the answer if all are too many for a chart', async () => {
    const service = createDataQueryService();
    const spec = {
      layer: [{ mark: 'rule' }, { mark: 'rule' }, { mark: 'rule' }],
      encoding: { x: { field: 'order_id', type: 'quantitative' }, y: { field: 'amount', type: 'quantitative' } },
    };
    render(<SqlResult result={partial({ spec, totalRows: 2_000 })} />, { wrapper: service.wrapper });
    await service.asked();
    service.send({ schema }, ...Array.from({ length: 8 }, () => ({ data })));
    service.end();
    expect(await drawn()).toHaveAccessibleName(/, 100 of 2,000 rows/);
    expect(screen.getByText('2,000 rows')).toBeInTheDocument();
  });

  it.each<[string, Partial<SqlResultProps>]>([
    ['the table is shown', { defaultView: 'table' }],
    ['the host turns it off', { chartRowCap: 0 }],
    ['the answer has all rows', { result: partial({ totalRows: 100 }) }],
  ])('loads nothing if %s', async (_, props) => {
    const service = createDataQueryService();
    render(<SqlResult result={partial()} {...props} />, { wrapper: service.wrapper });
    if (props.defaultView === undefined) await drawn();
    expect(service.requests).toHaveLength(0);
  });

  it('loads nothing before it is near the viewport', async () => {
    let arrive: (() => void) | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: IntersectionObserverCallback) {
          arrive = () => report([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        }
        observe() {}
        disconnect() {}
      },
    );
    const service = createDataQueryService();
    render(<SqlResult result={partial()} />, { wrapper: service.wrapper });
    await act(async () => undefined);
    expect(service.requests).toHaveLength(0);
    act(() => arrive?.());
    await service.asked();
    expect(service.requests).toHaveLength(1);
  });

  it('stops loading when it is removed', async () => {
    const service = createDataQueryService();
    const { unmount } = render(<SqlResult result={partial()} />, { wrapper: service.wrapper });
    await service.asked();
    unmount();
    await waitFor(() => expect(service.requests[0]?.signal.aborted).toBe(true));
  });
});

describe('a chart that differs from its spec', () => {
  it('says which rows of a group it leaves out, and that labels were replaced', async () => {
    const spec = {
      mark: 'point',
      transform: [{ filter: 'datum.items > 1' }],
      encoding: {
        x: { field: 'city', type: 'nominal', axis: { labelExpr: "replace(datum.label, /a/g, '')" } },
        y: { aggregate: 'sum', field: 'items', scale: { domain: [0, 20] } },
      },
    };
    const counted = exampleResult({
      columns: columnsOf({ city: 'string', items: 'integer' }),
      rows: [
        ['Lyon', 1],
        ['Lyon', 2],
        ['Porto', 30],
        ['Porto', 40],
      ],
      vegaSpec: JSON.stringify(spec),
    });
    render(<SqlResult result={counted} />);
    const notes = ['Rows not shown in this chart: 2 of 3.', 'This chart’s own labels aren’t supported.'];
    expect(await drawn()).toHaveAccessibleName(new RegExp(`\\. ${notes.join(' ')}$`));
    for (const note of notes) expect(screen.getByText(note)).toBeVisible();
  });
});

function withClient(client: ServiceClient) {
  return ({ children }: { children: ReactNode }) => <ServiceProvider client={client}>{children}</ServiceProvider>;
}

async function drawn(): Promise<HTMLElement> {
  return await waitFor(() => {
    const chart = document.querySelector<HTMLElement>('[data-slot="chart"][data-state="ready"]');
    if (chart === null) throw new Error('There is no chart yet.');
    return chart;
  });
}
