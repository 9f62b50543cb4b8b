import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWallClock, toLocalTime } from '../../../src/chat/results/wallClock.js';

describe('readWallClock', () => {
  it('reads the written time and ignores its offset', () => {
    expect(readWallClock('2025-03-31T23:30:00.250+05:30')).toBe(Date.UTC(2025, 2, 31, 23, 30, 0, 250));
    expect(readWallClock('2025-03-31')).toBe(Date.UTC(2025, 2, 31));
    expect(readWallClock('0045-03-31')).toBe(new Date('0045-03-31T00:00:00Z').getTime());
  });

  it('reads nothing else', () => {
    for (const other of ['2025', '31.03.2025', '2025-3-1', 'today', '', 20250331, null, {}]) expect(readWallClock(other)).toBeUndefined();
  });

  it('shows the same date and hour in the user’s own time zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        (date) => {
          const noon = Math.floor(date.getTime() / 86_400_000) * 86_400_000 + 43_200_000;
          const local = toLocalTime(noon);
          const clock = new Date(noon);
          expect([local.getFullYear(), local.getMonth(), local.getDate(), local.getHours()]).toEqual([
            clock.getUTCFullYear(),
            clock.getUTCMonth(),
            clock.getUTCDate(),
            12,
          ]);
        },
      ),
    );
  });
});
