import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { SqlToolResult } from '../../src/client/chat-stream/ToolResult.js';
import { VegaChart } from '../../src/components/sql-result/chart/VegaChart.js';
import { columnsOf, hostileSpec, monthlyRevenue, revenueByChannel, rowsOf, topProducts } from '../support/exampleResults.js';

const byChannel = revenueByChannel();
const [month, channel, revenue] = ['orders.month', 'orders.channel', 'orders.revenue'];

const meta = {
  title: 'Results/VegaChart',
  component: VegaChart,
  args: resultChart(byChannel),
  play: async ({ canvasElement }) => chartIs(canvasElement, 'ready'),
} satisfies Meta<typeof VegaChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Bars: Story = { args: resultChart(monthlyRevenue()) };

export const LyingBars: Story = { args: resultChart(topProducts()) };

export const Areas: Story = {
  args: chartOf({
    mark: 'area',
    encoding: { x: { field: month, type: 'temporal' }, y: { field: revenue, type: 'quantitative' }, color: { field: channel } },
  }),
};

export const Shares: Story = {
  args: chartOf({
    mark: { type: 'arc', innerRadius: 56 },
    encoding: { theta: { aggregate: 'sum', field: revenue }, color: { field: channel } },
  }),
};

export const HeatMap: Story = {
  args: chartOf({
    mark: 'rect',
    encoding: {
      x: { field: month, timeUnit: 'month', type: 'ordinal' },
      y: { field: channel, type: 'nominal' },
      color: { aggregate: 'mean', field: revenue, title: 'Revenue' },
    },
  }),
};

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

export const UnreadableSpec: Story = { args: { spec: '{ "mark": ' }, play: async ({ canvasElement }) => chartIs(canvasElement, 'failed') };

export const HostileSpec: Story = { args: { spec: hostileSpec }, play: async ({ canvasElement }) => chartIs(canvasElement, 'failed') };

export const TooManyRows: Story = {
  args: {
    columns: columnsOf({ x: 'number', y: 'number' }),
    rows: rowsOf(6000, (index, random) => [index, random()]),
    spec: JSON.stringify({ mark: 'point', encoding: { x: { field: 'x', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' } } }),
  },
  play: async ({ canvasElement }) => chartIs(canvasElement, 'failed'),
};

function resultChart({ columns, rows, vegaSpec }: SqlToolResult) {
  return { columns, rows, spec: vegaSpec ?? '' };
}

function chartOf(spec: object) {
  return { spec: JSON.stringify(spec) };
}

async function chartIs(canvasElement: HTMLElement, state: 'ready' | 'failed'): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')).toHaveAttribute('data-state', state));
}
