import type { ChartRows } from './chartRows.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** Names one of `chartFormats` and what it is told. */
export interface TimeFormat {
  readonly formatType: string;
  readonly format: string;
}

/** Times as exact as their column is. */
export function exactTime(definition: SpecObject, { fields }: ChartRows, locale: string): TimeFormat {
  const grain = [...fields.values()].find(({ alias }) => alias === definition.field)?.grain ?? 'day';
  return { formatType: 'parleyExactTime', format: `${grain} ${locale}` };
}

/** A channel whose guide writes times in this way, where the spec says nothing else. */
export function writeTimes(definition: SpecObject, guide: 'axis' | 'legend' | 'header', format: TimeFormat): SpecObject {
  const look = definition[guide];
  if (!isPlainTime(definition) || look === null || (isSpecObject(look) && 'format' in look)) return definition;
  return { ...definition, [guide]: { ...Object(look), ...format } };
}

/** Times as they are; grouped ones are written by their unit. */
export function isPlainTime({ type, timeUnit }: SpecObject): boolean {
  return type === 'temporal' && timeUnit === undefined;
}
