import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '../../src/styles/styles.css';
import { DataTable } from '../../src/ui/data-table/DataTable.js';
import { chooseOption } from '../support/chooseOption.js';
import { findAxeViolations } from '../support/conformance.js';
import { englishInterface } from '../support/englishInterface.js';
import { PeopleTable } from './support/PeopleTable.js';

describe('DataTable in a browser', () => {
  it('remains a table if each row is a card, and keeps sorting and selection', async () => {
    showIn(400, <PeopleTable count={3} isSelectable onSortChange={() => undefined} />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'cards'));
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('columnheader', { name: 'Email' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Person 1' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all loaded items' })).toBeVisible();
    expect(root().scrollWidth).toBeLessThanOrEqual(root().clientWidth);
    expect(await findAxeViolations(document.body)).toEqual([]);
  });

  it.each([3, 10_000])('shows the sort column on a card, in full, with %s', async (count) => {
    const sortedBy = (columnId: string) => (
      <PeopleTable count={count} sort={{ columnId, direction: 'ASC' }} onSortChange={() => undefined} />
    );
    const { rerender } = showIn(400, sortedBy('name'));
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'cards'));
    expect(screen.queryAllByRole('cell', { name: '20' })).toEqual([]);
    rerender(<div style={{ inlineSize: 400 }}>{sortedBy('age')}</div>);
    const cell = screen.getAllByRole('cell', { name: '20' })[0];
    expect(cell).toHaveTextContent('Age 20');
    const card = cell?.closest('tr')?.getBoundingClientRect();
    expect(cell?.getBoundingClientRect().bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
  });

  it('names a value that means nothing alone on a card, and nothing if there is no value', async () => {
    const { rerender } = showIn(400, <PeopleTable count={1} />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'cards'));
    expect(screen.getByRole('cell', { name: 'person.1@parley.example' })).toHaveTextContent('Email person.1@parley.example');
    rerender(
      <div style={{ inlineSize: 400 }}>
        <PeopleTable count={1} email="" />
      </div>,
    );
    expect(screen.getAllByRole('cell')[0]).toHaveTextContent(/^$/);
    rerender(
      <div style={{ inlineSize: 700 }}>
        <PeopleTable count={1} />
      </div>,
    );
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'rows'));
    expect(screen.getByRole('cell', { name: 'person.1@parley.example' })).toHaveTextContent(/^person/);
  });

  it('sorts cards by the selected column, and shows it', async () => {
    const onSortChange = vi.fn();
    const sort = { columnId: 'name', direction: 'ASC' } as const;
    showIn(400, <PeopleTable count={3} sort={sort} onSortChange={onSortChange} />);
    const choice = await screen.findByRole('combobox', { name: 'Sort' });
    expect(choice).toHaveTextContent('Sort by Name, ascending');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await chooseOption(choice, 'Sort by Name, descending');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'name', direction: 'DESC' });
  });

  it('leaves the order of cards to a toolbar that has one', async () => {
    showIn(400, <PeopleTable count={3} onSortChange={() => undefined} hasCardOrder={false} />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'cards'));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.querySelector('thead')?.getBoundingClientRect().height).toBeLessThan(2);
  });

  it('gives the last column the rest if every column has a width, and nothing of it to the checkboxes', async () => {
    showIn(700, <PeopleTable count={3} isSelectable width="20%" />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'rows'));
    const widthOf = (role: string, name: string) => screen.getByRole(role, { name }).getBoundingClientRect().width;
    expect(screen.getAllByRole('columnheader')[0]?.getBoundingClientRect().width).toBeLessThan(50);
    expect(widthOf('columnheader', 'Name')).toBeCloseTo(140, -1);
    expect(widthOf('columnheader', 'Age')).toBeGreaterThan(300);
  });

  it('is not a tab stop unless it scrolls', async () => {
    showIn(700, <PeopleTable count={3} />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'rows'));
    expect(box()).not.toHaveAttribute('tabindex');
  });

  it.each([700, 400])('keeps its header in view and shows the last of ten thousand rows, %s pixels wide', async (widthPx) => {
    showIn(widthPx, <PeopleTable count={10_000} isSelectable onSortChange={() => undefined} />);
    await waitFor(() => expect(box()).toHaveAttribute('tabindex', '0'));
    box().scrollTop = box().scrollHeight;
    const last = await screen.findByRole('rowheader', { name: 'Person 10000' });
    const { top, bottom } = box().getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1));
    expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    const sort = widthPx > 480 ? screen.getByRole('button', { name: 'Name' }) : screen.getByRole('combobox', { name: 'Sort' });
    expect(sort.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    expect(sort.getBoundingClientRect().bottom).toBeLessThan(top + 60);
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(80);
    expect(new Set(rowHeights())).toEqual(new Set([widthPx > 480 ? 40 : 64]));
  });

  it.each([500, 600, 700, 800])('is never wider than its place and squeezes no name, %s pixels wide', async (widthPx) => {
    const columns = ['Name', 'Owner', 'Address', 'Status', 'Zone'].map((header, index) => ({
      id: header,
      header,
      isRowHeader: index === 0,
      cell: () => ['Close checklist of the month', 'Wilhelmina', 'wilhelmina@parley.example', 'Unpublished', 'Europe/Amsterdam'][index],
    }));
    showIn(widthPx, <DataTable caption="Workbooks" columns={columns} items={[1, 2]} idOf={(id) => id} nameOf={String} />);
    await waitFor(() => expect(box().scrollWidth).toBe(box().clientWidth));
    expect(screen.getAllByRole('rowheader')[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(140);
    expect(root()).toHaveAttribute('data-layout', widthPx < 700 ? 'cards' : 'rows');
  });

  it('names in cards only the values that a column chooses', async () => {
    const columns = [
      { id: 'name', header: 'Name', isRowHeader: true, cell: (days: number) => `Key ${days}` },
      {
        id: 'expires',
        header: 'Expires',
        isNamedInCards: (days: number) => days > 0,
        cell: (days: number) => (days > 0 ? `in ${days} days` : 'Expired'),
      },
    ];
    showIn(400, <DataTable caption="Keys" columns={columns} items={[7, 0]} idOf={(days) => days} nameOf={String} />);
    await waitFor(() => expect(root()).toHaveAttribute('data-layout', 'cards'));
    expect(screen.getByRole('cell', { name: 'in 7 days' })).toHaveTextContent('Expires in 7 days');
    expect(screen.getByRole('cell', { name: 'Expired' })).toHaveTextContent(/^Expired$/);
  });
});

function showIn(widthPx: number, table: React.ReactElement) {
  return render(<div style={{ inlineSize: widthPx }}>{table}</div>, { wrapper: englishInterface });
}

function root(): HTMLElement {
  return find('[data-slot="data-table"]');
}

function box(): HTMLElement {
  return find('.parley-data-table-scroll');
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

function rowHeights(): number[] {
  return [...document.querySelectorAll('.parley-data-table-row')].map((row) => Math.round(row.getBoundingClientRect().height));
}
