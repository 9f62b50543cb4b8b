import type { CellValue, ResultRow } from '../../../client/chat-stream/QueryRows.js';

/** A bar behind a number, in percent of the cell, from the start of the line. It begins at zero, like each bar of its column. */
export interface NumberBar {
  readonly from: number;
  readonly to: number;
  readonly isNegative: boolean;
}

/** Creates the bars of a column, which share one scale that contains zero. `undefined` for values without a number. */
export function numberBars(column: number, rows: readonly ResultRow[]): (value: CellValue | undefined) => NumberBar | undefined {
  let least = 0;
  let most = 0;
  for (const row of rows) {
    const number = readNumber(row[column]);
    if (number === undefined) continue;
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  const span = most - least;
  return (value) => {
    const number = readNumber(value);
    if (number === undefined || !(span > 0) || !Number.isFinite(span)) return undefined;
    const [start, end] = [Math.min(0, number), Math.max(0, number)];
    return { from: ((start - least) / span) * 100, to: ((end - least) / span) * 100, isNegative: number < 0 };
  };
}

function readNumber(value: CellValue | undefined): number | undefined {
  const number = typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string' ? Number(value) : Number.NaN;
  return value === '' || !Number.isFinite(number) ? undefined : number;
}
