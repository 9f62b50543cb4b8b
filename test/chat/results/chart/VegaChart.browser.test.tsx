import { act, render, screen, waitFor } from '@testing-library/react';
import { type CSSProperties, StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, server, userEvent } from 'vitest/browser';
import '../../../../src/styles/styles.css';
import type { ChartPictures } from '../../../../src/chat/results/chart/draw/mountChart.js';
import { readChartTheme } from '../../../../src/chat/results/chart/look/paint/chartTheme.js';
import { contrastOf } from '../../../../src/chat/results/chart/look/paint/rgbColours.js';
import { VegaChart } from '../../../../src/chat/results/chart/VegaChart.js';
import type { SqlToolResult } from '../../../../src/client/chat-stream/ToolResult.js';
import { Announcer } from '../../../../src/ui/announcer/Announcer.js';
import {
  columnsOf,
  exampleResult,
  hostileSpec,
  monthlyRevenue,
  revenueByChannel,
  topProducts,
} from '../../../../stories/support/exampleResults.js';
import { describePart, findAxeViolations } from '../../../support/conformance.js';

const violations: string[] = [];

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'self' 'unsafe-inline' blob:; img-src 'self'; connect-src 'self' ws:; font-src 'self'";
  document.head.append(policy);
});

beforeEach(async () => {
  violations.length = 0;
  document.documentElement.dataset.theme = 'light';
  await page.viewport(900, 700);
});

describePart('VegaChart', (props) => <VegaChart {...chartOf(monthlyRevenue())} {...props} />, { slot: 'chart', ready: drawn });

describe('a chart', () => {
  it('draws one bar per row, under a policy that forbids eval and external requests', async () => {
    render(<VegaChart {...chartOf(monthlyRevenue())} />);
    expect(await drawn()).toHaveAccessibleName('Bar chart: Revenue by Month, 12 rows, highest Apr 2025 2.3M');
    expect(bars()).toHaveLength(12);
    const heights = bars().map((bar) => bar.getBoundingClientRect().height);
    const values = monthlyRevenue().rows.map(([, value]) => Number(value));
    expect(heights.indexOf(Math.max(...heights))).toBe(values.indexOf(Math.max(...values)));
    expect(violations).toEqual([]);
  });

  it.each<[string, () => SqlToolResult, number]>([
    ['standing bars', monthlyRevenue, 860],
    ['lying bars', topProducts, 860],
    ['lines', revenueByChannel, 560],
    ['bars in a narrow place', monthlyRevenue, 340],
  ])('moves no text below it when it is drawn: %s', async (_kind, result, width) => {
    render(
      <div style={{ inlineSize: width }}>
        <VegaChart {...chartOf(result())} />
        <p>below</p>
      </div>,
    );
    const top = () => Math.round(screen.getByText('below').getBoundingClientRect().top);
    expect(chart()).toHaveAttribute('data-state', 'loading');
    const before = top();
    await drawn();
    expect(top()).toBe(before);
  });

  it('states that it shows only some of the rows', async () => {
    render(<VegaChart {...chartOf(monthlyRevenue())} totalRows={2431} />);
    const chart = await drawn();
    expect(chart.getAttribute('aria-label')).toContain('12 of 2,431 rows');
    expect(chart.querySelector('svg .role-title')).toHaveTextContent('12 of 2,431 rows');
  });

  it('states how many rows it leaves out, and summarizes the rest', async () => {
    const result = monthlyRevenue();
    const rows = result.rows.map(([month, revenue], index) => [month ?? null, index < 3 ? null : (revenue ?? null)]);
    render(<VegaChart {...chartOf(result)} rows={rows} />);
    expect(await drawn()).toHaveTextContent('Rows not shown in this chart: 3 of 12.');
    expect(chart().getAttribute('aria-label')).toContain('Rows not shown in this chart: 3 of 12.');
    expect(bars()).toHaveLength(9);
  });

  it('formats months and amounts in the user’s language, and repeats no title', async () => {
    render(<VegaChart {...chartOf(monthlyRevenue())} title="Revenue by month in 2025" />);
    const chart = await drawn();
    expect(chart).toHaveTextContent('Jan 2025');
    expect(chart).toHaveTextContent('1.5M');
    expect(chart).not.toHaveTextContent('Revenue by month in 2025');
  });

  it('draws columns whose names contain dots, one line per series', async () => {
    render(<VegaChart {...chartOf(revenueByChannel())} />);
    const chart = await drawn();
    expect(chart.querySelectorAll('.mark-line path')).toHaveLength(3);
    expect([...chart.querySelectorAll('.role-legend-label text')].map(({ textContent }) => textContent)).toEqual([
      'Online',
      'Store',
      'Partner',
    ]);
  });

  it.each([undefined, '#93a8ff'])('uses colours for white paper when a dark page is printed, also with the accent %s', async (accent) => {
    document.documentElement.dataset.theme = 'dark';
    render(
      <div style={accent === undefined ? {} : ({ '--parley-accent': accent, '--parley-text': 'white' } as CSSProperties)}>
        <VegaChart {...chartOf(monthlyRevenue())} />
      </div>,
    );
    const chart = await drawn();
    const inked = () =>
      [...bars(), ...chart.querySelectorAll('svg g:not(.role-value) > text')].map((mark) => mark.getAttribute('fill') ?? '');
    const onScreen = inked();
    expect(onScreen).not.toEqual([]);
    expect(onScreen.every((fill) => contrastOf(fill, white) < 3)).toBe(true);
    window.dispatchEvent(new Event('beforeprint'));
    for (const fill of inked()) expect(contrastOf(fill, white), fill).toBeGreaterThan(3);
    window.dispatchEvent(new Event('afterprint'));
    expect(inked()).toEqual(onScreen);
  });

  // Only Chromium's own protocol can force colours.
  it.skipIf(server.browser !== 'chromium')('has data that are stronger than the grid in forced colours', async () => {
    const media = (value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await media('active');
    try {
      render(<VegaChart {...chartOf(monthlyRevenue())} />);
      const chart = await drawn();
      const { surface } = readChartTheme(chart);
      const grid = chart.querySelector('.role-axis-grid line')?.getAttribute('stroke') ?? '';
      const bar = bars()[0]?.getAttribute('fill') ?? '';
      expect(contrastOf(bar, surface)).toBeGreaterThan(3);
      expect(contrastOf(grid, surface)).toBeLessThan(2.2);
    } finally {
      await media('none');
    }
  });

  it('is printed as its table if it was not drawn yet', async () => {
    render(
      <div style={{ paddingBlockStart: 5000 }}>
        <VegaChart {...chartOf(monthlyRevenue())} />
      </div>,
    );
    expect(screen.queryByRole('table')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('[data-slot="result-table"] tbody tr')).toHaveLength(12);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('starts with the accent and follows the theme', async () => {
    render(
      <div style={{ ['--parley-accent' as string]: 'rgb(10, 120, 200)' }}>
        <VegaChart {...chartOf(topProducts())} />
      </div>,
    );
    await drawn();
    expect(bars()[0]).toHaveAttribute('fill', 'rgb(10, 120, 200)');
    const label = () => document.querySelector('.role-axis-label text')?.getAttribute('fill');
    const light = label();
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(label()).not.toBe(light));
  });

  it('uses the colours of the host in their order, however similar, and moves only its own', async () => {
    const colours = { '--parley-chart-1': 'rgb(10, 120, 200)', '--parley-chart-2': 'rgb(12, 122, 202)' } as CSSProperties;
    render(
      <div className="parley" style={colours}>
        <VegaChart {...chartOf(revenueByChannel())} />
      </div>,
    );
    const strokes = [...(await drawn()).querySelectorAll('.mark-line path')].map((line) => line.getAttribute('stroke'));
    expect(strokes.slice(0, 2)).toEqual(['rgb(10, 120, 200)', 'rgb(12, 122, 202)']);
  });

  it('takes the width of its container', async () => {
    const { container } = render(<VegaChart {...chartOf(monthlyRevenue())} />);
    await drawn();
    const width = () => Number(container.querySelector('svg')?.getAttribute('width'));
    const wide = width();
    container.style.width = '420px';
    await waitFor(() => expect(width()).toBe(420));
    expect(wide).toBeGreaterThan(420);
    expect(bars()).toHaveLength(12);
  });

  it.each([
    ['kept by a filter', 24, [{ window: [{ op: 'row_number', as: 'place' }] }, { filter: 'datum.place <= 24' }]],
    ['too many for the height, behind a filter', 100, [{ filter: 'datum.amount >= 0' }]],
    ['too many for the height', 100, []],
  ])('leaves a reasonable amount of space between names that are %s', async (_, bar, transform) => {
    const encoding = { y: { field: 'name', type: 'nominal', sort: null }, x: { field: 'amount', type: 'quantitative' } };
    const rows = Array.from({ length: 100 }, (_row, index) => [`Product ${index + 1}`, 100 - index]);
    const spec = JSON.stringify({ mark: 'bar', encoding, ...(transform.length > 0 && { transform }) });
    render(<VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />);
    const chart = await drawn();
    expect(bars()).toHaveLength(bar);
    expect(chart.getBoundingClientRect().height).toBeLessThan(720);
    const names = [...chart.querySelectorAll('.role-axis-label text')]
      .filter((label) => label.textContent?.startsWith('Product') && getComputedStyle(label).opacity !== '0')
      .map((label) => label.getBoundingClientRect().top)
      .sort((one, other) => one - other);
    expect(names.length).toBeGreaterThan(20);
    for (const [index, top] of names.entries()) expect(top - (names[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(11.5);
  });

  it('sorts hours in text form as hours', async () => {
    const rows = ['10', '9', '11', '2'].map((hour, index) => [hour, index + 1]);
    const spec = JSON.stringify({
      mark: 'bar',
      encoding: { x: { field: 'hour', type: 'ordinal' }, y: { field: 'amount', type: 'quantitative' } },
    });
    render(<VegaChart spec={spec} columns={columnsOf({ hour: 'string', amount: 'integer' })} rows={rows} />);
    await drawn();
    expect(bottomLabels()).toEqual(['2', '9', '10', '11']);
  });

  it('draws few points with straight lines, and ticks only at these points', async () => {
    const rows = ['2025-01-01', '2025-02-01', '2025-03-01'].map((month, index) => [month, [3, 9, 4][index] ?? 0]);
    const spec = JSON.stringify({
      mark: { type: 'line', interpolate: 'monotone' },
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' } },
    });
    render(<VegaChart spec={spec} columns={columnsOf({ month: 'time', amount: 'integer' })} rows={rows} />);
    const chart = await drawn();
    expect(chart.querySelector('.mark-line path')?.getAttribute('d')).not.toContain('C');
    expect(bottomLabels()).toEqual(['Jan 2025', 'Feb 2025', 'Mar 2025']);
  });

  it('labels every bar that has room for a label', async () => {
    await page.viewport(520, 700);
    render(<VegaChart {...chartOf(monthlyRevenue())} />);
    await drawn();
    const months = bottomLabels(40).filter((label) => /^[A-Z]/.test(label));
    expect(months).toHaveLength(12);
    expect(months.slice(0, 2)).toEqual(['Jan2025', 'Feb']);
  });

  it('keeps the plot tall in a narrow container, with the legend below it and the largest series first', async () => {
    await page.viewport(330, 700);
    const rows = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01'].flatMap((month) =>
      Array.from({ length: 9 }, (_, index) => [month, `Series number ${index}`, index + 1]),
    );
    const spec = JSON.stringify({
      mark: 'line',
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'series' } },
    });
    render(<VegaChart spec={spec} columns={columnsOf({ month: 'time', series: 'string', amount: 'integer' })} rows={rows} />);
    const chart = await drawn();
    const lines = [...chart.querySelectorAll('.mark-line path')].map((path) => path.getBoundingClientRect().top);
    const labels = [...chart.querySelectorAll('.role-legend-label text')];
    expect(Math.max(...lines) - Math.min(...lines)).toBeGreaterThan(130);
    expect(labels[0]?.textContent).toBe('Series number 8');
    expect(labels[0]?.getBoundingClientRect().top).toBeGreaterThan(Math.max(...lines));
  });

  it.each([
    ['largest first', {}, ['North · 62.5%', 'We\'st "2" · 25%', 'East · 12.5%']],
    ['in the order of the specification', { sort: null }, ['East · 12.5%', 'We\'st "2" · 25%', 'North · 62.5%']],
  ])('shows the share of each slice of a ring, %s', async (_order, sort, expected) => {
    const spec = JSON.stringify({
      mark: { type: 'arc', innerRadius: 50 },
      encoding: { theta: { field: 'amount' }, color: { field: 'name', ...sort } },
    });
    const rows = [
      ['East', 1],
      ['We\'st "2"', 2],
      ['North', 5],
    ];
    render(<VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />);
    const labels = [...(await drawn()).querySelectorAll('.role-legend-label text')].map(({ textContent }) => textContent);
    expect(labels).toEqual(expected);
  });

  it.each([
    ['each row is a slice', { field: 'amount' }],
    ['rows are added up', { field: 'amount', aggregate: 'sum' }],
  ])('shows the share next to the value of the slice under the pointer, where %s', async (_case, theta) => {
    const spec = JSON.stringify({ mark: { type: 'arc', innerRadius: 50 }, encoding: { theta, color: { field: 'name' } } });
    const rows = [
      ['North', 2500],
      ['East', 1500],
    ];
    render(<VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />);
    const slice = (await drawn()).querySelector('.mark-arc path');
    if (slice === null) throw new Error('There is no slice.');
    const { left, right, top } = slice.getBoundingClientRect();
    // Inside the band of the ring, which the middle of a slice may not be.
    point((left + right) / 2, top + 5);
    const tooltip = await waitFor(() => document.querySelector('.parley-chart-tooltip') ?? Promise.reject(new Error('no tooltip')));
    expect(tooltip).toHaveTextContent(/North.*2,500 · 62\.5%|East.*1,500 · 37\.5%/);
  });

  it('puts short legend entries on one line if they fit', async () => {
    await page.viewport(600, 700);
    const names = ['Web', 'App', 'Store', 'Phone'];
    const rows = ['2025-01-01', '2025-02-01'].flatMap((month) => names.map((name, index) => [month, name, index + 1]));
    const spec = JSON.stringify({
      mark: 'line',
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'name' } },
    });
    render(
      <div style={{ width: 400 }}>
        <VegaChart spec={spec} columns={columnsOf({ month: 'time', name: 'string', amount: 'integer' })} rows={rows} />
      </div>,
    );
    const labels = [...(await drawn()).querySelectorAll('.role-legend-label text')];
    expect(labels).toHaveLength(4);
    expect(new Set(labels.map((label) => Math.round(label.getBoundingClientRect().top))).size).toBe(1);
  });

  it('puts names from a transform on one line if they fit', async () => {
    const spec = JSON.stringify({
      transform: [{ fold: ['revenue', 'revenue_before'], as: ['series', 'amount'] }],
      mark: 'bar',
      encoding: {
        y: { field: 'region', type: 'nominal' },
        yOffset: { field: 'series' },
        x: { field: 'amount', type: 'quantitative' },
        color: { field: 'series', type: 'nominal' },
      },
    });
    const columns = columnsOf({ region: 'string', revenue: 'integer', revenue_before: 'integer' });
    render(<VegaChart spec={spec} columns={columns} rows={[['Europe', 3, 2]]} />);
    const labels = [...(await drawn()).querySelectorAll('.role-legend-label text')];
    expect(labels).toHaveLength(2);
    expect(new Set(labels.map((label) => Math.round(label.getBoundingClientRect().top))).size).toBe(1);
  });

  it('puts four slices of a ring on lines of equal length if they need more than one', async () => {
    const spec = JSON.stringify({
      mark: { type: 'arc', innerRadius: 50 },
      encoding: { theta: { field: 'amount' }, color: { field: 'name' } },
    });
    const rows = ['Northern region', 'Eastern region', 'Southern region', 'Western region'].map((name, index) => [name, index + 1]);
    render(
      <div style={{ width: 500 }}>
        <VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />
      </div>,
    );
    const tops = [...(await drawn()).querySelectorAll('.role-legend-label text')].map((label) =>
      Math.round(label.getBoundingClientRect().top),
    );
    expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual([2, 2]);
  });

  const manySeries = (mark: string) => {
    const rows = ['2025-01-01', '2025-02-01', '2025-03-01'].flatMap((month) =>
      Array.from({ length: 20 }, (_, index) => [month, `Series ${String.fromCharCode(65 + index)}`, index + 1]),
    );
    const spec = JSON.stringify({
      mark,
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'amount', type: 'quantitative' }, color: { field: 'series' } },
    });
    return <VegaChart spec={spec} columns={columnsOf({ month: 'time', series: 'string', amount: 'integer' })} rows={rows} />;
  };

  it.each(['line', 'bar'])('gives each of twenty series of a %s chart its own look, the largest the accent', async (mark) => {
    render(<div style={{ ['--parley-accent' as string]: 'rgb(1, 128, 96)' }}>{manySeries(mark)}</div>);
    const chart = await drawn();
    const paths = [...chart.querySelectorAll(mark === 'line' ? '.mark-line path' : '.mark-rect path')];
    const colours = paths.map((path) => path.getAttribute(mark === 'line' ? 'stroke' : 'fill'));
    expect(new Set(colours).size).toBe(20);
    const largest = paths.findIndex((path) =>
      mark === 'bar'
        ? tooltipOf(path).includes('Series T')
        : path.getBoundingClientRect().top === Math.min(...paths.map((other) => other.getBoundingClientRect().top)),
    );
    expect(colours[largest]).toBe('rgb(1, 128, 96)');
    if (mark === 'line') {
      const dashed = paths.map((path) => path.getAttribute('stroke-dasharray') ?? '1,0');
      expect(['1,0', '8,6', '1,5'].map((dash) => dashed.filter((other) => other === dash).length)).toEqual([8, 8, 4]);
    }
  });

  it.each(['light', 'dark'])('gives each of twenty series enough contrast with the %s surface and with paper', async (theme) => {
    document.documentElement.dataset.theme = theme;
    render(manySeries('bar'));
    const chart = await drawn();
    const fills = () => [...new Set(Array.from(chart.querySelectorAll('.mark-rect path'), (path) => path.getAttribute('fill') ?? ''))];
    const { surface } = readChartTheme(chart);
    expect(fills()).toHaveLength(20);
    for (const fill of fills()) expect(contrastOf(fill, surface), fill).toBeGreaterThanOrEqual(3);
    window.dispatchEvent(new Event('beforeprint'));
    expect(fills()).toHaveLength(20);
    for (const fill of fills()) expect(contrastOf(fill, white), fill).toBeGreaterThanOrEqual(3);
    window.dispatchEvent(new Event('afterprint'));
  });

  it('assigns the colours of a spec to the same names as Vega-Lite', async () => {
    const spec = JSON.stringify({
      mark: { type: 'arc', innerRadius: 50 },
      encoding: { theta: { field: 'amount' }, color: { field: 'name', scale: { range: ['#ff0000', '#00ff00'] } } },
    });
    const rows = [
      ['A', 1],
      ['B', 5],
    ];
    render(
      <div style={{ ['--parley-accent' as string]: 'rgb(1, 128, 96)' }}>
        <VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />
      </div>,
    );
    // The theme's colours stand for those of the specification, in their order.
    const slices = [...(await drawn()).querySelectorAll('.mark-arc path')];
    const first = slices.filter((slice) => slice.getAttribute('fill') === 'rgb(1, 128, 96)');
    expect(first.map((slice) => /"([AB])"/.exec(tooltipOf(slice))?.[1])).toEqual(['A']);
  });

  it('uses a colour that is close to the accent last', async () => {
    const colours = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => [name, 1]);
    const spec = JSON.stringify({ mark: 'bar', encoding: { x: { field: 'name' }, y: { field: 'amount' }, color: { field: 'name' } } });
    render(
      <div style={{ ['--parley-accent' as string]: 'oklch(0.58 0.16 254)' }}>
        <VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={colours} />
      </div>,
    );
    await drawn();
    const blueness = bars().map((bar) => {
      const [red = 0, , blue = 0] = (bar.getAttribute('fill')?.match(/\d+/g) ?? []).map(Number);
      return blue - red > 100;
    });
    expect(blueness.filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(blueness[0]).toBe(true);
    expect(blueness[4]).toBe(false);
  });

  it('keeps a ring round in a narrow container', async () => {
    await page.viewport(240, 700);
    const spec = JSON.stringify({
      mark: { type: 'arc', innerRadius: 80 },
      encoding: { theta: { field: 'amount', type: 'quantitative' }, color: { field: 'name' } },
    });
    const rows = ['North', 'East', 'South', 'West', 'Centre', 'Islands'].map((name) => [name, 1]);
    render(<VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />);
    const slice = (await drawn()).querySelector('.mark-arc path')?.getAttribute('d') ?? '';
    const radii = [...slice.matchAll(/A\s*([\d.]+)/g)].map(([, radius]) => Number(radius));
    expect(Math.min(...radii)).toBeGreaterThan(0);
    expect(Math.min(...radii)).toBeLessThan(0.7 * Math.max(...radii));
  });

  it('shows the exact value next to the pointer', async () => {
    render(<VegaChart {...chartOf(topProducts())} />);
    await drawn();
    const [bar] = bars();
    if (bar === undefined) throw new Error('There is no bar.');
    await userEvent.hover(page.elementLocator(bar));
    const tooltip = await waitFor(() => document.querySelector('.parley-chart-tooltip') ?? Promise.reject(new Error('no tooltip')));
    expect(tooltip).toHaveTextContent('Trail runner 3');
    expect(tooltip).toHaveTextContent(
      `$${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(topProducts().rows[0]?.[1]))}`,
    );
  });

  it('exports its picture as SVG and PNG', async () => {
    const seen: (ChartPictures | undefined)[] = [];
    render(<VegaChart {...chartOf(monthlyRevenue())} onPictures={(pictures) => seen.push(pictures)} />);
    await drawn();
    const pictures = await waitFor(() => seen.at(-1) ?? Promise.reject(new Error('no pictures')));
    expect(await pictures.toSvg()).toMatch(/^<svg[\s\S]*<path/);
    const png = await pictures.toPng();
    expect(png.type).toBe('image/png');
    expect(png.size).toBeGreaterThan(3000);
  });

  it('exports its picture while it is hidden and was never drawn, if it can be drawn', async () => {
    const picturesOf = async (props: ReturnType<typeof chartOf>) => {
      const seen: (ChartPictures | undefined)[] = [];
      const { unmount } = render(
        <div hidden>
          <VegaChart {...props} onPictures={(pictures) => seen.push(pictures)} />
        </div>,
      );
      const { toSvg, toPng } = await waitFor(() => seen.at(-1) ?? Promise.reject(new Error('no pictures')));
      expect(chart()).toHaveAttribute('data-state', 'loading');
      const made = await Promise.allSettled([toSvg(), toPng()]);
      unmount();
      return made.map((one) => (one.status === 'rejected' ? 'rejected' : one.value));
    };
    const [svg, png] = await picturesOf(chartOf(monthlyRevenue()));
    expect(svg).toMatch(/^<svg[\s\S]*<path/);
    expect(png instanceof Blob && png.size).toBeGreaterThan(3000);
    expect(await picturesOf({ ...chartOf(monthlyRevenue()), spec: '{"mark":"image"}' })).toEqual(['rejected', 'rejected']);
  });

  it('draws once under StrictMode and cleans up completely', async () => {
    const { container, unmount } = render(
      <StrictMode>
        <VegaChart {...chartOf(monthlyRevenue())} />
      </StrictMode>,
    );
    await drawn();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    unmount();
    expect(document.querySelectorAll('svg, .parley-chart-tooltip')).toHaveLength(0);
  });

  it('waits until it is near the viewport', async () => {
    render(
      <>
        <div style={{ height: 5000 }} />
        <VegaChart {...chartOf(monthlyRevenue())} />
      </>,
    );
    await new Promise(requestAnimationFrame);
    expect(chart()).toHaveAttribute('data-state', 'loading');
    chart().scrollIntoView();
    await drawn();
    window.scrollTo(0, 0);
  });
});

describe('a hostile spec', () => {
  it('shows the table and a reason, and makes no request', async () => {
    render(<VegaChart {...chartOf({ ...monthlyRevenue(), vegaSpec: hostileSpec })} />);
    await waitFor(() => expect(chart()).toHaveAttribute('data-state', 'failed'));
    expect(
      screen.getByText('The chart was blocked because it uses something that isn’t allowed. Showing the table instead.'),
    ).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(13);
    expectNoOutsideRequest();
  });

  it.each<[string, object]>([
    [
      'data and settings from a URL',
      {
        usermeta: { embedOptions: { ast: false, config: 'https://attacker.example/c.json' } },
        data: { url: 'https://attacker.example/d.json' },
        config: { font: 'url(https://attacker.example/f)' },
      },
    ],
    [
      'a link and a picture on a channel',
      {
        encoding: {
          ...encodingOf(monthlyRevenue()),
          href: { value: 'https://attacker.example' },
          url: { value: 'https://attacker.example/i.png' },
        },
      },
    ],
    ['paint from a URL', { mark: { type: 'bar', fill: 'url(https://attacker.example/p.svg#a)', href: 'https://attacker.example' } }],
    [
      'markup in a tooltip',
      { encoding: { ...encodingOf(monthlyRevenue()), tooltip: { value: '<img src=https://attacker.example/i.png onerror=alert(1)>' } } },
    ],
  ])('draws its bars without %s', async (_name, parts) => {
    const result = monthlyRevenue();
    const spec = JSON.stringify({ ...JSON.parse(result.vegaSpec ?? ''), ...parts });
    render(<VegaChart {...chartOf({ ...result, vegaSpec: spec })} />);
    await drawn();
    expect(bars()).toHaveLength(12);
    const [bar] = bars();
    if (bar !== undefined) await userEvent.hover(page.elementLocator(bar));
    expect(document.querySelectorAll('a[href], image, img')).toHaveLength(0);
    expectNoOutsideRequest();
  });

  it('shows the table if the rows leave nothing to draw', async () => {
    const result = exampleResult({
      columns: columnsOf({ city: 'string', note: 'string' }),
      rows: [
        ['Lyon', 'a'],
        ['Porto', 'b'],
      ],
    });
    const spec = {
      mark: 'bar',
      transform: [{ filter: "datum.city === 'Nowhere'" }],
      encoding: { x: { field: 'city' }, y: { field: 'note' } },
    };
    render(<VegaChart {...chartOf({ ...result, vegaSpec: JSON.stringify(spec) })} />);
    await waitFor(() => expect(chart()).toHaveAttribute('data-state', 'failed'));
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('shows the reason if it leaves too many names, and a chart of few', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => [`name ${index}`, index + 1]);
    const result = exampleResult({ columns: columnsOf({ name: 'string', amount: 'integer' }), rows });
    const encoding = { x: { field: 'name' }, y: { field: 'amount', type: 'quantitative' } };
    const spec = (least: number) => JSON.stringify({ mark: 'bar', transform: [{ filter: `datum.amount > ${least}` }], encoding });
    const { rerender } = render(<VegaChart {...chartOf({ ...result, vegaSpec: spec(0) })} />);
    await waitFor(() => expect(chart()).toHaveAttribute('data-state', 'failed'));
    expect(screen.getByText('There’s too much data to chart. Showing the table instead.')).toBeVisible();
    rerender(<VegaChart {...chartOf({ ...result, vegaSpec: spec(290) })} />);
    await drawn();
    expect(bars()).toHaveLength(10);
  });

  it('recovers when a valid spec arrives', async () => {
    const result = monthlyRevenue();
    const { rerender } = render(<VegaChart {...chartOf({ ...result, vegaSpec: '{' })} />);
    await waitFor(() => expect(chart()).toHaveAttribute('data-state', 'failed'));
    rerender(<VegaChart {...chartOf(result)} />);
    await drawn();
    expect(bars()).toHaveLength(12);
  });
});

describe('drawChart', () => {
  it('rejects a chart that fails halfway instead of showing the rest', async () => {
    const { drawChart } = await import('../../../../src/chat/results/chart/draw/drawChart.js');
    const axis = { formatType: 'parleyTime', format: 'no language' };
    const spec = {
      config: { customFormatTypes: true },
      data: { values: [{ at: 0, amount: 1 }] },
      mark: 'bar',
      encoding: { x: { field: 'at', type: 'temporal', axis }, y: { field: 'amount', type: 'quantitative' } },
    };
    const roles = { places: new Set<string>(), series: new Set<string>(), shares: new Set<string>(), arePointsOverTime: false };
    await expect(drawChart(document.createElement('div'), { spec, roles, finish: { open: [] } })).rejects.toThrow(RangeError);
  });
});

describe('the supported kinds of charts', () => {
  const { columns, rows } = revenueByChannel();
  const [month, channel, revenue] = ['orders.month', 'orders.channel', 'orders.revenue'];
  it.each<[string, object]>([
    [
      'area',
      {
        mark: 'area',
        encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, color: { field: channel } },
      },
    ],
    ['pie', { mark: 'arc', encoding: { theta: { aggregate: 'sum', field: revenue }, color: { field: channel } } }],
    [
      'heat map',
      {
        mark: 'rect',
        encoding: {
          x: { field: month, timeUnit: 'month', type: 'ordinal' },
          y: { field: channel, type: 'nominal' },
          color: { aggregate: 'mean', field: revenue },
        },
      },
    ],
    [
      'scatter plot',
      {
        mark: 'point',
        encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, color: { field: channel } },
      },
    ],
    ['histogram', { mark: 'bar', encoding: { x: { field: revenue, bin: true }, y: { aggregate: 'count' } } }],
    [
      'stacked share',
      {
        mark: 'bar',
        encoding: {
          x: { field: month, timeUnit: 'year' },
          y: { aggregate: 'sum', field: revenue, stack: 'normalize' },
          color: { field: channel },
        },
      },
    ],
    [
      'facets',
      {
        mark: 'line',
        encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, column: { field: channel } },
      },
    ],
    [
      'layers',
      {
        encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' } },
        layer: [{ mark: 'line' }, { mark: { type: 'rule', color: 'red' }, encoding: { x: null, y: { datum: 500_000 } } }],
      },
    ],
    ['box plot', { mark: 'boxplot', encoding: { x: { field: channel, type: 'nominal' }, y: { field: revenue, type: 'quantitative' } } }],
    [
      'side by side',
      {
        hconcat: [
          { mark: 'bar', encoding: { x: { field: channel }, y: { aggregate: 'sum', field: revenue } } },
          { mark: 'bar', encoding: { y: { field: channel }, x: { aggregate: 'mean', field: revenue } } },
        ],
      },
    ],
    [
      'fold',
      {
        transform: [{ fold: [revenue], as: ['measure', 'amount'] }],
        mark: 'line',
        encoding: {
          x: { field: month, type: 'temporal' },
          y: { field: 'amount', type: 'quantitative', aggregate: 'sum' },
          color: { field: 'measure', type: 'nominal' },
        },
      },
    ],
    [
      'formats of its own',
      {
        mark: 'line',
        encoding: {
          x: { field: month, type: 'temporal', axis: { format: '%b %Y' } },
          y: { field: revenue, type: 'quantitative', axis: { format: '$,.0f' } },
          tooltip: [
            { field: month, type: 'temporal', format: '%B %Y' },
            { field: revenue, type: 'quantitative', format: ',.2f' },
          ],
        },
      },
    ],
    [
      'times as names with a format for times',
      {
        mark: 'bar',
        encoding: {
          x: { field: month, type: 'ordinal', axis: { format: '%b %Y' } },
          y: { field: revenue, type: 'quantitative', aggregate: 'sum' },
        },
      },
    ],
    [
      'calculation',
      {
        transform: [{ calculate: 'datum["orders.revenue"] / 1000', as: 'thousands' }],
        mark: 'bar',
        encoding: { x: { field: channel }, y: { field: 'thousands', aggregate: 'sum' } },
      },
    ],
  ])('include %s', async (_name, spec) => {
    render(<VegaChart spec={JSON.stringify(spec)} columns={columns} rows={rows} />);
    const chart = await drawn();
    expect(chart.querySelectorAll('.role-mark > *').length).toBeGreaterThan(0);
    expect(chart.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(violations).toEqual([]);
  });
});

describe('the values of a chart', () => {
  it('are shown nearly everywhere on a line chart, for all series at once', async () => {
    render(<VegaChart {...chartOf(revenueByChannel())} />);
    const { left, right, top, bottom } = plotOf(await drawn());
    const shown: (string | undefined)[] = [];
    for (let x = left + 2; x < right; x += (right - left) / 40)
      for (let y = top + 4; y < bottom; y += (bottom - top) / 9) shown.push(valuesAt(x, y));
    expect(shown.length).toBeGreaterThan(350);
    const full = shown.filter((text) => ['Online', 'Store', 'Partner'].every((name) => text?.includes(name)));
    expect(full.length / shown.length).toBeGreaterThan(0.98);
    expect(new Set(full).size).toBeGreaterThan(30);
    expect(full[0]).toContain('Jan 2023');
  });

  it('are marked with a rule and a point on each series', async () => {
    render(<VegaChart {...chartOf(revenueByChannel())} />);
    const { left, right, top } = plotOf(await drawn());
    point((left + right) / 2, top + 20);
    expect(document.querySelectorAll('.parley-chart-rule')).toHaveLength(1);
    const dots = [...document.querySelectorAll<HTMLElement>('.parley-chart-dot')];
    expect(dots).toHaveLength(3);
    const lines = [...document.querySelectorAll('.mark-line path')].map((path) => path.getBoundingClientRect());
    for (const dot of dots) {
      const { left: x, top: y, width } = dot.getBoundingClientRect();
      expect(lines.some((line) => y + width / 2 >= line.top - 3 && y + width / 2 <= line.bottom + 3 && x > line.left)).toBe(true);
    }
    expect(dots.map(({ style }) => style.backgroundColor)).toEqual(
      [...document.querySelectorAll('.mark-line path')].map((path) => path.getAttribute('stroke')),
    );
  });

  it('are those of the bar under the pointer, and of one too small to hit above it', async () => {
    const spec = JSON.stringify({ mark: 'bar', encoding: { x: { field: 'name' }, y: { field: 'amount', type: 'quantitative' } } });
    const rows = [
      ['Large', 1000],
      ['Small', 1],
    ];
    render(<VegaChart spec={spec} columns={columnsOf({ name: 'string', amount: 'integer' })} rows={rows} />);
    await drawn();
    const [large, small] = bars().map((bar) => bar.getBoundingClientRect());
    if (large === undefined || small === undefined) throw new Error('There are no bars.');
    expect(valuesAt(large.left + 5, large.bottom - 20)).toBe('LargeAmount1,000');
    const outline = document.querySelector('.parley-chart-outline')?.getBoundingClientRect();
    for (const edge of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs((outline?.[edge] ?? 0) - large[edge])).toBeLessThan(1.5);
    expect(valuesAt(small.left + 5, large.top + 20)).toBe('SmallAmount1');
  });

  it('can be read with the arrow keys, are announced, and disappear with Escape and the focus', async () => {
    render(
      <Announcer>
        <VegaChart {...chartOf(revenueByChannel())} />
        <button type="button">Next</button>
      </Announcer>,
    );
    const chart = await drawn();
    expect(chart).toHaveAccessibleDescription('Arrow keys show values.');
    await userEvent.tab();
    expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toHaveTextContent(/^Jan 2023/);
    expect(screen.getByRole('status')).toHaveTextContent(/Jan 2023: Revenue Online [\d,.]+, Store [\d,.]+, Partner [\d,.]+$/);
    await userEvent.keyboard('{ArrowRight}');
    expect(tooltip()).toHaveTextContent(/^Feb 2023/);
    await userEvent.keyboard('{End}');
    expect(tooltip()).toHaveTextContent(/^Dec 2025/);
    await userEvent.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent(/^Nov 2025/);
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    await userEvent.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent(/^Jan 2023/);
    await userEvent.tab();
    expect(tooltip()).toBeNull();
  });

  it('are those of the series that the legend has not hidden', async () => {
    render(
      <Announcer>
        <VegaChart {...chartOf(revenueByChannel())} />
      </Announcer>,
    );
    const chart = await drawn();
    const store = screen.getByRole('button', { name: 'Store' });
    expect(screen.getByRole('group', { name: 'Show or hide series' })).toContainElement(store);
    expect(await findAxeViolations(document.body)).toEqual([]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(store).toHaveFocus();
    expect(linesThatAre('faded')).toEqual([0, 2]);
    await userEvent.keyboard('{Enter}');
    expect(store).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Store hidden');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(linesThatAre('faded')).toEqual([]);
    act(() => chart.focus());
    await userEvent.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent(/Online.*Partner/);
    expect(tooltip()).not.toHaveTextContent('Store');
    await userEvent.click(store);
    expect(store).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(lines()).toHaveLength(3));
  });

  it.each([
    ['bars', { mark: 'bar', encoding: { ...encodingOf(revenueByChannel()), x: { field: 'orders.month' } } }],
    ['slices', { mark: 'arc', encoding: { theta: { field: 'orders.revenue', aggregate: 'sum' }, color: { field: 'orders.channel' } } }],
  ])('are drawn, described and saved again without a hidden series: %s', async (_kind, spec) => {
    const { columns, rows } = revenueByChannel();
    const pictures: (ChartPictures | undefined)[] = [];
    render(<VegaChart columns={columns} rows={rows} spec={JSON.stringify(spec)} onPictures={(saved) => pictures.push(saved)} />);
    const chart = await drawn();
    const marks = () => chart.querySelectorAll('.role-mark:is(.mark-rect, .mark-arc) path').length;
    const [marksBefore, nameBefore, factsBefore] = [marks(), chart.getAttribute('aria-label'), factsOf(chart)];
    await userEvent.click(screen.getByRole('button', { name: /^Online/ }));
    await waitFor(() => expect(marks()).toBe((marksBefore * 2) / 3));
    expect(factsBefore).toContain('Online');
    await waitFor(() => expect(factsOf(chart)).not.toContain('Online'));
    if (spec.mark === 'bar') expect(chart.getAttribute('aria-label')).not.toBe(nameBefore);
    const saved = new DOMParser().parseFromString((await pictures.at(-1)?.toSvg()) ?? '', 'image/svg+xml');
    expect(saved.querySelectorAll('.role-mark:is(.mark-rect, .mark-arc) path')).toHaveLength(marks());
    for (const name of ['Store', 'Partner', 'Online']) await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(marks()).toBe(marksBefore / 3));
    expect(await findAxeViolations(document.body)).toEqual([]);
  });

  it('keep their series hidden when the chart is drawn again, with buttons over the entries', async () => {
    const pictures: (ChartPictures | undefined)[] = [];
    const { container } = render(<VegaChart {...chartOf(revenueByChannel())} onPictures={(saved) => pictures.push(saved)} />);
    await drawn();
    await userEvent.click(screen.getByRole('button', { name: 'Partner' }));
    const isOverEntries = () =>
      [...document.querySelectorAll('.role-legend-label text')].every((label) => {
        const [text, button] = [label, screen.getByRole('button', { name: label.textContent ?? '' })].map((part) =>
          part.getBoundingClientRect(),
        );
        return text !== undefined && button !== undefined && button.left < text.left && button.right > text.right && button.top < text.top;
      });
    expect(isOverEntries()).toBe(true);
    Object.assign(container.style, { height: '200px', overflow: 'auto' });
    container.scrollTop = 60;
    expect(isOverEntries()).toBe(true);
    container.style.width = '340px';
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(pictures.length).toBeGreaterThan(1));
    await waitFor(() => expect([lines().length, isOverEntries()]).toEqual([2, true]));
    expect(await pictures.at(-1)?.toSvg()).not.toContain('data-series');
  });

  it('stay after a touch until the next one elsewhere', async () => {
    render(<VegaChart {...chartOf(revenueByChannel())} />);
    const { left, right, top } = plotOf(await drawn());
    const touch = (type: string, target: Element) =>
      target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: (left + right) / 2, clientY: top + 20 }));
    const stage = document.querySelector('.parley-chart-stage') ?? document.body;
    for (const type of ['pointerdown', 'pointerup', 'pointerleave']) touch(type, stage);
    expect(tooltip()).not.toBeNull();
    touch('pointerdown', document.body);
    expect(tooltip()).toBeNull();
  });

  it('are inside the window at every edge', async () => {
    await page.viewport(360, 700);
    render(<VegaChart {...chartOf(revenueByChannel())} />);
    const { left, right, top, bottom } = plotOf(await drawn());
    for (const [x, y] of [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const) {
      point(x, y);
      const box = tooltip()?.getBoundingClientRect();
      expect(box?.left).toBeGreaterThanOrEqual(0);
      expect(box?.right).toBeLessThanOrEqual(360);
      expect(box?.top).toBeGreaterThanOrEqual(0);
    }
  });
});

/** Moves the pointer over the chart. */
function point(clientX: number, clientY: number): void {
  const event = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', clientX, clientY });
  document.querySelector('.parley-chart-stage')?.dispatchEvent(event);
}

function tooltip(): HTMLElement | null {
  return document.querySelector('.parley-chart-tooltip');
}

function valuesAt(x: number, y: number): string | undefined {
  point(x, y);
  return tooltip()?.textContent;
}

/** The area of the marks. */
function plotOf(chart: HTMLElement): DOMRect {
  const lines = chart.querySelector('.mark-group.role-frame .background');
  if (lines === null) throw new Error('There is no plot.');
  return lines.getBoundingClientRect();
}

function chartOf({ vegaSpec, columns, rows }: SqlToolResult) {
  return { spec: vegaSpec ?? '', columns, rows };
}

function encodingOf({ vegaSpec }: SqlToolResult): object {
  return JSON.parse(vegaSpec ?? '').encoding;
}

function chart(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-slot="chart"]');
  if (element === null) throw new Error('There is no chart.');
  return element;
}

async function drawn(): Promise<HTMLElement> {
  await waitFor(() => expect(chart()).toHaveAttribute('data-state', 'ready'));
  return chart();
}

/** The labels of the lowest line that are not hidden, from left to right. */
function bottomLabels(heightPx = 8): readonly string[] {
  const labels = [...document.querySelectorAll('.role-axis')].flatMap((axis) => [...axis.querySelectorAll('.role-axis-label text')]);
  const bottom = Math.max(...labels.map((label) => label.getBoundingClientRect().bottom));
  return labels
    .filter((label) => getComputedStyle(label).opacity !== '0' && bottom - label.getBoundingClientRect().bottom < heightPx)
    .map((label) => label.textContent ?? '');
}

function bars(): readonly Element[] {
  return [...document.querySelectorAll('.mark-rect.role-mark path')];
}

function expectNoOutsideRequest(): void {
  expect(violations).toEqual([]);
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('attacker'))).toEqual([]);
}

const white = 'rgb(255, 255, 255)';

/** The tooltip of a mark, which the chart library keeps in a property of its element. */
function tooltipOf(mark: Element): string {
  return JSON.stringify((mark as { readonly __data__?: { readonly tooltip?: unknown } }).__data__?.tooltip ?? '');
}

function lines(): readonly SVGElement[] {
  return [...document.querySelectorAll<SVGElement>('.parley-chart-stage .mark-line path')];
}

/** The description of a chart for screen readers. */
function factsOf(chart: HTMLElement): string {
  return document.getElementById(chart.getAttribute('aria-details') ?? '')?.textContent ?? '';
}

/** The indices of the lines with this state. */
function linesThatAre(state: string): readonly number[] {
  return lines().flatMap((line, index) => (line.dataset.series === state ? [index] : []));
}
