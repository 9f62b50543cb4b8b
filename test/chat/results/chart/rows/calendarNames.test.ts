import { describe, expect, it } from 'vitest';
import { calendarPlaces, monthOf } from '../../../../../src/chat/results/chart/rows/calendarNames.js';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'ko', 'zh-Hans', 'hi', 'ar', 'he'];
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1));
// 1 January 2024 was a Monday.
const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));

function namesOf(language: string, times: readonly number[], options: Intl.DateTimeFormatOptions): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...options });
  return times.map((time) => format.format(time));
}

describe('names of the calendar', () => {
  it.each(languages)('of "%s" are known to readers of any language, long and short', (language) => {
    for (const style of ['long', 'short'] as const) {
      for (const reader of ['en', 'sv-SE', language]) {
        expect(calendarPlaces(namesOf(language, months, { month: style }), reader)).toEqual(months.map((_, month) => month));
        expect(calendarPlaces(namesOf(language, days, { weekday: style }), reader)).toEqual(days.map((_, day) => day));
      }
    }
  });

  it.each(['de-AT', 'zh-Hant', 'sv', 'fi-FI'])('of "%s", which results rarely have, are known to its readers', (language) => {
    expect(calendarPlaces(namesOf(language, months, { month: 'long' }), language)).toEqual(months.map((_, month) => month));
  });

  it('are all in one calendar', () => {
    expect(calendarPlaces(['Monday', 'May'], 'en')).toBeUndefined();
    expect(calendarPlaces(['March', 'Sales'], 'en')).toBeUndefined();
    expect(monthOf('Marketing', 'en')).toBeUndefined();
  });
});
