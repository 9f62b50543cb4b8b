import { describe, expect, it } from 'vitest';
import { readPeriod } from '../../../../../src/chat/results/chart/rows/readPeriods.js';

describe('a day in words', () => {
  it.each<[string, string, string, string?]>([
    ['5 May 2025', '2025-05-05', 'day'],
    ['05-May-2025', '2025-05-05', 'day'],
    ['May 5, 2025', '2025-05-05', 'day'],
    ['Dec 31 1999', '1999-12-31', 'day'],
    ['Mon, 05 May 2025', '2025-05-05', 'day'],
    ['5. Mai 2025', '2025-05-05', 'day', 'de'],
    ['31 janv. 2025', '2025-01-31', 'day', 'fr'],
    ['5 May 2025 14:30', '2025-05-05T14:30', 'minute'],
    ['Mon, 05 May 2025 07:05:09', '2025-05-05T07:05:09', 'second'],
    ['2025/05/05 23:59', '2025-05-05T23:59', 'minute'],
  ])('is read: %s', (text, time, grain, locale = 'en') => {
    expect(readPeriod(text, locale)).toEqual({ time: Date.parse(`${time.padEnd(10)}${time.includes('T') ? 'Z' : ''}`), grain });
  });

  it.each(['31 Feb 2025', '5 Maybe 2025', 'Shop 5 May 2025', '5 May 25', '5/6/2025', '5 May 2025 24:00', 'May 2025 10:00', '1 2 2025'])(
    'is not read from %s',
    (text) => {
      expect(readPeriod(text, 'en')).toBeUndefined();
    },
  );
});
