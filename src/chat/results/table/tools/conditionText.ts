import type { CellValue, ResultRow } from '../../../../client/chat-stream/QueryRows.js';
import type { ToolLabels } from '../../../labels/tools/ToolLabels.js';
import { readWallClock } from '../../wallClock.js';
import { type ColumnFilter, valueKey } from '../columnFilter.js';
import { timeFormatter } from '../columnFormat.js';

/** Writes the condition of a filter: `10 – 200`, `≥ 10`, `Lyon, Porto +2`. */
export function conditionText(filter: ColumnFilter, context: ConditionContext): string {
  switch (filter.kind) {
    case 'text':
      return `${context.words.contains} ${filter.text}`;
    case 'range':
      return limits(filter.from, filter.to, (value) => context.format(value));
    case 'days': {
      const format = timeFormatter('day', context.locale);
      return limits(filter.from, filter.to, (day) => {
        const time = readWallClock(day);
        return time === undefined ? day : format(time);
      });
    }
    case 'values': {
      const [first = '', second] = filter.values.map((key) => valueText(key, context));
      const rest = filter.values.length - 2;
      return [first, ...(second === undefined ? [] : [second])].join(', ') + (rest > 0 ? ` +${rest}` : '');
    }
  }
}

export interface ConditionContext {
  readonly words: ToolLabels;
  readonly locale: string;
  readonly emptyValue: string;
  readonly format: (value: CellValue | undefined) => string;
  readonly rows: readonly ResultRow[];
  readonly column: number;
}

function limits<Limit>(from: Limit | undefined, to: Limit | undefined, write: (limit: Limit) => string): string {
  if (from === undefined) return to === undefined ? '' : `≤ ${write(to)}`;
  return to === undefined ? `≥ ${write(from)}` : `${write(from)} – ${write(to)}`;
}

/** Writes a value as its cells do. */
function valueText(key: string, { emptyValue, format, rows, column }: ConditionContext): string {
  if (key === '') return emptyValue;
  const row = rows.find((candidate) => valueKey(candidate[column]) === key);
  return row === undefined ? key : format(row[column]);
}
