import type { ChartRows } from '../../rows/chartRows.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';

/** A formatter from `chartFormats` and its format text. */
export interface TimeFormat {
  readonly formatType: string;
  readonly format: string;
}

/** Formats times with the precision of their column. */
export function exactTime(definition: SpecObject, { fields }: ChartRows, locale: string): TimeFormat {
  const grain = [...fields.values()].find(({ alias }) => alias === definition.field)?.grain ?? 'day';
  return { formatType: 'parleyExactTime', format: `${grain} ${locale}` };
}

/** Returns a channel whose guide formats times this way, unless the spec sets a format. */
export function writeTimes(definition: SpecObject, guide: 'axis' | 'legend' | 'header', format: TimeFormat): SpecObject {
  const look = definition[guide];
  if (!isPlainTime(definition) || look === null || (isSpecObject(look) && 'format' in look)) return definition;
  return { ...definition, [guide]: { ...Object(look), ...format } };
}

/** True for times as they are; grouped times are formatted by their unit. */
export function isPlainTime({ type, timeUnit }: SpecObject): boolean {
  return type === 'temporal' && timeUnit === undefined;
}
