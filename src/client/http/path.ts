import { invalid } from '../errors/invalid.js';
import { checkId } from './writeJson.js';

/** Fills in the names in braces: each value becomes one encoded segment, and a missing one is refused. */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string, index: number) => encodeSegment(values[name], name, template.slice(0, index)));
}

/** A query string with its `?`, or nothing. Skips `undefined` and `null`; an array repeats its key. */
export function queryString(query: object | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) => [value].flat().map((item: unknown) => [name, item] as const));
  const present = entries.filter(([, value]) => value !== undefined && value !== null);
  if (present.length === 0) return '';
  for (const [name, value] of present) checkId(value, name);
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}

/** True for a path that stays below the base address, since the credentials go with it. */
export function isPathBelow(path: string): boolean {
  return typeof path === 'string' && /^\/(?![/\\])[^\\#\p{Cc}]*$/u.test(path) && !/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(path);
}

function encodeSegment(value: unknown, name: string, before: string): string {
  checkId(value, name);
  const segment = String(value ?? '');
  if (Number.isNaN(value) || /^\.{0,2}$/.test(segment)) {
    throw invalid(name, `${name} must be a value after "${before}…", got "${segment}".`);
  }
  return encodeURIComponent(segment);
}
