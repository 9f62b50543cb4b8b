import { expect, it } from 'vitest';
import { membersOf } from '../../../../src/chat/panel/provenance/membersOf.js';
import { readQuery } from '../../../../src/chat/panel/provenance/readQuery.js';
import { unfinishedPeriods } from '../../../../src/chat/panel/provenance/unfinishedPeriods.js';
import type { DataModelMember, DataModelView } from '../../../../src/client/chat-stream/ToolResult.js';

const member = (name: string, aggType?: string): DataModelMember => ({
  name,
  title: `The ${name}`,
  description: '',
  type: 'string',
  aggType,
});
const view = (name: string, ...members: DataModelMember[]): DataModelView => ({ name, type: 'view', title: name.toUpperCase(), members });
const orders = view('orders', member('orders.revenue', 'sum'), member('orders.region'), member('orders.status'));

it.each([
  ['SELECT 1', []],
  ['SELECT a FROM t WHERE a = 1 GROUP BY 1', ['a = 1']],
  ["SELECT a FROM t WHERE a = 'x AND y' AND b > 2\n  AND c BETWEEN 1 AND 5 LIMIT 3", ["a = 'x AND y'", 'b > 2', 'c BETWEEN 1 AND 5']],
  ['SELECT a FROM t WHERE a = 1 OR b = 2 AND c = 3', ['a = 1 OR b = 2 AND c = 3']],
  ['SELECT a FROM t WHERE (a = 1 OR b = 2) AND c = 3', ['(a = 1 OR b = 2)', 'c = 3']],
  ['WITH x AS (SELECT a FROM t WHERE a = 1) SELECT a FROM x WHERE b = 2 HAVING c = 3', ['a = 1', 'b = 2', 'c = 3']],
  ['SELECT a FROM t WHERE a IN (SELECT b FROM u WHERE c = 1) AND d = 2', ['a IN (SELECT b FROM u WHERE c = 1)', 'd = 2']],
  [
    'SELECT a FROM t WHERE CASE WHEN a = 1 AND b = 2 THEN 1 END = 1 -- AND c = 1',
    ['CASE WHEN a = 1 AND b = 2 THEN 1 END = 1 -- AND c = 1'],
  ],
])('finds the conditions of %s', (sql, conditions) => {
  expect(readQuery(sql).conditions).toEqual(conditions);
});

it('finds the members that a query uses, whatever their aliases', () => {
  const sql = `WITH sums AS (SELECT o.region AS area, MEASURE(o.revenue) total FROM orders o WHERE o.status = 'region') SELECT area, total FROM sums`;
  const found = membersOf(readQuery(sql), { columns: [] }, [orders, view('stores', member('stores.region'))]);
  expect(found.views).toEqual(['ORDERS']);
  expect(found.measures.map(({ name }) => name)).toEqual(['orders.revenue']);
  expect(found.dimensions.map(({ name }) => name)).toEqual(['orders.region', 'orders.status']);
  expect(found.unknown).toEqual([]);
});

it('lists the names that no search has found', () => {
  const found = membersOf(readQuery('SELECT orders.revenue, margin FROM orders JOIN secret USING (id)'), { columns: [] }, [orders]);
  expect(found.unknown).toEqual(['margin', 'secret', 'id']);
});

it('reads hostile queries in bounded time and memory', () => {
  for (const piece of ['(', "'", 'WHERE a AND ', 'x.', '/*', 'a AS ', '"']) {
    const { names, conditions } = readQuery(piece.repeat(200_000));
    expect(names.length).toBeLessThanOrEqual(1_000);
    expect(conditions.length).toBeLessThan(20_000);
  }
});

it('finds the last period if it is unfinished', () => {
  const columns = [{ name: 'month', type: 'time', serviceType: 'Date' } as const, { name: 'n', type: 'number', serviceType: '' } as const];
  const rows = ['2026-09-01', '2026-10-01', '2026-11-01'].map((month, n) => [month, n]);
  const at = (now: string) => unfinishedPeriods({ columns, rows }, { locale: 'en', timeZone: 'UTC', now: new Date(now) });
  expect(at('2026-11-26T12:00:00Z')).toEqual(['Nov 2026']);
  expect(at('2026-12-01T00:00:00Z')).toEqual([]);
  expect(unfinishedPeriods({ columns: [], rows: [] }, { locale: 'en', timeZone: undefined, now: new Date() })).toEqual([]);
});
