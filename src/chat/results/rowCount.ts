import type { Formats } from '../../react/language/createFormats.js';
import type { Labels } from '../labels/Labels.js';

/** Writes how many of its rows a result has: “12 rows”, “100 of 2,431 rows”. */
export function rowCount(count: number, total: number, { result }: Pick<Labels, 'result'>, { number }: Pick<Formats, 'number'>): string {
  return count < total ? result.rows(number(count), number(total)) : result.allRows(count, number(count));
}
