import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { isEarlierValue } from './columnKind.js';
import { longestName } from './columnName.js';

/** Returns the title of a column as readers see it; without one, its name in words: `order_value` is “Order value”. */
export function columnTitle({ name, title, format }: Pick<ResultColumn, 'name' | 'title' | 'format'>): string {
  return title ?? nameInWords(name, format?.type === 'percent');
}

/**
 * Returns the title of a column that a query named after a member: `revenue_previous_year` is “Revenue, previous year”, `revenue_2024` “Revenue 2024”. `undefined` if the
 * name does not begin with a member.
 */
export function titleFromMember(name: string, isPercent: boolean, titleOf: (name: string) => string | undefined): string | undefined {
  if (name.length > longestName) return undefined;
  const words = name.toLowerCase().split('_');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const title = titleOf(words.slice(0, count).join('_'));
    const rest = words.slice(count).join(' ').trim();
    if (title === undefined || rest === '') continue;
    if (percentSigns.has(rest)) return titleOfPercent(title, isPercent);
    return isEarlierValue({ name: rest }) ? `${title}, ${rest}` : `${title} ${rest}`;
  }
  return undefined;
}

/** Writes a technical name as words. Other names are left as they are. */
function nameInWords(name: string, isPercent: boolean): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (name.length > longestName || !technical.test(last)) return name;
  const words = last
    .replace(/\p{Ll}(?=\p{Lu})/gu, '$&_')
    .split('_')
    .filter(Boolean);
  const [first = '', ...rest] = words.map((word) => (initials.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  const isNamedPercent = rest.length > 0 && percentSigns.has(rest.at(-1) ?? '');
  const text = [first, ...(isNamedPercent ? rest.slice(0, -1) : rest)].join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return isNamedPercent ? titleOfPercent(text, isPercent) : text;
}

/** The sign is left out where the values have it. */
function titleOfPercent(title: string, isPercent: boolean): string {
  return isPercent ? title : `${title} (%)`;
}

/** Lower case, or words joined by `_` or by capitals: `region`, `order_value`, `ORDER_VALUE`, `orderValue`. */
const technical = /^(?:\p{Ll}[\p{Ll}\p{N}]*(?:_+[\p{Ll}\p{N}]+|\p{Lu}[\p{Ll}\p{N}]+)*|\p{Lu}[\p{Lu}\p{N}]*(?:_+[\p{Lu}\p{N}]+)+)$/u;
const initials = new Set('id sku url api sql ip vat kpi usd eur gbp ytd mtd yoy mom aov ctr roi b2b b2c'.split(' '));
const percentSigns = new Set(['percent', 'pct', 'perc', 'percentage']);
