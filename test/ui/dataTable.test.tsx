import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnSort } from '../../src/ui/data-table/Column.js';
import { englishInterface } from '../support/englishInterface.js';
import { PeopleTable, people } from './support/PeopleTable.js';

const show = (table: React.ReactElement) => render(table, { wrapper: englishInterface });

describe('DataTable', () => {
  it('is a named table with column and row headers', () => {
    show(<PeopleTable count={2} />);
    const table = screen.getByRole('table', { name: 'People' });
    expect(within(table).getByRole('columnheader', { name: 'Name' })).toBeVisible();
    expect(within(table).getByRole('rowheader', { name: 'Person 1' })).toBeVisible();
    expect(table).not.toHaveAttribute('aria-rowcount');
  });

  it('shows how it is sorted, and toggles the direction', async () => {
    const onSortChange = vi.fn();
    show(<Sorted onSortChange={onSortChange} />);
    const name = screen.getByRole('columnheader', { name: 'Name' });
    const age = screen.getByRole('columnheader', { name: 'Age' });
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(age).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(name).getByRole('button'));
    expect(name).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(age).getByRole('button'));
    expect(age).toHaveAttribute('aria-sort', 'ascending');
    expect(name).not.toHaveAttribute('aria-sort');
    expect(onSortChange.mock.calls).toEqual([[{ columnId: 'name', direction: 'DESC' }], [{ columnId: 'age', direction: 'ASC' }]]);
  });

  it('renders a plain header for a column that cannot be sorted', () => {
    show(<PeopleTable count={2} onSortChange={() => undefined} />);
    expect(within(screen.getByRole('columnheader', { name: 'Email' })).queryByRole('button')).toBeNull();
  });

  it('selects one row by its checkbox, and a range with the shift key', async () => {
    const user = userEvent.setup();
    show(<PeopleTable count={6} isSelectable />);
    await user.click(tickOf('Person 2'));
    await user.keyboard('{Shift>}');
    await user.click(tickOf('Person 5'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Person 2', 'Person 3', 'Person 4', 'Person 5']);
    await user.click(tickOf('Person 3'));
    expect(selected()).toEqual(['Person 2', 'Person 4', 'Person 5']);
  });

  it('selects by keyboard', async () => {
    const user = userEvent.setup();
    show(<PeopleTable count={3} isSelectable />);
    tickOf('Person 1').focus();
    await user.keyboard(' ');
    expect(selected()).toEqual(['Person 1']);
  });

  it('shows in its header whether none, some or all rows are selected, and toggles that', async () => {
    show(<PeopleTable count={3} isSelectable />);
    const all = screen.getByRole('checkbox', { name: 'Select all loaded items' });
    expect(all).not.toBeChecked();
    await userEvent.click(tickOf('Person 2'));
    expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    expect(all).toBeChecked();
    expect(all).not.toBePartiallyChecked();
    expect(selected()).toHaveLength(3);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Clear selection' }));
    expect(selected()).toEqual([]);
  });

  it('marks the rows of a previous search as busy', () => {
    show(<PeopleTable count={2} isStale />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('renders up to 200 rows in full, and beyond that only those in view, with the total count', () => {
    const { rerender } = show(<PeopleTable count={200} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(200);
    rerender(<PeopleTable count={201} />);
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '202');
    expect(screen.getByRole('row', { name: /Person 1 / })).toHaveAttribute('aria-rowindex', '2');
  });
});

function Sorted({ onSortChange }: { onSortChange: (sort: ColumnSort) => void }) {
  const [sort, setSort] = useState<ColumnSort>({ columnId: 'name', direction: 'ASC' });
  return (
    <PeopleTable
      count={2}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange(next);
      }}
    />
  );
}

function tickOf(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name: `Select ${name}` });
}

function selected(): string[] {
  return people(6)
    .map(({ name }) => name)
    .filter((name) => (screen.queryByRole('checkbox', { name: `Select ${name}` }) as HTMLInputElement | null)?.checked);
}
