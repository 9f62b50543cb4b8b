import type { Measure } from '../warehouse/ModelView.js';
import { filterText } from './describePlan.js';
import type { Plan } from './Plan.js';

/** "for Shoes in 2025": what the numbers are limited to. */
export function scopeOf({ filters, range }: Plan): string {
  return [...filters.map(filterText), range?.label ?? ''].filter((part) => part !== '').join(' ');
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
