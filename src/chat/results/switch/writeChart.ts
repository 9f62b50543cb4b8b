import type { QueryRows, ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { headings } from '../export/headings.js';
import { valueKey } from '../table/columnFilter.js';
import { columnTotal } from '../table/columnTotal.js';
import type { ChartChoice } from './ChartChoice.js';
import { chartColumns, countValues, isUnique } from './chartOptions.js';

/** Writes the Vega-Lite spec of a choice, which is drawn by the same engine as that of the agent, and picks the rows that it shows. */
export function writeChart(result: QueryRows, choice: ChartChoice, words: ChartWords): WrittenChart {
  const { kind, axis, value, series, order, isGrouped, isLog, top } = choice;
  const { columns } = result;
  const names = headings(columns);
  const beside = amountBeside(result, choice);
  const isAdded = kind !== 'point' && !isUnique(result, series === undefined || beside !== undefined ? [axis] : [axis, series]);
  const isOrdered = chartColumns(result).ordered.includes(axis);
  const isTime = columns[axis]?.type === 'time';
  const isAmount = chartColumns(result).amounts.includes(axis);
  const isHorizontal = kind === 'bar' && !isOrdered && countValues(result, axis, mostUpright) > mostUpright;
  const title = beside?.title ?? names[value] ?? '';
  const amount = {
    field: beside === undefined ? columns[value]?.name : folded.amount,
    type: 'quantitative',
    title: isAdded ? words.sumOf(title) : title,
    ...(isAdded && { aggregate: 'sum' }),
    ...(isLog && { scale: { type: 'log' } }),
    ...(kind === 'bar' && series !== undefined && !isGrouped && { stack: 'zero' }),
  };
  const category = {
    field: columns[axis]?.name,
    type: isTime ? 'temporal' : isAmount ? 'quantitative' : isOrdered ? 'ordinal' : 'nominal',
    title: names[axis],
  };
  const sort = beside === undefined ? sortOf(order, isHorizontal ? 'x' : 'y') : sortByValue(order, columns[value]?.name);
  const ranked = { ...category, ...(!isOrdered && !isAmount && { sort }) };
  const ownColor = series === undefined ? undefined : { field: columns[series]?.name, type: 'nominal', title: names[series] };
  const color = beside?.color ?? ownColor;
  const encoding =
    kind === 'arc'
      ? { theta: amount, color: { ...category, type: 'nominal' } }
      : {
          [isHorizontal ? 'y' : 'x']: ranked,
          [isHorizontal ? 'x' : 'y']: amount,
          ...(color !== undefined && { color }),
          ...(color !== undefined && isGrouped && { [isHorizontal ? 'yOffset' : 'xOffset']: { field: color.field } }),
        };
  return {
    spec: JSON.stringify({ ...(beside && { transform: beside.transform }), mark: kind, encoding }),
    rows: top === undefined ? result.rows : topRows(result, { axis, value, top }),
  };
}

export interface ChartWords {
  /** The title of an axis whose amounts are sums of several rows. */
  readonly sumOf: (name: string) => string;
}

export interface WrittenChart {
  /** Vega-Lite as JSON text. */
  readonly spec: string;
  readonly rows: readonly ResultRow[];
}

/** Draws a second amount as another series: puts the amounts one below the other, with their titles beside them. */
function amountBeside(result: QueryRows, { value, series }: ChartChoice) {
  if (series === undefined || !chartColumns(result).amounts.includes(series)) return undefined;
  const { columns } = result;
  const names = headings(columns);
  const [title = '', other = ''] = [names[value], names[series]];
  const [first, second] = [columns[value]?.name, columns[series]?.name];
  const titles = `datum.measure === ${JSON.stringify(first)} ? ${JSON.stringify(title)} : ${JSON.stringify(other)}`;
  return {
    title: other.startsWith(`${title}, `) ? title : `${title}, ${other}`,
    transform: [
      { fold: [first, second], as: ['measure', folded.amount] },
      { calculate: titles, as: folded.series },
    ],
    color: { field: folded.series, type: 'nominal', title: null, scale: { domain: [title, other] } },
  };
}

const folded = { amount: 'parley_amount', series: 'parley_series' };

function sortOf(order: ChartChoice['order'], amountAxis: 'x' | 'y'): string | null {
  if (order === undefined) return null;
  return order === 'largest' ? `-${amountAxis}` : amountAxis;
}

function sortByValue(order: ChartChoice['order'], field: string | undefined): object | null {
  return order === undefined ? null : { field, op: 'sum', order: order === 'largest' ? 'descending' : 'ascending' };
}

/** Returns the rows of the categories with the largest amounts, in their order. */
function topRows({ columns, rows }: QueryRows, { axis, value, top }: { axis: number; value: number; top: number }): readonly ResultRow[] {
  const groups = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const key = valueKey(row[axis]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const column: ResultColumn | undefined = columns[value];
  if (column === undefined) return rows;
  const totals = [...groups].map(([key, group]) => ({
    key,
    total: Number(columnTotal('sum', column, value, group) ?? Number.NEGATIVE_INFINITY),
  }));
  const kept = new Set(
    totals
      .toSorted((left, right) => right.total - left.total)
      .slice(0, top)
      .map(({ key }) => key),
  );
  return rows.filter((row) => kept.has(valueKey(row[axis])));
}

/** With more categories, their names do not fit below vertical bars. */
const mostUpright = 6;
