import { createLocalService, type Warehouse, WarehouseError } from '@parley/local-service';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLabels } from '../../src/chat/hooks/useLabels.js';
import { type OtherResults, OtherResultsContext } from '../../src/chat/results/expand/OtherResultsContext.js';
import { SqlResult } from '../../src/chat/results/SqlResult.js';
import { ServiceProvider } from '../../src/provider/ServiceProvider.js';
import {
  columnsOf,
  exampleResult,
  hostileSpec,
  monthlyRevenue,
  orderRows,
  revenueByChannel,
  topProducts,
} from '../support/exampleResults.js';
import { StoryDevtools } from '../support/StoryDevtools.js';
import { createQueryClient, loadServedResult, type ServedResult } from './loadServedResult.js';

const meta = {
  title: 'Results/SqlResult',
  tags: ['!autodocs'],
  component: SqlResult,
  args: { result: monthlyRevenue(), defaultView: 'chart', branch: 'main', timeZone: 'Europe/Berlin', durationMs: 1240 },
} satisfies Meta<typeof SqlResult>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chart: Story = {
  tags: ['autodocs'],
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await expect(within(canvasElement).getByRole('img', { name: /Revenue.*2\.3M/ })).toBeVisible();
  },
};

export const SeveralSeries: Story = {
  tags: ['autodocs'],
  args: { result: revenueByChannel() },
  play: async ({ canvasElement }) => chartIs(canvasElement, 'ready'),
};

/** Changes the kind of the chart. The original is one press away. */
export const ChangedChart: Story = {
  args: { result: topProducts() },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await waitFor(() => expect(canvasElement.querySelector('.parley-result-views [aria-expanded]')).not.toBeNull());
    await userEvent.click(canvasElement.querySelector('.parley-result-views [aria-expanded]') ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.parley-chart-kinds')).not.toBeNull());
    const selects = within(canvasElement).getAllByRole('combobox');
    await userEvent.selectOptions(selects.at(-1) ?? canvasElement, '5');
    await chartIs(canvasElement, 'ready');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')?.getAttribute('aria-label')).toMatch(/5 \D+ 10/));
  },
};

/** Readers can edit the query and run it. If it fails, the position of the error is marked. */
export const EditedQuery: Story = {
  args: {
    result: { ...monthlyRevenue(), sqlQuery: 'SELECT month, MEASURE(revenue) AS revenue FROM orders o GROUP BY 1' },
    defaultView: 'sql',
  },
  render: (args) => <WithQueryService {...args} />,
  play: async ({ canvasElement }) => {
    const buttons = await openEditor(canvasElement);
    await userEvent.click(buttons()[1] ?? canvasElement);
    await userEvent.click(buttons()[0] ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.parley-query-wrong')).toHaveTextContent('orders'));
  },
};

/** The rows of the reader's query are marked as such. */
export const OwnQuery: Story = {
  ...EditedQuery,
  args: { ...EditedQuery.args, result: { ...monthlyRevenue(), sqlQuery: 'SELECT channel, revenue FROM orders' } },
  play: async ({ canvasElement }) => {
    const buttons = await openEditor(canvasElement);
    await userEvent.click(buttons()[0] ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="own-query"]')).toBeVisible());
  },
};

/** A result without a chart can be drawn. */
export const DrawnFromTable: Story = {
  args: { result: { ...revenueByChannel(), vegaSpec: undefined } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.parley-result-views [aria-expanded]')).not.toBeNull());
    await userEvent.click(canvasElement.querySelector('.parley-result-views [aria-expanded]') ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')).not.toBeNull());
    await chartIs(canvasElement, 'ready');
  },
};

export const Table: Story = {
  tags: ['autodocs'],
  args: { defaultView: 'table' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};

export const Sql: Story = {
  tags: ['autodocs'],
  args: { defaultView: 'sql', branch: 'add-returns' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('add-returns');
  },
};

/** The agent shows a hundred rows. The chart loads the others before it is drawn. */
export const RowsForTheChart: Story = {
  ...withServedRows(),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')?.getAttribute('aria-label')).toMatch(/1.096/));
  },
};

/** If the chart may load nothing, table and chart state that there are more rows. */
export const PartOfTheRows: Story = {
  args: { chartRowCap: 0 },
  ...withServedRows(),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^100 \D+ 1.096/)).toBeVisible();
    await chartIs(canvasElement, 'ready');
  },
};

/** Runs the query on the data query API, then shows all rows in chart and table. */
export const LoadingAllRows: Story = {
  args: { chartRowCap: 0 },
  ...withServedRows(),
  play: async ({ canvasElement }) => {
    await userEvent.click(footButton(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="sql-result"]')).toHaveAttribute('data-state', 'done'));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')?.getAttribute('aria-label')).toMatch(/1.096/));
  },
};

/** Keeps the shown rows, and offers to retry. */
export const LoadingFailed: Story = {
  args: { chartRowCap: 0 },
  ...withServedRows({ failOnce: [{ status: 503, path: 'query' }] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(footButton(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="error"]')).toHaveAttribute('data-kind', 'server'));
    await chartIs(canvasElement, 'ready');
  },
};

/** Sorting notes that it covers the loaded rows; downloads state what they contain. */
export const SortedLoadedRows: Story = {
  args: { result: exampleResult({ ...orderRows(100), totalRows: 2431, queryTitle: 'Orders of 2025' }), defaultView: 'table' },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector<HTMLElement>('.parley-result-sort');
    if (header === null) throw new Error('There is no header to sort by.');
    await userEvent.click(header);
    await expect(canvasElement.querySelector('.parley-result-sort-note')).toBeVisible();
  },
};

/** The account or the host restricts downloads. */
export const DownloadsRestricted: Story = {
  args: { restrictDataDownload: true },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await expect(canvasElement.querySelector('.parley-result-downloads')).toBeNull();
  },
};

export const NoRows: Story = {
  args: { result: exampleResult({ columns: monthlyRevenue().columns, rows: [], queryTitle: 'Returns in February' }), defaultView: 'table' },
};

/** A spec with addresses, images and page settings is replaced by the table and a reason. */
export const HostileSpec: Story = {
  tags: ['!dev'],
  args: { result: { ...monthlyRevenue(), vegaSpec: hostileSpec } },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'failed');
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};

/** Integers past 2^53 keep all their digits, in the table and in exports. */
export const HugeIntegers: Story = {
  tags: ['!dev'],
  args: {
    defaultView: 'table',
    result: exampleResult({
      queryTitle: 'Events by device',
      columns: columnsOf({ device: 'string', events: 'integer' }),
      rows: [
        ['gateway-07', 9007199254740993n],
        ['gateway-11', 18446744073709551615n],
        ['sensor-3', 42],
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^9.007.199.254.740.993$/)).toBeVisible();
  },
};

const money = (name: string, title: string) => ({
  name,
  type: 'number' as const,
  serviceType: 'Double',
  title,
  format: { type: 'currency' as const, currency: 'EUR', decimalPlaces: 0 },
});

/** A single number is shown as a value with its unit. */
export const SingleValue: Story = {
  args: {
    defaultView: 'table',
    result: exampleResult({ queryTitle: 'Revenue in 2025', columns: [money('revenue', 'Revenue')], rows: [[3_605_715.5]] }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="single-row"]')).toHaveAttribute('data-kind', 'value');
  },
};

/** The value, the one before it and the change. */
export const SingleValueWithChange: Story = {
  tags: ['autodocs'],
  args: {
    defaultView: 'table',
    result: exampleResult({
      queryTitle: 'Revenue in 2025',
      columns: [
        money('revenue', 'Revenue'),
        money('previous_revenue', 'Revenue in 2024'),
        {
          name: 'change_percent',
          type: 'number',
          serviceType: 'Double',
          title: 'Change',
          format: { type: 'percent', currency: undefined, decimalPlaces: undefined },
        },
      ],
      rows: [[3_605_715.5, 3_211_900, 12.26]],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^\+/)).toBeVisible();
  },
};

/** A row of several columns is a list of names and values. */
export const SingleRowOfColumns: Story = {
  tags: ['autodocs'],
  args: {
    defaultView: 'table',
    result: exampleResult({
      queryTitle: 'The largest order of 2025',
      columns: [...columnsOf({ customer: 'string', city: 'string', ordered_at: 'time', items: 'integer' }), money('amount', 'Amount')],
      rows: [['Ana Sousa', 'Porto', '2025-11-28T10:02:00.000', 14, 4_812.5]],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="single-row"] dt')).toHaveLength(5);
  },
};

/** The same card in a large view, with its chart drawn for that size. */
export const Expanded: Story = {
  args: { result: revenueByChannel() },
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await userEvent.click(expandButton(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveFocus());
    const drawnHeight = () => canvasElement.querySelector('.parley-chart-stage svg')?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(drawnHeight()).toBeGreaterThan(0.5 * window.innerHeight));
  },
};

/** The expanded result, with another result of the thread beside it. */
export const Compared: Story = {
  args: { result: topProducts() },
  render: (args) => (
    <OtherResultsContext value={otherResults}>
      <SqlResult {...args} />
    </OtherResultsContext>
  ),
  play: async ({ canvasElement }) => {
    await chartIs(canvasElement, 'ready');
    await userEvent.click(expandButton(canvasElement));
    await userEvent.click(canvasElement.querySelector('[data-state="expanded"] [aria-haspopup="menu"]') ?? canvasElement);
    await userEvent.click(within(canvasElement).getAllByRole('menuitemradio')[0] ?? canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="chart"][data-state="ready"]')).toHaveLength(2));
  },
};

/** Unknown values are shown as JSON. */
export const UnknownShapes: Story = {
  tags: ['!dev'],
  args: {
    defaultView: 'table',
    result: exampleResult({
      queryTitle: 'Raw events',
      columns: columnsOf({ at: 'time', payload: 'json', is_test: 'boolean', note: 'string' }),
      rows: [
        ['2025-05-04T10:02:11.000', { kind: 'scroll', depth: [1, 2, 3] }, true, null],
        ['yesterday', ['a', null], null, 'A note that goes on for quite a while, so that the cell has to break it into lines.'],
      ],
    }),
  },
};

export const Narrow: Story = {
  args: {
    result: exampleResult({ ...orderRows(100), totalRows: 2431, queryTitle: 'Orders of 2025', description: 'One row for each order.' }),
    defaultView: 'table',
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <SqlResult {...args} />
    </div>
  ),
};

const otherResults: OtherResults = {
  list: () => [{ id: '1', title: revenueByChannel().queryTitle }],
  render: () => <SqlResult result={revenueByChannel()} defaultView="chart" />,
};

function withServedRows(faults = {}): Pick<Story, 'loaders' | 'render'> {
  return {
    loaders: [async () => ({ served: await loadServedResult(faults) })],
    render: (args, { loaded }) => <WithClient args={args} served={loaded.served} />,
  };
}

function WithClient({ args, served }: { args: Story['args']; served: ServedResult }) {
  const labels = useLabels();
  return (
    <ServiceProvider client={served.client} labels={labels} storage={null}>
      <SqlResult {...args} result={served.result} />
      <StoryDevtools />
    </ServiceProvider>
  );
}

function expandButton(canvasElement: HTMLElement): HTMLElement {
  return canvasElement.querySelector<HTMLElement>('[data-slot="expand"]') ?? canvasElement;
}

/** Opens the query in the editor, and returns its buttons. */
async function openEditor(canvasElement: HTMLElement): Promise<() => HTMLElement[]> {
  const buttons = () => [...canvasElement.querySelectorAll<HTMLElement>('.parley-query-actions button')];
  await waitFor(() => expect(buttons()).toHaveLength(2));
  await userEvent.click(buttons()[1] ?? canvasElement);
  await waitFor(() => expect(canvasElement.querySelector('.cm-content')).toBeVisible());
  return buttons;
}

function footButton(canvasElement: HTMLElement): HTMLElement {
  const button = canvasElement.querySelector<HTMLElement>('.parley-result-foot > .parley-button');
  if (button === null) throw new Error('There is no button for loading all rows.');
  return button;
}

async function chartIs(canvasElement: HTMLElement, state: 'ready' | 'failed'): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot="chart"]')).toHaveAttribute('data-state', state));
}

/** A card with a client for `revenueOnly`. */
function WithQueryService(props: ComponentProps<typeof SqlResult>) {
  const labels = useLabels();
  const [client] = useState(() => createQueryClient(createLocalService({ warehouse: revenueOnly })));
  return (
    <ServiceProvider client={client} labels={labels} storage={null}>
      <SqlResult {...props} />
    </ServiceProvider>
  );
}

/** Answers queries with revenue by channel, and rejects those that contain `MEASURE`. */
const revenueOnly: Warehouse = {
  meta: () => [],
  async query(sql) {
    if (sql.includes('MEASURE')) throw new WarehouseError('Table or view not found at Line: 4, Column: 6');
    const schema = [
      { name: 'channel', column_type: 'String' },
      { name: 'revenue', column_type: 'Double' },
    ];
    const data = [
      ['Online', '1284000.5'],
      ['Store', '912300'],
      ['Partner', '240800.25'],
    ];
    return { schema, data, totalRows: data.length };
  },
  close: async () => {},
};
