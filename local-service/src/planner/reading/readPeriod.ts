import type { PlanningModel } from '../plan/PlanningModel.js';
import { readTimeRange, type TimeReading } from '../plan/timeRange.js';
import type { Draft } from './Reading.js';

/**
 * Reads the period at the start of a text. In "compare revenue in 2024 and 2025", these are two, otherwise one. In "Q1 and Q2 2024", the
 * year belongs to both.
 */
export function readPeriod(text: string, draft: Draft): TimeReading | undefined {
  const { model } = draft.lexicon;
  const first = text.replace(/ and .*/, '');
  const whole = readTimeRange(text, model);
  const year = sharedYear(first, text.slice(first.length + ' and '.length), model);
  const areTwo = draft.isComparing || (comparesPeriods(draft) && (year !== undefined || /^(?!from|since).*\b(?:19|20)\d\d$/.test(first)));
  const wordCount = first.split(' ').length;
  if (year !== undefined && (areTwo || (whole?.wordCount ?? 0) <= wordCount)) {
    const dated = readTimeRange(`${first} ${year}`, model);
    if (dated?.wordCount === wordCount + 1) return { ...dated, wordCount };
  }
  return areTwo ? readTimeRange(first, model) : whole;
}

/** The year after the second of two periods, if the first has none. */
function sharedYear(first: string, second: string, model: PlanningModel): string | undefined {
  const [, period = '', year] = /^(\S+) ((?:19|20)\d\d)\b/.exec(second) ?? [];
  return /\d{4}/.test(first) || readTimeRange(period, model) === undefined ? undefined : year;
}

/** "Compare" with something named first, unless that is several values, which are compared with each other. */
function comparesPeriods({ compare, compareText, filters }: Draft): boolean {
  const isVerb = /^(?:compar(?:e|ing|ison)|difference)\b(?! to| with| against)/i.test(compareText);
  return isVerb && compare?.with === 'what-follows' && filters.every(({ values }) => values.length === 1);
}
