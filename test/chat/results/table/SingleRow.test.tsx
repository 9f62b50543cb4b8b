import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SqlResult } from '../../../../src/chat/results/SqlResult.js';
import { SingleRow } from '../../../../src/chat/results/table/SingleRow.js';
import type { CellValue, ColumnType } from '../../../../src/client/chat-stream/QueryRows.js';
import { columnsOf, exampleResult } from '../../../../stories/support/exampleResults.js';

function show(types: Readonly<Record<string, ColumnType>>, row: readonly CellValue[], totalRows = 1) {
  const columns = columnsOf(types).map((column) =>
    column.name === 'revenue'
      ? { ...column, title: 'Revenue', format: { type: 'currency' as const, currency: 'EUR', decimalPlaces: undefined } }
      : column,
  );
  render(<SqlResult result={{ ...exampleResult({ columns, rows: [row] }), totalRows }} defaultView="table" />);
}

function items() {
  const names = screen.queryAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.queryAllByRole('definition').map(({ textContent }) => textContent);
  return names.map((name, index) => `${name} ${values[index]}`);
}

function kind() {
  return document.querySelector('[data-slot="single-row"]')?.getAttribute('data-kind');
}

describe('the only row of a result', () => {
  it('is a large value with its unit if it is one number', () => {
    show({ revenue: 'number' }, [3_605_715.5]);
    expect(kind()).toBe('value');
    expect(items()).toEqual(['Revenue €3,605,715.50']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('hides its name visually only if the heading above is the same', () => {
    const columns = columnsOf({ net_revenue: 'number' });
    const { rerender } = render(<SingleRow columns={columns} row={[12]} heading="Net revenue" />);
    expect(screen.getByRole('term')).toHaveClass('parley-visually-hidden');
    rerender(<SingleRow columns={columns} row={[12]} heading="Europe" />);
    expect(screen.getByRole('term')).not.toHaveClass('parley-visually-hidden');
  });

  it('compares the value with an earlier one, with the sign of the change', () => {
    show({ revenue: 'number', previous_revenue: 'number', change_percent: 'number' }, [120, 100, 20]);
    expect(kind()).toBe('value');
    expect(items()).toEqual(['Revenue €120', 'Previous revenue 100', 'Change (%) +20']);
  });

  it('lists names and values if there are several columns', () => {
    show({ city: 'string', revenue: 'number', note: 'string' }, ['Lyon', 12, null]);
    expect(kind()).toBe('row');
    expect(items()).toEqual(['City Lyon', 'Revenue €12', 'Note –']);
  });

  it('stays a table if the query has more rows, or the row very many columns', () => {
    show({ revenue: 'number' }, [1], 40);
    expect(screen.getByRole('table')).toBeVisible();
    document.body.replaceChildren();
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`column_${index}`, 'integer' as const]));
    show(
      many,
      Array.from({ length: 30 }, (_, index) => index),
    );
    expect(screen.getByRole('table')).toBeVisible();
  });

  it.each<[string, boolean]>([
    ['previous_revenue', true],
    ['revenue_prior', true],
    ['revenueLastYear', true],
    ['Umsatz Vorjahr', true],
    ['前年売上', true],
    ['change_percent', true],
    ['delta', true],
    ['Abweichung', true],
    ['cost', false],
    ['exchange_rate', false],
    ['blast', false],
    ['change_requests', false],
  ])('recognizes comparisons by whole words: %s', (name, isCompared) => {
    show({ revenue: 'number', [name]: 'number' }, [120, 5]);
    expect(kind()).toBe(isCompared ? 'value' : 'row');
  });
});
