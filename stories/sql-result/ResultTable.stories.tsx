import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResultTable } from '../../src/chat/results/table/ResultTable.js';
import { columnsOf, orderRows, rowsOf } from '../support/exampleResults.js';

const meta = {
  title: 'Results/ResultTable',
  component: ResultTable,
  args: { ...orderRows(40), caption: 'Orders of 2025' },
} satisfies Meta<typeof ResultTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const orderColumns = orderRows(1).columns.map(({ name }) => name);
const cityColumn = orderColumns.indexOf('city');
const amountColumn = orderColumns.indexOf('amount');

export const Ready: Story = {};

/** Sorts numbers by value, times chronologically and names by language, with empty cells last. */
export const Sorted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Amount' });
    await userEvent.click(within(header).getByRole('button', { name: 'Amount' }));
    await userEvent.click(within(header).getByRole('button', { name: 'Amount' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

/** Renders only the rows in view, with a sticky header and stable column widths. */
export const TenThousandRows: Story = {
  args: { ...orderRows(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('tr').length).toBeLessThan(100);
  },
};

/** Filters by city, with bars behind the amounts and a row of totals. The notes say what is added up. */
export const FilteredWithTotals: Story = {
  args: {
    totalRows: 2431,
    view: { filters: { [cityColumn]: { kind: 'values', values: ['Lyon', 'Porto'] } }, bars: [amountColumn], totals: {}, frozen: 1 },
    onViewChange: () => undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.parley-table-chip')).toBeVisible());
    await expect(canvasElement.querySelector('tfoot')).toHaveTextContent(/\d/);
    await expect(canvas.getAllByRole('cell', { name: /Lyon|Porto/ }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('cell', { name: 'Nantes' })).toBeNull();
  },
};

/** The fields of a filter apply at once. */
export const Filtering: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await waitFor(() => expect(header.querySelector('.parley-column-menu')).not.toBeNull());
    await userEvent.click(header.querySelector('.parley-column-menu') ?? header);
    await userEvent.click(canvasElement.querySelectorAll<HTMLElement>('[role="menu"] [role="menuitem"]')[0] ?? header);
    const [from] = await canvas.findAllByRole('spinbutton');
    await userEvent.type(from ?? header, '200');
    await waitFor(() => expect(canvasElement.querySelector('.parley-table-chip')).toHaveTextContent(/200/));
  },
};

/** Selects cells with the keyboard. */
export const SelectedCells: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('region').focus();
    await userEvent.keyboard('{Enter}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(4));
  },
};

const manyColumns = columnsOf(Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`measure_${index + 1}`, 'number' as const])));

/** Scrolls in its own container, with a shadow on the side with more content. */
export const Wide: Story = {
  args: {
    columns: manyColumns,
    rows: rowsOf(12, (_row, random) => manyColumns.map(() => Math.round(random() * 1e6) / 100)),
    caption: 'Measures',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="result-table-box"]')).toHaveAttribute('data-more-end'));
  },
};

const thousandsOfColumns = columnsOf(
  Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`measure_${index}`, 'number' as const])),
);

/** Renders only the columns in view. */
export const ThreeThousandColumns: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    columns: thousandsOfColumns,
    rows: rowsOf(100, (row) => thousandsOfColumns.map((_, column) => row * 1_000 + column)),
    caption: 'Measures',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-colcount', '3000');
    await expect(canvasElement.querySelectorAll('th').length).toBeLessThan(100);
  },
};

/** A cell is shortened, and expands on request. */
export const LongCells: Story = {
  args: {
    columns: columnsOf({ id: 'integer', note: 'string' }),
    rows: [
      [1, 'A long note. '.repeat(2_000)],
      [2, 'A short one.'],
    ],
    caption: 'Notes',
  },
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector<HTMLElement>('[data-slot="show-more"] button');
    if (button === null) throw new Error('There is no button that shows more.');
    await userEvent.click(button);
    await expect(within(canvasElement).getAllByRole('cell')[1]?.textContent?.length).toBeGreaterThan(10_000);
  },
};
