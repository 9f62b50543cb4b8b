import type { Measure } from '../warehouse/ModelView.js';
import { filterText, lowerFirst } from './describePlan.js';
import type { Plan } from './Plan.js';

/** "for Shoes in 2025": what the numbers are limited to. */
export function scopeOf({ filters, range }: Plan): string {
  return [...filters.map(filterText), range?.label ?? ''].filter((part) => part !== '').join(' ');
}

/** "the highest revenue", "the most orders", "the fewest orders". */
export function superlative({ title, format }: Measure, isHigh: boolean): string {
  if (format === 'count' && title.endsWith('s')) return `the ${isHigh ? 'most' : 'fewest'} ${lowerFirst(title)}`;
  return `the ${isHigh ? 'highest' : 'lowest'} ${lowerFirst(title)}`;
}

export function bullets(lines: readonly (string | false)[]): string {
  return lines
    .filter((line) => line !== false)
    .map((line) => `- ${line}.`)
    .join('\n');
}

/** Closes the gaps that parts with nothing to say leave. */
export function sentence(text: string): string {
  return `${text
    .replace(/ {2,}/g, ' ')
    .replace(/ +([,.:;])/g, '$1')
    .trim()}.`;
}

export function verbOf({ title }: Measure): 'was' | 'were' {
  return /s$/.test(title) && !title.includes(' per ') ? 'were' : 'was';
}
