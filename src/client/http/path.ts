import { invalid } from './invalid.js';
import { ServiceError } from './ServiceError.js';
import { checkId } from './writeJson.js';

/** Builds a path from a template: each value becomes one encoded segment, and a missing one is refused. */
export function path(texts: TemplateStringsArray, ...values: readonly PathValue[]): string {
  return texts.reduce((built, text, index) => built + encodeSegment(values[index - 1], built) + text);
}

/** A query string with its `?`, or nothing. Skips `undefined` and `null`; an array repeats its key. */
export function queryString(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, item] as const));
  const present = entries.filter(([, value]) => value !== undefined && value !== null);
  if (present.length === 0) return '';
  for (const [name, value] of present) checkId(value, name);
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}

/** A path below the base address. Refuses one that would lead anywhere else, since the credentials go with it. */
export function requestUrl(baseUrl: string, path: string, query: object | undefined): string {
  const reason = typeof path !== 'string' ? 'a text' : troubleOf(path);
  if (reason === undefined) return `${baseUrl}${path}${queryString(query)}`;
  throw invalid('path', `The path of a request must be ${reason}.`);
}

function troubleOf(path: string): string | undefined {
  if (!path.startsWith('/') || /^\/[/\\]/.test(path)) return 'one that begins with exactly one slash, such as /api/v1/users';
  if (/[\\#\p{Cc}]/u.test(path)) return 'without backslashes, control characters and #';
  if (/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(path)) return 'without the segments . and ..';
  return undefined;
}

export type PathValue = string | number | bigint | null | undefined;

function encodeSegment(value: PathValue, before: string): string {
  checkId(value, `The value behind ${before}`);
  const segment = value === undefined || value === null || Number.isNaN(value) ? '' : String(value);
  const isStep = segment === '.' || segment === '..';
  if (segment === '' || isStep) {
    throw new ServiceError('validation', `The path "${before}…" needs a value at its end, got ${isStep ? `"${segment}"` : 'none'}.`);
  }
  return encodeURIComponent(segment);
}
