import type { OtherTable } from './otherWarehouse.js';

/** Parts on shelves: a table without a time. */
export const parts = Array.from({ length: 60 }, (_, index) => ({
  part: `Part ${index + 1}`,
  shelf: ['North', 'South', "Children's"][index % 3] ?? '',
  stock: (index * 17) % 50,
  price: 2 + (index % 10),
}));

export const partTables: readonly OtherTable[] = [
  {
    name: 'parts',
    columns: 'part text PRIMARY KEY, shelf text NOT NULL, stock int NOT NULL, price numeric NOT NULL',
    rows: parts.map(({ part, shelf, stock, price }) => [part, shelf, stock, price]),
  },
];

export const partModel = `
cubes:
  - name: parts
    sql_table: base.parts
    dimensions:
      - { name: part, sql: part, type: string, primary_key: true, public: true }
      - { name: shelf, sql: shelf, type: string, meta: { plural: Shelves } }
    measures:
      - { name: stock, sql: stock, type: sum, title: Stock, description: Pieces on the shelf }
      - { name: value, sql: "stock * price", type: sum, title: Stock value, format: currency, currency: USD }
      - { name: highest_price, sql: price, type: max, title: Highest price, format: currency }
`;

/** Inquiries, whose names are Japanese. */
export const inquiries = Array.from({ length: 90 }, (_, index) => ({
  id: index + 1,
  priority: ['高い', '普通', '低い'][index % 3] ?? '',
  section: ['営業部', '開発部'][(index * 3) % 5 > 2 ? 1 : 0] ?? '',
  at: `2024-${String(1 + (index % 12)).padStart(2, '0')}-10 09:00:00+00`,
  minutes: 5 + (index % 7),
}));

export const inquiryTables: readonly OtherTable[] = [
  {
    name: 'inquiries',
    columns: 'id int PRIMARY KEY, priority text, section text, at timestamptz, minutes int',
    rows: inquiries.map(({ id, priority, section, at, minutes }) => [id, priority, section, at, minutes]),
  },
];

export const inquiryModel = `
cubes:
  - name: inquiries
    title: 問い合わせ
    sql_table: base.inquiries
    meta: { row: [問い合わせ, 問い合わせ] }
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: priority, sql: priority, type: string, title: 優先度, meta: { plural: 優先度 } }
      - { name: section, sql: section, type: string, title: 担当部署, meta: { plural: 担当部署 } }
      - { name: at, sql: at, type: time, title: 受付日時 }
    measures:
      - { name: count, type: count, title: 受付件数 }
      - { name: minutes, sql: minutes, type: sum, title: 対応時間 }
`;

/** Names that break what is careless with them: 500 members, marks instead of words, names of JavaScript. */
const oddTitles = ['!!!', '(', "O'Brien \\\\ {x}", '100%', 'constructor', '__proto__', 'by', 'The', 'month', '2025', 'Total'];

export const oddTables: readonly OtherTable[] = [
  { name: 'empty', columns: 'id int PRIMARY KEY, at timestamptz, kind text, amount numeric', rows: [] },
  { name: 'bare', columns: 'id int PRIMARY KEY', rows: [[1], [2], [3]] },
  {
    name: 'wide',
    columns: 'id int PRIMARY KEY, a text, n numeric',
    rows: [
      [1, 'x', 2],
      [2, 'y', 3],
      [3, 'y', null],
    ],
  },
];

export const oddModel = `
cubes:
  - name: empty
    sql_table: base.empty
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: at, sql: at, type: time }
      - { name: kind, sql: kind, type: string }
    measures:
      - { name: amount, sql: amount, type: sum }
  - name: bare
    sql_table: base.bare
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
  - name: wide
    sql_table: base.wide
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
${Array.from({ length: 250 }, (_, index) => `      - { name: d${index}, sql: a, type: string, title: ${JSON.stringify(oddTitles[index] ?? `Kind ${index}`)} }`).join('\n')}
    measures:
${Array.from({ length: 250 }, (_, index) => `      - { name: m${index}, sql: n, type: ${['sum', 'min', 'max', 'avg'][index % 4]}, title: ${JSON.stringify(oddTitles[index] ?? `Amount ${index}`)} }`).join('\n')}
`;
