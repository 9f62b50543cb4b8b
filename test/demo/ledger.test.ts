import { expect, it } from 'vitest';
import { formatCell } from '../../demo/customer/ledger.js';
import type { CellValue, ColumnType } from '../../src/client.js';

it.each<[string, ColumnType, string, readonly CellValue[], string]>([
  ['months', 'time', 'month', ['2025-01-01T00:00:00.000', '2025-02-01T00:00:00.000'], 'January 2025'],
  ['days', 'time', 'day', ['2025-01-01T00:00:00.000', '2025-01-02T00:00:00.000'], '1 Jan 2025'],
  ['times', 'time', 'ordered_at', ['2025-01-01T08:30:00.000'], '1 Jan 2025, 08:30'],
  ['large sums of money', 'number', 'revenue', [259126.48], '€259,126'],
  ['small sums of money', 'number', 'average_order_value', [87.5], '€87.50'],
  ['shares', 'number', 'share_percent', [21.46], '21.5%'],
  ['counts', 'integer', 'units', [12345], '12,345'],
  ['names', 'string', 'store', ['Berlin Mitte'], 'Berlin Mitte'],
  ['missing values', 'number', 'revenue', [null], '–'],
  ['dates that it cannot read, as they are', 'time', 'day', ['soon'], 'soon'],
])('The shop’s ledger writes %s in its own formats', (_, type, name, [value = null, ...others], written) => {
  expect(formatCell(value, { name, type, serviceType: '' }, [value, ...others])).toBe(written);
});
