import { columnsOf } from '../../../../../stories/support/exampleResults.js';

/** Two and a half years of rows with categories, gaps, numbers of both signs, times and lists. */
export const meaningRows = {
  columns: columnsOf({
    month: 'time',
    city: 'string',
    kind: 'string',
    revenue: 'number',
    change: 'number',
    size: 'integer',
    low: 'integer',
    high: 'integer',
    tags: 'json',
  }),
  rows: Array.from({ length: 36 }, (_, index) => {
    const month = new Date(Date.UTC(2024, Math.floor(index / 2) * 2, 1 + (index % 5), index % 24));
    return [
      month.toISOString().slice(0, 23),
      ['Lyon', 'Porto', 'Graz', 'Oslo'][index % 4] ?? '',
      index % 3 === 0 ? 'online' : 'store',
      index === 7 ? null : ((index * 37) % 101) + 3.5,
      ((index * 29) % 61) - 30,
      (index * 7) % 13,
      index,
      index + 5,
      ['a', 'b', 'c'].slice(0, (index % 3) + 1),
    ];
  }),
};

/** The same as the chart library would get them without us. */
export const plainValues = meaningRows.rows.map((row) =>
  Object.fromEntries(meaningRows.columns.map(({ name }, index) => [name, row[index]])),
);
