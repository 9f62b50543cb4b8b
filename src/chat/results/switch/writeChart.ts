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
  const isAdded = kind !== 'point' && !isUnique(result, series === undefined ? [axis] : [axis, series]);
  const isOrdered = chartColumns(result).ordered.includes(axis);
  const isTime = columns[axis]?.type === 'time';
  const isAmount = chartColumns(result).amounts.includes(axis);
  const isHorizontal = kind === 'bar' && !isOrdered && countValues(result, axis, mostUpright) > mostUpright;
  const amount = {
    field: columns[value]?.name,
    type: 'quantitative',
    title: isAdded ? words.sumOf(names[value] ?? '') : names[value],
    ...(isAdded && { aggregate: 'sum' }),
    ...(isLog && { scale: { type: 'log' } }),
    ...(kind === 'bar' && series !== undefined && !isGrouped && { stack: 'zero' }),
  };
  const category = {
    field: columns[axis]?.name,
    type: isTime ? 'temporal' : isAmount ? 'quantitative' : isOrdered ? 'ordinal' : 'nominal',
    title: names[axis],
  };
  const ranked = { ...category, ...(!isOrdered && !isAmount && { sort: sortOf(order, isHorizontal ? 'x' : 'y') }) };
  const color = series === undefined ? undefined : { field: columns[series]?.name, type: 'nominal', title: names[series] };
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
    spec: JSON.stringify({ mark: kind, encoding }),
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

function sortOf(order: ChartChoice['order'], amountAxis: 'x' | 'y'): string | null {
  if (order === undefined) return null;
  return order === 'largest' ? `-${amountAxis}` : amountAxis;
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
