import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { ResultTable } from '../../../src/chat/results/table/ResultTable.js';
import { columnsOf, rowsOf } from '../../../stories/support/exampleResults.js';

beforeEach(() => page.viewport(900, 700));

const width = 3_000;
const wide = {
  columns: columnsOf(Object.fromEntries(Array.from({ length: width }, (_, index) => [`measure_${index}`, 'number' as const]))),
  rows: rowsOf(100, (row) => Array.from({ length: width }, (_, column) => row * 1_000_000 + column)),
};

describe('a table of 3,000 columns', () => {
  it('renders few of them, and shows how many there are', () => {
    const { container } = render(<ResultTable {...wide} caption="Measures" />);
    expect(container.querySelectorAll('td, th').length).toBeLessThan(2_000);
    expect(screen.getByRole('table')).toHaveAttribute('aria-colcount', '3000');
    expect(screen.getByRole('columnheader', { name: 'Measure 0' })).toHaveAttribute('aria-colindex', '1');
    expect(screen.getAllByRole('cell', { name: '1,000,001' })[0]).toHaveAttribute('aria-colindex', '2');
  });

  it.each(['ltr', 'rtl'] as const)('scrolls to its last column, which is aligned with its header (%s)', async (dir) => {
    render(
      <div dir={dir}>
        <ResultTable {...wide} caption="Measures" />
      </div>,
    );
    const region = screen.getByRole('region');
    region.scrollLeft = dir === 'rtl' ? -region.scrollWidth : region.scrollWidth;
    const header = await screen.findByRole('columnheader', { name: 'Measure 2999' });
    const cell = screen.getByRole('cell', { name: '2,999' });
    await waitFor(() => expect(header).toBeVisible());
    expect(Math.abs(cell.getBoundingClientRect().left - header.getBoundingClientRect().left)).toBeLessThan(2);
    expect(Math.abs(cell.getBoundingClientRect().right - header.getBoundingClientRect().right)).toBeLessThan(2);
    expect(region.querySelectorAll('td, th').length).toBeLessThan(2_000);
  });

  it('keeps column positions stable while columns are mounted and unmounted', async () => {
    render(<ResultTable {...wide} caption="Measures" />);
    const region = screen.getByRole('region');
    const scrollWidth = region.scrollWidth;
    region.scrollLeft = 40_000;
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Measure 0' })).toBeNull());
    const middle = screen.getAllByRole('columnheader')[4];
    const placeOf = () => (middle?.getBoundingClientRect().left ?? 0) + region.scrollLeft;
    const before = placeOf();
    region.scrollLeft += 120;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(Math.abs(placeOf() - before)).toBeLessThan(2);
    expect(Math.abs(region.scrollWidth - scrollWidth)).toBeLessThan(2);
  });

  it('can be sorted by a column that was not rendered at first', async () => {
    render(<ResultTable {...wide} caption="Measures" />);
    const region = screen.getByRole('region');
    region.scrollLeft = region.scrollWidth;
    const button = (await screen.findByRole('columnheader', { name: 'Measure 2999' })).querySelector('button');
    if (button === null) throw new Error('The header has no button.');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('cell', { name: '99,002,999' })).toBeVisible();
  });

  it('can be navigated by keyboard, header by header', async () => {
    render(<ResultTable {...wide} caption="Measures" />);
    screen.getByRole('region').focus();
    // Each header has a sort button and a menu.
    for (let count = 0; count < 80 && document.activeElement?.textContent !== 'Measure 39'; count++) {
      await userEvent.keyboard('{Tab}');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Measure 39'));
  });
});

describe('long cells', () => {
  it('are shortened and expand page by page, in a table without windowing', async () => {
    const text = 'word '.repeat(800_000);
    render(<ResultTable columns={columnsOf({ note: 'string' })} rows={[[text], ['short']]} caption="Notes" />);
    const cell = screen.getAllByRole('cell')[0];
    expect(cell?.textContent?.length).toBeLessThan(500);
    expect(cell?.title.length).toBeLessThan(1_100);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(cell?.textContent?.length).toBeGreaterThan(10_000);
    expect(cell?.textContent?.length).toBeLessThan(11_000);
    expect(cell?.textContent?.startsWith(text.slice(0, 10_300))).toBe(true);
  });

  it('are cut if rows have a fixed height', () => {
    const { container } = render(
      <ResultTable columns={columnsOf({ note: 'string' })} rows={rowsOf(1_000, () => ['w'.repeat(100_000)])} caption="Notes" />,
    );
    expect(container.textContent?.length).toBeLessThan(50_000);
  });

  it('have shortened column names, too', () => {
    const { container } = render(<ResultTable columns={columnsOf({ ['n'.repeat(4_000_000)]: 'string' })} rows={[['a']]} caption="Notes" />);
    expect(container.innerHTML.length).toBeLessThan(5_000);
  });
});
