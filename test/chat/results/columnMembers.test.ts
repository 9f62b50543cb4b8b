import { describe, expect, it } from 'vitest';
import { columnAggregations, columnTitles, withMembers } from '../../../src/chat/results/columnMembers.js';
import type { DataModelView } from '../../../src/client/chat-stream/ToolResult.js';
import { columnsOf } from '../../../stories/support/exampleResults.js';

const view = (name: string, members: Readonly<Record<string, string>>): DataModelView => ({
  name,
  type: 'view',
  title: name,
  members: Object.entries(members).map(([member, title]) => ({
    name: `${name}.${member}`,
    title,
    description: '',
    type: 'number',
    aggType: title === 'Orders' ? 'count' : undefined,
  })),
});
const titlesOf = (columns: Parameters<typeof columnsOf>[0], ...views: readonly DataModelView[]) =>
  withMembers(columnsOf(columns), { titles: columnTitles(views) }).map(({ title }) => title);

it('columns have the aggregations of their members', () => {
  const aggregations = columnAggregations([view('orders', { count: 'Orders', city: 'City' })]);
  const columns = withMembers(columnsOf({ 'orders.count': 'integer', COUNT: 'integer', city: 'string' }), { aggregations });
  expect(columns.map(({ aggregation }) => aggregation)).toEqual(['count', 'count', undefined]);
});

describe('column titles', () => {
  const orders = view('orders', { total_amount: 'Total amount', count: 'Orders' });

  it('are those of the member by its full or last name, in any case', () => {
    expect(titlesOf({ 'orders.total_amount': 'number', COUNT: 'integer', month: 'time' }, orders)).toEqual([
      'Total amount',
      'Orders',
      undefined,
    ]);
  });

  it('are omitted if the last name is ambiguous', () => {
    const stores = view('stores', { count: 'Stores' });
    expect(titlesOf({ count: 'integer', 'stores.count': 'integer' }, orders, stores)).toEqual([undefined, 'Stores']);
  });

  it('are omitted if two columns would have the same', () => {
    expect(titlesOf({ count: 'integer', 'orders.count': 'integer' }, orders)).toEqual([undefined, undefined]);
  });

  it('are those of the result, if it has any, also for rows that were loaded later without', () => {
    const [bare] = columnsOf({ count: 'integer' });
    if (bare === undefined) throw new Error('There is no column.');
    const given = { ...bare, title: 'Paid orders' };
    const titles = columnTitles([orders]);
    expect(withMembers([given], { titles })[0]?.title).toBe('Paid orders');
    expect(withMembers([bare], { titles, result: { columns: [given], sqlQuery: '' } })[0]?.title).toBe('Paid orders');
  });
});
