import type { Measure } from '../../warehouse/ModelView.js';
import { lowerFirst } from '../words/listText.js';

/** "the highest revenue", "the most orders", "the fewest orders". */
export function superlative({ title, format }: Measure, isHigh: boolean): string {
  if (format === 'count' && title.endsWith('s')) return `the ${isHigh ? 'most' : 'fewest'} ${lowerFirst(title)}`;
  return `the ${isHigh ? 'highest' : 'lowest'} ${lowerFirst(title)}`;
}

/** Remarks in one paragraph beside the answer. */
export function inItalics(notes: readonly string[]): string | undefined {
  return notes.length > 0 ? `*${notes.join(' ')}*` : undefined;
}

export function bullets(lines: readonly (string | false | undefined)[]): string {
  return lines
    .filter((line) => line !== false && line !== undefined)
    .map((line) => `- ${line}.`)
    .join('\n');
}

/** Closes the gaps that parts with nothing to say leave. */
export function sentence(text: string): string {
  return `${text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:;])/g, '$1')
    .trim()}.`;
}

export function verbOf({ title }: Measure): 'was' | 'were' {
  return /s$/.test(title) && !title.includes(' per ') ? 'were' : 'was';
}
