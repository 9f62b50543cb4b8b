import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishNotificationSchedules } from '../../src/admin/notification-schedules/labels/en.js';
import { scheduleText } from '../../src/admin/notification-schedules/model/describeCron.js';
import { nextRuns } from '../../src/admin/notification-schedules/model/nextRuns.js';
import { parseCron } from '../../src/admin/notification-schedules/model/parseCron.js';
import { runText } from '../../src/admin/notification-schedules/model/runTexts.js';

const { words } = englishNotificationSchedules;

describe('a schedule', () => {
  it.each([
    ['0 */3 * * *', 'Every 3 hours'],
    ['0 */2 * * 1-5', 'Every 2 hours, Monday–Friday'],
    ['15 */3 * * *', 'Every 3 hours at minute 15'],
    ['0,30 */3 * * *', 'Every 3 hours at minute 0 and 30'],
    ['0 */4 * * *', 'Every 4 hours'],
    ['0 */12 * * *', 'Every day at 12:00 AM and 12:00 PM'],
    ['0 8-20/2 * * *', 'Every 2 hours, 8:00 AM–8:59 PM'],
    ['0 1-23/2 * * *', 'Every 2 hours, 1:00 AM–11:59 PM'],
    ['0 8-18 * * 1-5', 'Every hour at minute 0, 8:00 AM–6:59 PM, Monday–Friday'],
    ['*/15 * * * *', 'Every 15 minutes'],
    ['*/10 9-17 * * *', 'Every 10 minutes, 9:00 AM–5:59 PM'],
    ['0 9 * * 1', 'Every Monday at 9:00 AM'],
    ['0 0,1,2,5,9,14,20 * * *', 'Every day at 12:00 AM, 1:00 AM, 2:00 AM, 5:00 AM, 9:00 AM, 2:00 PM, and 8:00 PM'],
  ])('%s reads as a person says it', (expression, text) => {
    expect(scheduleText(expression, words, 'en').replaceAll('\u202f', ' ')).toBe(text);
  });
});

const zones = (
  'Europe/Berlin Europe/London America/New_York America/Los_Angeles America/Sao_Paulo America/St_Johns Asia/Tokyo Asia/Kolkata ' +
  'Asia/Kathmandu Asia/Tehran Australia/Lord_Howe Pacific/Auckland Pacific/Apia Africa/Casablanca UTC'
).split(' ');

describe('the next runs', () => {
  const field = (least: number, most: number) =>
    fc.oneof(
      fc.constant('*'),
      fc.integer({ min: least, max: most }).map(String),
      fc.integer({ min: 2, max: 12 }).map((step) => `*/${step}`),
    );
  const cron = fc
    .tuple(field(0, 59), field(0, 23), field(1, 31), field(1, 12), fc.constantFrom('*', '*', '1', '1-5'))
    .map((fields) => fields.join(' '));
  // Clocks change in these months.
  const start = fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 10, 30) });

  it('differ in every time zone', () => {
    fc.assert(
      fc.property(cron, fc.constantFrom(...zones), fc.constantFrom('en', 'de', 'ja', 'ar'), start, (expression, zone, locale, nowMs) => {
        const read = parseCron(expression);
        if ('problem' in read) return;
        const texts = nextRuns(read.cron, zone, { afterMs: nowMs, count: 5 }).map(({ atMs }) => runText(atMs, nowMs, locale, zone));
        expect(new Set(texts).size).toBe(texts.length);
      }),
      { numRuns: 150 },
    );
  });

  it('have the year where it differs', () => {
    const read = parseCron('0 8 29 2 *');
    const nowMs = Date.UTC(2026, 10, 28);
    const runs = 'cron' in read ? nextRuns(read.cron, 'Europe/Berlin', { afterMs: nowMs, count: 2 }) : [];
    const texts = runs.map(({ atMs }) => runText(atMs, nowMs, 'en', 'Europe/Berlin'));
    expect(texts).toEqual([expect.stringContaining('2028'), expect.stringContaining('2032')]);
    expect(runText(nowMs, nowMs, 'en', 'Europe/Berlin')).not.toContain('2026');
  });

  it('name the zone of a time that comes twice', () => {
    const [first = 0, second = 0] = [Date.UTC(2026, 9, 25, 0, 0), Date.UTC(2026, 9, 25, 1, 0)];
    expect(runText(first, first, 'en-GB', 'Europe/Berlin')).toMatch(/CEST$/);
    expect(runText(second, first, 'en-GB', 'Europe/Berlin')).toMatch(/CET$/);
  });
});
