import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../../src/styles/styles.css';
import { ResultTable } from '../../../../src/chat/results/table/ResultTable.js';
import { columnsOf, orderRows, rowsOf } from '../../../../stories/support/exampleResults.js';
import { describePart } from '../../../support/conformance.js';

beforeEach(() => page.viewport(900, 700));

describePart('ResultTable', (props) => <ResultTable {...orderRows(5)} caption="Orders" {...props} />, { slot: 'result-table-box' });

describe('a windowed table', () => {
  it('shows 10,000 rows with fewer than 100 in the page, and exposes their positions', () => {
    render(<ResultTable {...orderRows(10_000)} caption="Orders" />);
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(rowsIn(table).length).toBeGreaterThan(10);
    expect(rowsIn(table).length).toBeLessThan(100);
    expect(rowsIn(table)[0]).toHaveAttribute('aria-rowindex', '2');
  });

  it('scrolls to its last row by keyboard', async () => {
    const orders = orderRows(10_000);
    render(<ResultTable {...orders} caption="Orders" />);
    screen.getByRole('region', { name: 'Orders' }).focus();
    await userEvent.keyboard('{End}');
    const last = String(orders.rows.at(-1)?.[0]);
    await waitFor(() => expect(screen.getByRole('cell', { name: last })).toBeVisible());
    expect(screen.getByRole('cell', { name: last }).closest('tr')).toHaveAttribute('aria-rowindex', '10001');
  });

  it('keeps column widths stable while rows are mounted and unmounted', async () => {
    const columns = columnsOf({ id: 'integer', note: 'string' });
    const rows = rowsOf(1000, (index) => [index, index > 900 ? 'a very long note that would widen the column' : 'short']);
    render(<ResultTable columns={columns} rows={rows} caption="Notes" />);
    const widths = () => screen.getAllByRole('columnheader').map((header) => header.getBoundingClientRect().width);
    const before = widths();
    screen.getByRole('region').scrollTop = 31_000;
    await screen.findByRole('cell', { name: '960' });
    expect(widths()).toEqual(before);
  });

  it('keeps the header in view', async () => {
    render(<ResultTable {...orderRows(1000)} caption="Orders" />);
    const region = screen.getByRole('region');
    region.scrollTop = 9_000;
    await waitFor(() => expect(screen.queryByRole('row', { name: /480112/ })).toBeNull());
    const header = screen.getByRole('columnheader', { name: 'Customer' }).getBoundingClientRect();
    expect(Math.abs(header.top - region.getBoundingClientRect().top)).toBeLessThan(2);
  });

  it('renders up to 200 rows completely, for find-in-page', () => {
    render(<ResultTable {...orderRows(200)} caption="Orders" />);
    const table = screen.getByRole('table');
    expect(rowsIn(table)).toHaveLength(200);
    expect(table).not.toHaveAttribute('aria-rowcount');
  });
});

describe('sorting', () => {
  it('cycles through ascending, descending and the order of the query, by typed values', async () => {
    const columns = columnsOf({ city: 'string', total: 'integer' });
    const rows = [
      ['b', 10],
      ['a', 9007199254740993n],
      ['c', null],
      ['d', -3],
    ];
    render(<ResultTable columns={columns} rows={rows} caption="Totals" />);
    const header = screen.getByRole('columnheader', { name: 'Total' });
    const cities = () => rowsIn(screen.getByRole('table')).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header).getByRole('button', { name: 'Total' }));
    expect([header.getAttribute('aria-sort'), cities()]).toEqual(['ascending', ['d', 'b', 'a', 'c']]);
    await userEvent.keyboard('{Enter}');
    expect([header.getAttribute('aria-sort'), cities()]).toEqual(['descending', ['a', 'b', 'd', 'c']]);
    await userEvent.keyboard('{Enter}');
    expect([header.getAttribute('aria-sort'), cities()]).toEqual([null, ['b', 'a', 'c', 'd']]);
  });
});

describe('a wide table', () => {
  it('scrolls in its own box and indicates more content', async () => {
    const columns = columnsOf(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`measure_${index}`, 'number' as const])));
    const rows = rowsOf(3, (index) => columns.map((_, column) => index * 1000 + column));
    render(<ResultTable columns={columns} rows={rows} caption="Measures" />);
    const box = document.querySelector('[data-slot="result-table-box"]');
    await waitFor(() => expect(box).toHaveAttribute('data-more-end'));
    expect(box).not.toHaveAttribute('data-more-start');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    screen.getByRole('region').scrollLeft = 100_000;
    await waitFor(() => expect(box).not.toHaveAttribute('data-more-end'));
    expect(box).toHaveAttribute('data-more-start');
  });

  it('aligns numbers to the end side, in both writing directions', () => {
    const { container } = render(<ResultTable {...orderRows(3)} caption="Orders" />);
    const cell = () => getComputedStyle(screen.getAllByRole('cell', { name: /^480112$/ })[0] ?? container);
    expect(cell().textAlign).toBe('end');
    expect(cell().fontVariantNumeric).toBe('tabular-nums');
  });
});

function rowsIn(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>('tbody:not([aria-hidden]) tr')];
}

describe('dragging a column', () => {
  const names = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
  const headerOf = (name: string) => screen.getByRole('columnheader', { name }).getBoundingClientRect();
  const line = () => document.querySelector('[data-slot="column-drop"]')?.getBoundingClientRect();

  function fire(type: string, clientX: number, target: EventTarget = window) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 10, pointerType: 'mouse' }));
  }

  /** Drags a header to the horizontal position `to`, without releasing it, and returns its button. */
  function drag(name: string, to: number) {
    const { left, width } = headerOf(name);
    const button = within(screen.getByRole('columnheader', { name })).getAllByRole('button')[0] ?? document.body;
    fire('pointerdown', left + width / 2, button);
    fire('pointermove', to);
    return button;
  }

  function show(dir: 'ltr' | 'rtl' = 'ltr', inlineSize = 800) {
    const columns = columnsOf({ one: 'string', two: 'string', three: 'string', four: 'string' });
    const rows = rowsOf(3, (index) => [`a${index}`, `b${index}`, `c${index}`, `d${index}`]);
    render(
      <div dir={dir} style={{ inlineSize }}>
        <ResultTable columns={columns} rows={rows} caption="Letters" />
      </div>,
    );
  }

  it.each(['ltr', 'rtl'] as const)('shows where the column will go, and moves it without sorting (%s)', async (dir) => {
    show(dir);
    const { left, right } = headerOf('Three');
    const button = drag('One', dir === 'ltr' ? right - 4 : left + 4);
    expect(line()?.left).toBeCloseTo(dir === 'ltr' ? right - 1 : left - 1, 0);
    fire('pointerup', dir === 'ltr' ? right - 4 : left + 4);
    button.click();
    await waitFor(() => expect(names()).toEqual(['Two', 'Three', 'One', 'Four']));
    expect(line()).toBeUndefined();
    expect(screen.getByRole('columnheader', { name: 'One' })).not.toHaveAttribute('aria-sort');
  });

  it('is cancelled by Escape; a click still sorts', async () => {
    show();
    drag('One', headerOf('Four').right - 4);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(line()).toBeUndefined();
    fire('pointerup', headerOf('Four').right - 4);
    expect(names()).toEqual(['One', 'Two', 'Three', 'Four']);
    await userEvent.click(screen.getByRole('button', { name: 'Two' }));
    expect(screen.getByRole('columnheader', { name: 'Two' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('scrolls the table while the pointer is at its edge', async () => {
    show('ltr', 160);
    const box = screen.getByRole('region', { name: 'Letters' });
    drag('One', box.getBoundingClientRect().right - 1);
    await waitFor(() => expect(box.scrollLeft).toBe(box.scrollWidth - box.clientWidth));
    fire('pointerup', box.getBoundingClientRect().right - 1);
    await waitFor(() => expect(names()).toEqual(['Two', 'Three', 'Four', 'One']));
  });
});
