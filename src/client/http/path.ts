import { ServiceError } from './ServiceError.js';

/** Builds a path from a template: each value becomes one encoded segment, and a missing one is refused. */
export function path(texts: TemplateStringsArray, ...values: readonly PathValue[]): string {
  return texts.reduce((built, text, index) => built + encodeSegment(values[index - 1], built) + text);
}

/** A query string with its `?`, or nothing. Skips `undefined` and `null`; an array repeats its key. */
export function queryString(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, item] as const));
  const present = entries.filter(([, value]) => value !== undefined && value !== null);
  if (present.length === 0) return '';
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}

export type PathValue = string | number | bigint | null | undefined;

function encodeSegment(value: PathValue, before: string): string {
  const segment = value === undefined || value === null || Number.isNaN(value) ? '' : String(value);
  const isStep = segment === '.' || segment === '..';
  if (segment === '' || isStep) {
    throw new ServiceError('validation', `The path "${before}…" needs a value at its end, and got ${isStep ? `"${segment}"` : 'none'}.`);
  }
  return encodeURIComponent(segment);
}
