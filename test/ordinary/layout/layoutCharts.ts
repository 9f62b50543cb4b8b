import type { ChartChoice } from '../../../src/chat/results/switch/ChartChoice.js';
import { isOffered } from '../../../src/chat/results/switch/chartOptions.js';
import { writeChart } from '../../../src/chat/results/switch/writeChart.js';
import type { CellValue, ColumnType, QueryRows } from '../../../src/client/chat-stream/QueryRows.js';
import type { SqlToolResult } from '../../../src/client/chat-stream/ToolResult.js';
import { columnsOf, exampleResult } from '../../../stories/support/exampleResults.js';

/** A chart, and the page it is on. */
export interface LayoutChart {
  readonly name: string;
  readonly result: SqlToolResult;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly language: 'en' | 'ar' | 'ja';
}

const quarters = [2023, 2024, 2025].flatMap((year) => [1, 2, 3, 4].map((quarter) => `Q${quarter} ${year}`));
const regions = ['Europe', 'North America', 'Asia Pacific', 'Latin America'];
const categories = ['Jackets', 'Shoes', 'Trousers', 'Camping equipment', 'Bags', 'Shirts', 'Accessories', 'Bikes'];
const longNames = [
  'Waterproof mountain jacket, women',
  'Merino base layer with long sleeves',
  'Ultralight two-person tent',
  'Trail running shoe, wide fit',
  'Insulated steel bottle 0.75 l',
  'Down sleeping bag −10 °C',
  'Carbon trekking poles, pair',
  'Headlamp',
  'Rain cover for backpacks of 40 to 60 litres',
  'Softshell trousers, men, short',
];
const japaneseNames = [
  '防水マウンテンジャケット',
  'メリノウールの長袖ベースレイヤー',
  '超軽量二人用テント',
  'トレイルランニングシューズ',
  '保温ステンレスボトル',
  'ダウン寝袋',
  'カーボン製トレッキングポール',
  'ヘッドランプ',
];
const arabicNames = [
  'سترة جبلية مقاومة للماء',
  'طبقة أساسية من صوف المارينو',
  'خيمة خفيفة لشخصين',
  'حذاء للجري',
  'زجاجة معزولة',
  'كيس نوم',
  'عصا مشي',
  'مصباح رأس',
];

/** All kinds of the chart switch, and what an agent draws besides, of values that need room in different ways. */
export const layoutCharts: readonly LayoutChart[] = [...results().flatMap(chosenCharts), ...agentCharts()].map((chart, index) => ({
  theme: index % 2 === 0 ? 'light' : 'dark',
  direction: chart.language === 'ar' || index % 5 === 0 ? 'rtl' : 'ltr',
  ...chart,
}));

type PlainChart = Pick<LayoutChart, 'name' | 'result' | 'language'>;

interface NamedRows extends QueryRows {
  readonly name: string;
  readonly language: LayoutChart['language'];
}

function results(): readonly NamedRows[] {
  return [
    table('long names', { product: 'string', revenue: 'number' }, named(longNames)),
    table(
      'short names, negative amounts',
      { shop: 'string', change: 'number' },
      named(['A', 'B', 'C', 'D', 'E'], (index) => 40 - 37 * index),
    ),
    table(
      'six names',
      { region: 'string', revenue: 'number' },
      named(['Europe', 'North America', 'Asia Pacific', 'Latin America', 'Africa', 'Oceania']),
    ),
    table(
      'many names',
      { customer: 'string', revenue: 'number' },
      named(Array.from({ length: 70 }, (_, index) => `Customer ${index + 1}`)),
    ),
    table('Japanese names', { 商品: 'string', 売上: 'number' }, named(japaneseNames), 'ja'),
    table('Arabic names', { المنتج: 'string', الإيرادات: 'number' }, named(arabicNames), 'ar'),
    table('categories and regions', { category: 'string', region: 'string', revenue: 'number' }, crossed(categories, regions)),
    table('months', { month: 'time', revenue: 'number' }, named(months(12))),
    table('months in Arabic', { month: 'time', revenue: 'number' }, named(months(12)), 'ar'),
    table(
      'two years of months, negative amounts',
      { month: 'time', change: 'number' },
      named(months(24), (index) => 30 - ((index * 17) % 61)),
    ),
    table('months and regions', { month: 'time', region: 'string', revenue: 'number' }, crossed(months(12), regions)),
    table('quarters', { quarter: 'string', revenue: 'number' }, named(quarters)),
    table('days', { day: 'time', revenue: 'number' }, named(days(45))),
    table('years', { year: 'integer', revenue: 'number' }, named(Array.from({ length: 11 }, (_, index) => 2015 + index))),
  ];
}

/** One chart of each kind that the chart switch offers for a result. */
function chosenCharts({ name, language, ...rows }: NamedRows): readonly PlainChart[] {
  const value = rows.columns.length - 1;
  const series = rows.columns.length > 2 ? { series: 1 } : {};
  const choices: readonly ChartChoice[] = [
    { kind: 'bar', axis: 0, value, order: 'largest', ...series },
    { kind: 'bar', axis: 0, value, isGrouped: true, ...series },
    { kind: 'line', axis: 0, value, ...series },
    { kind: 'area', axis: 0, value, ...series },
    { kind: 'point', axis: 0, value, ...series },
    { kind: 'arc', axis: 0, value },
  ];
  return choices
    .filter((choice) => isOffered(rows, choice))
    .map((choice) => ({
      name: `${choice.kind}${choice.isGrouped ? ', grouped' : ''}: ${name}`,
      language,
      result: exampleResult({
        ...rows,
        queryTitle: name,
        vegaSpec: writeChart(rows, choice, { sumOf: (column) => `Sum of ${column}` }).spec,
      }),
    }));
}

function agentCharts(): readonly PlainChart[] {
  const amount = { field: 'revenue', type: 'quantitative', title: 'Revenue (€)' };
  const region = { field: 'region', type: 'nominal' };
  const month = { field: 'month', type: 'temporal' };
  const monthly = table('', { month: 'time', region: 'string', revenue: 'number' }, crossed(months(12), regions));
  const stores = table('', { month: 'time', region: 'string', revenue: 'number' }, crossed(months(12), longNames));
  const lying = table('', { category: 'string', region: 'string', revenue: 'number' }, crossed(categories, regions));
  const ranked = table('', { product: 'string', revenue: 'number' }, named(longNames));
  const drawn = (name: string, rows: NamedRows, spec: object, language: LayoutChart['language'] = 'en'): PlainChart => ({
    name,
    language,
    result: exampleResult({ columns: rows.columns, rows: rows.rows, queryTitle: name, vegaSpec: JSON.stringify(spec) }),
  });
  const category = { field: 'category', type: 'nominal', sort: '-x' };
  return [
    drawn('bars of categories and regions', lying, { mark: 'bar', encoding: { y: category, x: amount, color: region } }),
    drawn('bars of regions beside each other', lying, {
      mark: 'bar',
      encoding: { y: category, x: amount, color: region, yOffset: region },
    }),
    drawn('shares of regions', lying, { mark: 'bar', encoding: { y: category, x: { ...amount, stack: 'normalize' }, color: region } }),
    drawn('ranked products', ranked, { mark: 'bar', encoding: { y: { field: 'product', type: 'nominal', sort: '-x' }, x: amount } }),
    drawn('upright products', ranked, { mark: 'bar', encoding: { x: { field: 'product', type: 'nominal', sort: '-y' }, y: amount } }),
    drawn('months as stacked bars', monthly, { mark: 'bar', encoding: { x: month, y: amount, color: region } }),
    drawn('months as stacked bars in Arabic', monthly, { mark: 'bar', encoding: { x: month, y: amount, color: region } }, 'ar'),
    drawn('months and regions as a heat map', monthly, { mark: 'rect', encoding: { x: month, y: region, color: amount } }),
    drawn('named months and regions as a heat map', monthly, {
      mark: 'rect',
      encoding: { x: { ...month, type: 'ordinal', timeUnit: 'yearmonth' }, y: region, color: amount },
    }),
    drawn('months and products as a heat map', stores, {
      mark: 'rect',
      encoding: { x: { ...month, type: 'ordinal' }, y: region, color: amount },
    }),
    drawn('months as an area of shares', monthly, {
      mark: 'area',
      encoding: { x: month, y: { ...amount, stack: 'normalize' }, color: region },
    }),
    drawn('lines of long names', stores, { mark: 'line', encoding: { x: month, y: amount, color: region } }),
    drawn('a histogram', ranked, { mark: 'bar', encoding: { x: { ...amount, bin: true }, y: { aggregate: 'count' } } }),
    drawn('a box plot', lying, { mark: 'boxplot', encoding: { x: { field: 'category', type: 'nominal' }, y: amount } }),
    drawn('dots of two names', lying, {
      mark: 'circle',
      encoding: { y: region, x: amount, color: { field: 'category', type: 'nominal' } },
    }),
    drawn('bars with a line', monthly, {
      layer: [
        { mark: 'bar', encoding: { x: month, y: { ...amount, aggregate: 'sum' } } },
        { mark: 'line', encoding: { x: month, y: { ...amount, aggregate: 'max' } } },
      ],
    }),
  ];
}

function table(
  name: string,
  types: Readonly<Record<string, ColumnType>>,
  rows: QueryRows['rows'],
  language: LayoutChart['language'] = 'en',
): NamedRows {
  return { name, language, columns: columnsOf(types), rows };
}

function named(names: readonly CellValue[], amountOf = (index: number) => 1_480_000 - ((index * 7919) % 97) * 13_000): QueryRows['rows'] {
  return names.map((name, index) => [name, amountOf(index)]);
}

function crossed(names: readonly string[], series: readonly string[]): QueryRows['rows'] {
  return names.flatMap((name, row) => series.map((one, place) => [name, one, 90_000 + ((row * 31 + place * 47) % 89) * 11_000]));
}

function months(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 10));
}

function days(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10));
}
