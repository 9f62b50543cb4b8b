import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '../../../src/index.js';

it('puts all loaded rows of a table into the page while it is printed, and only then', () => {
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
