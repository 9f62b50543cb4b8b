import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { VegaChart } from '../../src/chat/results/chart/VegaChart.js';
import type { SqlToolResult } from '../../src/client/chat-stream/ToolResult.js';
import { columnsOf, hostileSpec, monthlyRevenue, revenueByChannel, rowsOf, topProducts } from '../support/exampleResults.js';

const byChannel = revenueByChannel();
const [month, channel, revenue] = ['orders.month', 'orders.channel', 'orders.revenue'];

const meta = {
  title: 'Results/VegaChart',
  tags: ['!autodocs'],
  component: VegaChart,
  args: { ...resultChart(byChannel), columns: titled(byChannel.columns) },
  play: async ({ canvasElement }) => chartIs(canvasElement, 'ready'),
} satisfies Meta<typeof VegaChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = { tags: ['autodocs'] };

/** The values of all series at the nearest month, here reached with the arrow keys. */
export const ValuesOfLines: Story = {
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await pressOnChart(canvasElement, '{Home}{ArrowRight}{ArrowRight}');
    await expect(canvasElement.querySelector('.parley-chart-tooltip')).toHaveTextContent(/Mar.*2023.*Online.*Store.*Partner/);
  },
};

/** A press on an entry of the legend hides its series; the one under the pointer is emphasized. */
export const HiddenSeries: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await userEvent.click(await canvas.findByRole('button', { name: 'Store' }));
    await expect(canvas.getByRole('button', { name: 'Store' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.hover(canvas.getByRole('button', { name: 'Partner' }));
    await expect(canvasElement.querySelectorAll('.mark-line [data-series="faded"]')).toHaveLength(1);
  },
};

/** The values of one bar. */
export const ValuesOfBars: Story = {
  args: resultChart(topProducts()),
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await pressOnChart(canvasElement, '{Home}{ArrowDown}');
    await expect(canvasElement.querySelector('.parley-chart-tooltip')).toHaveTextContent('Merino base layer');
  },
};

export const Bars: Story = { args: resultChart(monthlyRevenue()), tags: ['autodocs'] };

export const HorizontalBars: Story = { args: resultChart(topProducts()) };

/** In a narrow chart, long names are broken into two lines. */
export const LongNames: Story = {
  args: {
    columns: columnsOf({ product: 'string', revenue: 'integer' }),
    rows: [
      ['Merino base layer for cold winter days', 695_214],
      ['Trail runner 3', 910_105],
      ['Ridge 45 backpack with rain cover', 570_521],
      ['Storm shell', 477_794],
      ['Camp stove with windshield and pot', 410_943],
    ],
    spec: JSON.stringify({
      mark: 'bar',
      encoding: { y: { field: 'product', sort: '-x' }, x: { field: 'revenue', type: 'quantitative', title: 'Revenue' } },
    }),
    style: { inlineSize: 320 },
  },
};

export const Areas: Story = {
  tags: ['autodocs'],
  args: chartOf({
    mark: 'area',
    encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, color: { field: channel } },
  }),
};

export const Ring: Story = {
  tags: ['autodocs'],
  args: chartOf({
    mark: { type: 'arc', innerRadius: 56 },
    encoding: { theta: { aggregate: 'sum', field: revenue }, color: { field: channel } },
  }),
};

export const HeatMap: Story = {
  tags: ['autodocs'],
  args: chartOf({
    mark: 'rect',
    encoding: {
      x: { field: month, timeUnit: 'month', type: 'ordinal' },
      y: { field: channel, type: 'nominal' },
      color: { aggregate: 'mean', field: revenue, title: 'Revenue' },
    },
  }),
};

export const NarrowHeatMap: Story = { args: { ...HeatMap.args, style: { inlineSize: 218 } } };

export const GroupedBars: Story = {
  args: chartOf({
    mark: 'bar',
    encoding: {
      x: { field: month, timeUnit: 'year', type: 'ordinal' },
      xOffset: { field: channel },
      y: { aggregate: 'sum', field: revenue },
      color: { field: channel },
    },
  }),
};

export const TwoMeasures: Story = {
  tags: ['autodocs'],
  args: chartOf({
    encoding: { x: { field: month, timeUnit: 'yearmonth', type: 'temporal' } },
    layer: [
      { mark: 'bar', encoding: { y: { aggregate: 'sum', field: revenue, title: 'Revenue' } } },
      {
        mark: { type: 'line', color: 'orange' },
        encoding: { y: { aggregate: 'max', field: revenue, title: 'Largest channel', axis: { orient: 'right' } } },
      },
    ],
    resolve: { scale: { y: 'independent' } },
  }),
};

export const Facets: Story = {
  args: chartOf({
    mark: 'line',
    encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, column: { field: channel } },
  }),
};

/** Hours in text form are in chronological order, and every bar with enough room has a label. */
export const TextHours: Story = {
  args: {
    columns: columnsOf({ hour: 'string', orders: 'integer' }),
    rows: ['10', '9', '11', '8', '17', '12', '14', '13', '16', '15'].map((hour, index) => [hour, 40 + ((index * 37) % 60)]),
    spec: JSON.stringify({ mark: 'bar', encoding: { x: { field: 'hour', type: 'ordinal' }, y: { field: 'orders' } } }),
  },
};

/** Straight lines connect three points, with ticks only at these points. */
export const FewPoints: Story = {
  args: {
    columns: columnsOf({ month: 'time', revenue: 'number' }),
    rows: [
      ['2025-01-01', 182_400],
      ['2025-02-01', 231_500],
      ['2025-03-01', 204_300],
    ],
    spec: JSON.stringify({
      mark: { type: 'line', interpolate: 'monotone' },
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative' } },
    }),
  },
};

/** Four short names fit on one line in a narrow container. */
export const ShortLegend: Story = {
  args: { ...seriesNamed(['Web', 'App', 'Store', 'Phone']), style: { inlineSize: 380 } },
};

/** In a narrow container the legend is below the plot, with the largest series first. */
export const NarrowContainer: Story = {
  args: { ...seriesNamed(Array.from({ length: 9 }, (_, index) => `Sales region ${index + 1}`)), style: { inlineSize: 330 } },
};

/** The legend and the tooltip show the share of each slice. */
export const RingWithShares: Story = {
  args: {
    columns: columnsOf({ region: 'string', revenue: 'integer' }),
    rows: [
      ['North', 412_000],
      ['East', 96_000],
      ['South', 231_000],
      ['West', 61_000],
    ],
    spec: JSON.stringify({ mark: { type: 'arc', innerRadius: 56 }, encoding: { theta: { field: 'revenue' }, color: { field: 'region' } } }),
  },
};

/** The current month has only some of its days yet: the line to it is dashed, and a note says so. */
export const UnfinishedMonth: Story = {
  args: untilNow('line'),
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await expect(canvasElement.querySelector('.parley-chart-note')).toHaveTextContent('not finished yet');
    await pressOnChart(canvasElement, '{End}');
    await expect(canvasElement.querySelector('.parley-chart-tooltip')).toHaveTextContent('not finished yet');
  },
};

/** The bar of the current month is pale. */
export const UnfinishedBar: Story = { args: untilNow('bar') };

/** From the previous month to the current one, the areas are pale. */
export const UnfinishedAreas: Story = {
  args: {
    columns: columnsOf({ month: 'time', channel: 'string', revenue: 'number' }),
    rows: untilNow('line').rows.flatMap(([at = '', amount]) => [
      [at, 'Online', Number(amount)],
      [at, 'Store', Number(amount) * 0.7],
    ]),
    spec: JSON.stringify({
      mark: 'area',
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative' }, color: { field: 'channel' } },
    }),
  },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await expect(canvasElement.querySelector('.parley_open_areas path')).not.toBeNull();
  },
};

/** The spec lets the axis start above zero, which a note says. */
export const AxisAboveZero: Story = {
  args: {
    ...untilNow('line'),
    spec: JSON.stringify({
      mark: 'line',
      encoding: {
        x: { field: 'month', type: 'temporal' },
        y: { field: 'revenue', type: 'quantitative', scale: { domain: [150_000, 250_000] } },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await expect(canvasElement).toHaveTextContent('The axis starts at 150K.');
  },
};

/** A year beside the one before it, in the accent and a pale accent. */
export const PreviousYear: Story = {
  args: {
    columns: columnsOf({ quarter: 'string', year: 'string', revenue: 'integer' }),
    rows: ['Q1', 'Q2', 'Q3', 'Q4'].flatMap((quarter, index) => [
      [quarter, '2024', 182_000 + index * 9_000],
      [quarter, '2025', 205_000 + ((index * 31_000) % 47_000)],
    ]),
    spec: JSON.stringify({
      mark: 'bar',
      encoding: {
        x: { field: 'quarter' },
        xOffset: { field: 'year' },
        y: { field: 'revenue', title: 'Revenue' },
        color: { field: 'year' },
      },
    }),
  },
};

export const UnreadableSpec: Story = { args: { spec: '{ "mark": ' }, play: async ({ canvasElement }) => chartIs(canvasElement, 'failed') };

export const HostileSpec: Story = {
  args: { spec: hostileSpec },
  play: async ({ canvasElement }) => chartIs(canvasElement, 'failed'),
  tags: ['!dev'],
};

export const TooManyRows: Story = {
  args: {
    columns: columnsOf({ x: 'number', y: 'number' }),
    rows: rowsOf(12_000, (index, random) => [index, random()]),
    spec: JSON.stringify({ mark: 'point', encoding: { x: { field: 'x', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' } } }),
  },
  play: async ({ canvasElement }) => chartIs(canvasElement, 'failed'),
};

/** One line per name over five months. */
function seriesNamed(names: readonly string[]) {
  return {
    columns: columnsOf({ month: 'time', series: 'string', revenue: 'integer' }),
    rows: [1, 2, 3, 4, 5].flatMap((number) =>
      names.map((name, index) => [`2025-0${number}-01`, name, (index + 1) * 1_000 + ((number * 700) % 1_100)]),
    ),
    spec: JSON.stringify({
      mark: 'line',
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative' }, color: { field: 'series' } },
    }),
  };
}

/** Revenue of the last eight months, the current one included. */
function untilNow(mark: 'line' | 'bar') {
  const now = new Date();
  const month = (back: number) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 10);
  return {
    columns: columnsOf({ month: 'time', revenue: 'number' }),
    rows: [182_400, 201_500, 194_300, 223_000, 219_800, 231_400, 240_900, 171_200].map((revenue, index) => [month(7 - index), revenue]),
    spec: JSON.stringify({
      mark,
      encoding: { x: { field: 'month', type: 'temporal' }, y: { field: 'revenue', type: 'quantitative', title: 'Revenue' } },
    }),
  };
}

/** Columns with the titles that a data model gives them. */
function titled(columns: SqlToolResult['columns']) {
  return columns.map((column) => ({
    ...column,
    title: { [month]: 'Month', [channel]: 'Channel', [revenue]: 'Revenue' }[column.name] ?? column.name,
  }));
}

function resultChart({ columns, rows, vegaSpec }: SqlToolResult) {
  return { columns, rows, spec: vegaSpec ?? '' };
}

function chartOf(spec: object) {
  return { spec: JSON.stringify(spec) };
}

async function pressOnChart(canvasElement: HTMLElement, keys: string): Promise<void> {
  canvasElement.querySelector<HTMLElement>('[data-slot="chart"]')?.focus();
  await userEvent.keyboard(keys);
}

async function chartIs(canvasElement: HTMLElement, state: 'ready' | 'failed'): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')).toHaveAttribute('data-state', state));
}
