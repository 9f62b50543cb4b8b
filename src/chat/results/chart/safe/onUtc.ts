import { lookUp } from '../../../../client/http/lookUp.js';
import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { clockFunctions } from './clockFunctions.js';
import { expressionTokens } from './expressionTokens.js';

/**
 * Switches a compiled chart to UTC. Rows contain wall-clock times, and in the reader's time zone an hour may be missing or occur twice.
 * Weeks follow the locale, and no other text is parsed as a time.
 */
export function onUtc(compiled: object, locale: string): SpecObject {
  return Object(convert(compiled, hasIsoWeeks(locale)));
}

/** True if weeks start on Monday. Those are numbered as in ISO 8601. */
function hasIsoWeeks(locale: string): boolean {
  // Some engines have the method, some the property of an earlier draft, some neither.
  const region: Intl.Locale & { readonly weekInfo?: Week; readonly getWeekInfo?: () => Week } = new Intl.Locale(locale);
  return (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay === 1;
}

interface Week {
  readonly firstDay: number;
}

function convert(node: unknown, isIso: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => convert(item, isIso));
  if (!isSpecObject(node)) return node;
  const converted: SpecObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parse') converted[key] = withoutDates(value);
    else if (typeof value === 'string' && expressionKeys.has(key)) converted[key] = onClock(value, isIso);
    // Rows contain no expressions.
    else converted[key] = key === 'values' && 'name' in node ? value : convert(value, isIso);
  }
  const { type, units } = converted;
  if (type === 'time' && 'range' in converted) converted.type = 'utc';
  if (converted.formatType === 'time') converted.formatType = 'utc';
  if (type !== 'timeunit') return converted;
  const ofLocale = Array.isArray(units) && isIso ? units.map((unit) => (unit === 'week' ? 'isoweek' : unit)) : units;
  return { ...converted, units: ofLocale, timezone: 'utc' };
}

/** Times are numbers already. The chart library would guess at the meaning of other text. */
function withoutDates(parse: unknown): unknown {
  return isSpecObject(parse) ? Object.fromEntries(Object.entries(parse).filter(([, type]) => type !== 'date')) : parse;
}

function onClock(source: string, isIso: boolean): string {
  const tokens = expressionTokens(source) ?? [];
  const hasUnits = isIso && tokens.some(({ text }) => text === 'timeUnitSpecifier');
  let written = '';
  let end = 0;
  for (const [index, { kind, text, start }] of tokens.entries()) {
    const isCall = kind === 'name' && tokens[index + 1]?.text === '(' && tokens[index - 1]?.text !== '.';
    const name = hasUnits && text === '"week"' ? '"isoweek"' : isCall ? clockName(text, isIso) : text;
    written += source.slice(end, start) + name;
    end = start + text.length;
  }
  return written + source.slice(end);
}

function clockName(name: string, isIso: boolean): string {
  const clock = `parley_${name === 'week' && isIso ? 'isoweek' : name}`;
  return lookUp(utcNames, name) ?? (Object.hasOwn(clockFunctions, clock) ? clock : name);
}

const expressionKeys = new Set(['expr', 'signal', 'update', 'test', 'init']);

const utcNames: Readonly<Record<string, string>> = {
  timeFormat: 'utcFormat',
  timeParse: 'utcParse',
  timeOffset: 'utcOffset',
  timeSequence: 'utcSequence',
};
