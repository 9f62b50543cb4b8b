import type { DashboardViewerProps } from '../../../src/admin.js';
import type { QueryRows, ResultColumn } from '../../../src/client.js';

type LoadRows = NonNullable<DashboardViewerProps['loadRows']>;

const text = (name: string): ResultColumn => ({ name, type: 'string', serviceType: 'text' });
const number = (name: string): ResultColumn => ({ name, type: 'number', serviceType: 'numeric' });
const time = (name: string): ResultColumn => ({ name, type: 'time', serviceType: 'timestamp' });

const regions = ['Europe', 'North America', 'Asia Pacific', 'Latin America'];
const amounts = [1_483_611, 1_072_747, 765_099, 284_259];

/** The rows of each report of the seeded dashboard, for one region or all. Stories do not wait for a warehouse. */
export const loadRows: LoadRows = async ({ snapshot, view }) => {
  const [chosen] = (view.filters ?? []).flatMap(({ value }) => (Array.isArray(value) ? value : []));
  const shown = regions
    .map((region, index) => ({ region, amount: amounts[index] ?? 0 }))
    .filter(({ region }) => (chosen ?? region) === region);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  return rowsOf(snapshot.name ?? '', shown, total);
};

function rowsOf(report: string, shown: readonly { readonly region: string; readonly amount: number }[], total: number): QueryRows {
  switch (report) {
    case 'Revenue':
      return { columns: [number('revenue')], rows: [[total]] };
    case 'Orders':
      return { columns: [number('orders')], rows: [[Math.round(total / 383)]] };
    case 'Margin':
      return { columns: [number('margin')], rows: [[55.2]] };
    case 'Revenue over time':
      return {
        columns: [time('period'), number('revenue')],
        rows: Array.from({ length: 12 }, (_, month) => [
          `2025-${String(month + 1).padStart(2, '0')}-01T00:00:00`,
          Math.round((total / 12) * (0.8 + month / 25 + (month % 3) / 15)),
        ]),
      };
    case 'Order values':
      return {
        columns: [text('channel'), number('order_value')],
        rows: [
          ['In store', 381.61],
          ['Online', 384.76],
        ],
      };
    case 'From category to channel':
      return {
        columns: [text('category'), text('channel'), number('revenue')],
        rows: shown.flatMap(({ amount }) => [
          ['Frames', 'Online', amount * 0.4],
          ['Lenses', 'In store', amount * 0.6],
        ]),
      };
    default:
      return { columns: [text('name'), number('revenue')], rows: shown.map(({ region, amount }) => [region, amount]) };
  }
}
