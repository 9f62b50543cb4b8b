import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable, LogLines, readLogLines } from '../../src/admin.js';
import { ResultTable } from '../../src/index.js';

it('renders all loaded rows of a table while printing, and only then', () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id, name: `Row ${id}` }));
  render(
    <DataTable
      items={items}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      caption="Rows"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true }]}
    />,
  );
  expect(screen.queryByText('Row 499')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Row 499')).toBeInTheDocument();
  expect(screen.getAllByText(/^Row /)).toHaveLength(500);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Row 499')).toBeNull();
});

const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));
const endPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));

it('prints at most 1,000 rows, and the number of others', () => {
  const items = Array.from({ length: 3_400 }, (_, id) => ({ id }));
  render(
    <DataTable
      items={items}
      idOf={({ id }) => id}
      nameOf={({ id }) => `Row ${id}`}
      caption="Rows"
      columns={[{ id: 'name', header: 'Name', cell: ({ id }) => `Row ${id}`, isRowHeader: true }]}
    />,
  );
  expect(screen.queryByText(/not printed/)).toBeNull();
  print();
  expect(screen.getAllByText(/^Row /)).toHaveLength(1_000);
  expect(screen.getByText('2,400 more rows not printed')).toBeInTheDocument();
  endPrint();
  expect(screen.queryByText(/not printed/)).toBeNull();
});

it.each([12, 16, 30, 200])('prints the first 16 columns of %i, and the number of others', (count) => {
  const columns = Array.from({ length: count }, (_, place) => ({ name: `c${place}`, type: 'number', serviceType: 'number' }) as const);
  render(<ResultTable columns={columns} rows={[columns.map((_column, place) => place)]} caption="Numbers" />);
  print();
  expect(document.querySelectorAll('thead th, thead td')).toHaveLength(Math.min(count, 16));
  expect(document.querySelectorAll('tbody td')).toHaveLength(Math.min(count, 16));
  const note = screen.queryByText(/not printed/);
  if (count > 16) expect(note).toHaveTextContent(`${count - 16} more columns not printed`);
  else expect(note).toBeNull();
  endPrint();
});

it('prints the loaded lines of a log, without gaps for the omitted ones', () => {
  const entries = Array.from({ length: 1_200 }, (_, line) => ({ date: '2026-11-23T12:00:00Z', pod: 'api', message: `Line ${line}` }));
  render(<LogLines lines={readLogLines(entries, 1)} />);
  print();
  expect(screen.getAllByText(/^Line /)).toHaveLength(1_000);
  expect(screen.getByText('200 more rows not printed')).toBeInTheDocument();
  expect(document.querySelector<HTMLElement>('.parley-log-rows')?.style.paddingBlock).toMatch(/^0px( 0px)?$/);
  endPrint();
});
